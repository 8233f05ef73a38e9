import { restoreOperations } from '#features/pages/contract/differences/restore-operations.ts';
import type { PageDocument } from '#features/pages/contract/page.ts';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import { useEditor } from '../../state/editor-context.ts';

/** Puts back what was, wholly or these blocks of it: a change as any other, which Undo takes back in one go. */
export function useRestoring() {
  const { session } = useEditor();
  const runTask = useRunTask();
  const { t } = useTranslation();
  return async (moment: PageDocument, chosen: 'all' | ReadonlySet<string>, name: string): Promise<boolean> => {
    const operations = restoreOperations(session.state().document, moment, chosen);
    if (operations.length === 0) {
      say(t('editor.versions.restore.nothing'));
      return false;
    }
    session.run(...operations);
    const outcome = await runTask({
      type: 'save',
      entity: 'page',
      words: {
        done: t('editor.versions.restore.done', { name }),
        failed: t('editor.versions.restore.failed', { name }),
      },
      // Trying again sends what is waiting here already.
      run: () => session.settled(),
      undo: async () => {
        session.undo();
        await session.settled();
      },
    });
    return outcome.state === 'done';
  };
}
