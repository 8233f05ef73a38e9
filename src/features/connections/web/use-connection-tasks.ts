import { useRunTask } from '#features/tasks/web/task-context.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useForgetAnswers } from '#platform/web/api/forget-answers.ts';
import type { ConnectionName } from '../contract/connection.ts';
import type { MailServer, Translator } from '../contract/connection-schemas.ts';
import { removeConnection, saveMailServer, saveTranslator } from '../contract/connections.endpoints.ts';

export const connectionFormId = 'connection-form';

/** Without undo: what was written before is known to nobody, so it cannot be put back. */
export function useConnectionTasks() {
  const call = useCall();
  const runTask = useRunTask();
  const forgetAnswers = useForgetAnswers();
  const after = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } finally {
      const paths = ['/api/connections', '/api/outbox', '/api/audit'];
      await forgetAnswers({ predicate: ({ queryKey }) => paths.some((path) => String(queryKey[0]).startsWith(path)) });
    }
  };
  const save = <T>(run: () => Promise<T>) =>
    runTask({ type: 'save', entity: 'connection', form: connectionFormId, run: () => after(run()) });
  return {
    saveMailServer: (body: MailServer) => save(() => call(saveMailServer, { body })),
    saveTranslator: (body: Translator) => save(() => call(saveTranslator, { body })),
    remove: (name: ConnectionName) =>
      runTask({
        type: 'delete',
        entity: 'connection',
        run: () => after(call(removeConnection, { params: { name } })),
      }),
  };
}
