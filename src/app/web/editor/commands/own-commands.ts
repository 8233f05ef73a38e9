import { useEffect, useRef } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { offerCommands } from '../../commands/commands-store.ts';
import type { ListedCommand } from '../../commands/listed-command.ts';
import { useBlockLabels } from '../blocks/block-labels.ts';
import { blockOf, blocksInOrder, spotAfter } from '../blocks/block-places.ts';
import { useBlockCommands } from '../blocks/use-block-commands.ts';
import { useGoToEmptyField } from '../panel/use-go-to-empty-field.ts';
import { useEditor } from '../state/editor-context.ts';
import { blockInHand, type CanvasWidth } from '../state/editor-ui.ts';

/** What can be done on this page, among the commands; worked out when they are opened. */
export function OwnCommands(): null {
  const listed = useListedCommands();
  const latest = useRef(listed);
  useEffect(() => {
    latest.current = listed;
  });
  useEffect(() => offerCommands(() => latest.current()), []);
  return null;
}

/** What can be done now, and each block that one can go to. */
function useListedCommands(): () => ListedCommand[] {
  const { t } = useTranslation();
  const { session, ui } = useEditor();
  const labels = useBlockLabels();
  const blocks = useBlockCommands();
  const goToEmptyField = useGoToEmptyField();
  return () => {
    const { document, canUndo, canRedo } = session.state();
    const inHand = blockOf(document, blockInHand(ui.get()));
    const last = blocksInOrder(document).at(-1);
    const look = (width: CanvasWidth): ListedCommand => ({
      id: width,
      label: t(`editor.width.${width}`),
      run: () => ui.set({ width, chosen: [], typing: null, panel: null }),
    });
    const beside = inHand ?? last;
    return [
      {
        id: 'insert',
        label: t('editor.insert.title'),
        shortcut: 'Ctrl Enter',
        run: () =>
          ui.set({ inserting: beside === undefined ? { area: 'main', after: null } : spotAfter(document, beside) }),
      },
      ...(canUndo ? [{ id: 'undo', label: t('editor.undo'), shortcut: 'Ctrl Z', run: () => session.undo() }] : []),
      ...(canRedo ? [{ id: 'redo', label: t('editor.redo'), shortcut: 'Ctrl ⇧ Z', run: () => session.redo() }] : []),
      ...(inHand === undefined
        ? []
        : [
            { id: 'options', label: t('editor.commands.options'), run: () => ui.set({ panel: 'block' }) },
            { id: 'move', label: t('editor.tools.move'), run: () => ui.set({ moving: [inHand.guid] }) },
            {
              id: 'duplicate',
              label: t('editor.tools.duplicate'),
              shortcut: 'Ctrl D',
              run: () => blocks.duplicate([inHand.guid]),
            },
            { id: 'remove', label: t('editor.tools.remove'), shortcut: 'Del', run: () => blocks.remove([inHand.guid]) },
          ]),
      { id: 'empty', label: t('editor.commands.emptyField'), shortcut: 'Ctrl I', run: goToEmptyField },
      { id: 'page', label: t('editor.commands.page'), run: () => ui.set({ panel: 'page' }) },
      ...(['phone', 'tablet', 'desktop'] as const).filter((width) => width !== ui.get().width).map(look),
      ...blocksInOrder(document).map((block) => ({
        id: block.guid,
        label: t('editor.commands.goTo', { name: labels.title(block) }),
        run: () => {
          blocks.choose([block.guid]);
          ui.set({ focusNext: { block: block.guid, at: 'block' } });
        },
      })),
    ];
  };
}
