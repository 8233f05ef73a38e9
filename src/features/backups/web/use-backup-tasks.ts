import { useRunTask } from '#features/tasks/web/task-context.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useForgetAnswers } from '#platform/web/api/forget-answers.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { BackupPlan } from '../contract/backup-plan.ts';
import { makeBackup, planBackups, readBackups } from '../contract/backups.endpoints.ts';

export const backupPlanFormId = 'backup-plan-form';

export function useBackupTasks() {
  const { t } = useTranslation();
  const call = useCall();
  const runTask = useRunTask();
  const forgetAnswers = useForgetAnswers();
  const after = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } finally {
      // Also when it was refused: somebody else may have been at it.
      await forgetAnswers({ predicate: ({ queryKey }) => String(queryKey[0]) === readBackups.path });
    }
  };
  return {
    plan: (plan: BackupPlan) =>
      runTask({
        type: 'edit',
        entity: 'backup',
        form: backupPlanFormId,
        run: () => after(call(planBackups, { body: plan })),
      }),
    make: (isTried: boolean) =>
      runTask({
        type: 'add',
        entity: 'backup',
        words: { done: t('backups.asked') },
        run: () => after(call(makeBackup, { body: { isTried } })),
      }),
  };
}
