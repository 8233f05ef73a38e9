import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import { useEditor } from '../state/editor-context.ts';
import { elementOfBlock } from './edited-elements.ts';

/** None of several is chosen any more; whoever goes on by keyboard does so at the last of them. */
export function useLetGo(): () => void {
  const { t } = useTranslation();
  const { ui } = useEditor();
  return () => {
    const { chosen } = ui.get();
    const last = chosen.at(-1);
    const element = last === undefined ? null : elementOfBlock(last);
    const comesBack = element !== null && element !== document.activeElement;
    ui.set({ chosen: [], givenBack: comesBack ? last : null });
    element?.focus({ preventScroll: true });
    say(t('editor.said.letGo', { count: chosen.length }));
  };
}
