import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import { useItemTarget } from '../item/item-target.ts';
import { useEditor } from '../state/editor-context.ts';
import { blockInHand, type EditorUi } from '../state/editor-ui.ts';
import { focusEmptyField } from './focus-empty-field.ts';

/** The drawer draws its fields within this many frames. */
const mostFrames = 30;

/** To the first field beside the sheet in which nothing is written: of the item, of the block in hand, or of the page. */
export function useGoToEmptyField(): () => void {
  const { ui } = useEditor();
  const { t } = useTranslation();
  const isOfItem = useItemTarget() !== undefined;
  const panelOf = (now: EditorUi) => (!isOfItem && blockInHand(now) !== undefined ? 'block' : 'page');
  return () => {
    ui.set({ panel: panelOf(ui.get()) });
    // What was open before may be another part of it.
    requestAnimationFrame(() => reach(mostFrames, () => say(t('editor.said.noEmptyField'))));
  };
}

function reach(frames: number, onNone: () => void): void {
  // On a phone it is a sheet that lies over the page.
  const panel = document.querySelector(':is([data-editor-part="panel"], [role="dialog"]) [role="tabpanel"]');
  if (panel !== null && focusEmptyField(panel)) return;
  if (frames > 0) requestAnimationFrame(() => reach(frames - 1, onNone));
  else onNone();
}
