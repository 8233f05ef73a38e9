import { useRunTask } from '#features/tasks/web/task-context.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useForgetAnswers } from '#platform/web/api/forget-answers.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { readInstallation } from '../../contract/installation.endpoints.ts';
import {
  discardInstallationJobs,
  readInstallationJobs,
  retryInstallationJobs,
} from '../../contract/jobs/installation-jobs.endpoints.ts';
import type { FailedWork } from '../../contract/jobs/installation-jobs.ts';

/** Health and the numbers above tell of the same work. */
const changed: readonly string[] = [readInstallation.path, readInstallationJobs.path];

/** What can be done about work that failed, called by the name that the screen gives it. */
export function useJobTasks() {
  const { t } = useTranslation();
  const call = useCall();
  const runTask = useRunTask();
  const forgetAnswers = useForgetAnswers();

  const settle = (endpoint: typeof retryInstallationJobs | typeof discardInstallationJobs) => {
    const said = endpoint === retryInstallationJobs ? 'retried' : 'discarded';
    return ({ platformId, name, server, failedAt }: FailedWork, called: string) =>
      runTask({
        type: 'edit',
        entity: 'job',
        words: { done: t(`installation.work.${said}`, { name: called }) },
        run: async () => {
          try {
            return await call(endpoint, { body: { platformId, name, server, until: failedAt } });
          } finally {
            // Also when it was refused: somebody else may have been at it.
            await forgetAnswers({ predicate: ({ queryKey }) => changed.includes(String(queryKey[0])) });
          }
        },
      });
  };

  return { retry: settle(retryInstallationJobs), discard: settle(discardInstallationJobs) };
}
