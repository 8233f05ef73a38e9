import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import { openCommands } from '../../commands/commands-store.ts';
import { type EditorCommand, editorCommand } from '../canvas/canvas-keys.ts';
import { useGoToFinding } from '../checks/use-go-to-finding.ts';
import { useComments } from '../comments/comments-context.tsx';
import { nextThread, threadsInOrder } from '../comments/threads-in-order.ts';
import { useGoToComment } from '../comments/use-go-to-comment.ts';
import { useGoToEmptyField } from '../panel/use-go-to-empty-field.ts';
import { useEditor } from '../state/editor-context.ts';
import { focusPart } from './editor-parts.ts';

/** A field has a way back of its own. */
const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Keys that mean the same wherever one is in the editor. */
export function useEditorKeys(): void {
  const { session, ui } = useEditor();
  const { t } = useTranslation();
  const { threads } = useComments();
  const goTo = useGoToComment();
  function walkComments(step: 1 | -1): void {
    const open = threads.filter(({ isSettled }) => !isSettled);
    const next = nextThread(threadsInOrder(open, session.state().document), ui.get().thread, step);
    if (next === undefined) say(t('review.comments.said.none'));
    else goTo(next);
  }
  const { goToNext } = useGoToFinding();
  const goToEmptyField = useGoToEmptyField();
  const run: Record<EditorCommand, () => void> = {
    undo() {
      if (!session.state().canUndo) return say(t('editor.said.nothingToUndo'));
      session.undo();
    },
    redo() {
      if (!session.state().canRedo) return say(t('editor.said.nothingToRedo'));
      session.redo();
    },
    commands: openCommands,
    nextPart: () => focusPart(document, 1),
    previousPart: () => focusPart(document, -1),
    nextComment: () => walkComments(1),
    previousComment: () => walkComments(-1),
    nextFinding: () => goToNext(1),
    previousFinding: () => goToNext(-1),
    emptyField: goToEmptyField,
  };
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const command = editorCommand(event);
    if (command === undefined || event.defaultPrevented || ui.get().moving.length > 0) return;
    if ((command === 'undo' || command === 'redo') && isField(event.target)) return;
    event.preventDefault();
    run[command]();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
