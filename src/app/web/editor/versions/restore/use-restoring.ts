import { restoreOperations } from '#features/pages/contract/differences/restore-operations.ts';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import { useEditor } from '../../state/editor-context.ts';
import type { ComparedPoint } from '../compare/compared-point.ts';
import { useHistoryCalls } from '../use-history-calls.ts';

/** Puts back what was, wholly or these parts of it: the server does, and writes it down. Undo takes it back in one go. */
export function useRestoring() {
  const { session } = useEditor();
  const runTask = useRunTask();
  const call = useCall();
  const { restore, entity } = useHistoryCalls();
  const { t } = useTranslation();
  return async (
    { point, document }: ComparedPoint,
    chosen: 'all' | ReadonlySet<string>,
    name: string,
  ): Promise<boolean> => {
    const isSame = restoreOperations(session.state().document, document, chosen).length === 0;
    if (point.kind === 'now' || isSame) {
      say(t('editor.versions.restore.nothing'));
      return false;
    }
    const { kind, number } = point;
    const { guid: id } = session.state().page;
    const parts = chosen === 'all' ? {} : { parts: [...chosen] };
    const outcome = await runTask({
      type: 'save',
      entity,
      words: {
        done: t('editor.versions.restore.done', { name }),
        failed: t('editor.versions.restore.failed', { name }),
      },
      run: () => session.letServer((base) => call(restore, { params: { id }, body: { kind, number, base, ...parts } })),
      undo: async (group) => {
        if (group !== undefined) session.undoGroup(group);
        await session.settled();
      },
    });
    return outcome.state === 'done';
  };
}
