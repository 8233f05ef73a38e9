import type { PlatformStanding } from '#features/platforms/contract/platform-standing.ts';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useForgetAnswers } from '#platform/web/api/forget-answers.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { readInstallation } from '../contract/installation.endpoints.ts';
import type { InstallationPlatform } from '../contract/installation.ts';
import { addPlatform, setPlatformHosts, setPlatformStanding } from '../contract/installation-platforms.endpoints.ts';

export const platformFormId = 'platform-form';

/** What can be done with platforms; a standing is undone by the one before. */
export function usePlatformTasks() {
  const { t } = useTranslation();
  const call = useCall();
  const runTask = useRunTask();
  const forgetAnswers = useForgetAnswers();
  const after = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } finally {
      // Also when it was refused: somebody else may have been at it.
      await forgetAnswers({ predicate: ({ queryKey }) => String(queryKey[0]) === readInstallation.path });
    }
  };
  const stand = (key: string, standing: PlatformStanding) =>
    after(call(setPlatformStanding, { params: { key }, body: { standing } }));

  return {
    add: (key: string, hosts: string[]) =>
      runTask({
        type: 'add',
        entity: 'platform',
        form: platformFormId,
        run: () => after(call(addPlatform, { body: { key, hosts } })),
      }),

    name: ({ key }: InstallationPlatform, hosts: string[]) =>
      runTask({
        type: 'edit',
        entity: 'platform',
        form: platformFormId,
        run: () => after(call(setPlatformHosts, { params: { key }, body: { hosts } })),
      }),

    setStanding: ({ key, name, standing: before }: InstallationPlatform, standing: PlatformStanding) =>
      runTask({
        type: 'edit',
        entity: 'platform',
        words: { done: t(`installation.said.${standing}`, { name }) },
        about: key,
        run: () => stand(key, standing),
        undo: () => stand(key, before),
      }),
  };
}
