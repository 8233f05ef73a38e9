import { useQueryClient } from '@tanstack/react-query';
import { readContentFindings } from '#features/content-findings/contract/content-findings.endpoints.ts';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { planLook, readUpkeep, sayStillRight } from '../../contract/upkeep.endpoints.ts';
import type { UpkeepSubject } from '../../contract/upkeep.ts';

const upkeepBase = readUpkeep.path.slice(0, readUpkeep.path.indexOf('/{'));

/** What is still right is looked over again in a year, in one press, and that can be taken back. Answers whether it is done. */
export function useSayStillRight() {
  const { t } = useTranslation();
  const call = useCall();
  const cache = useQueryClient();
  const runTask = useRunTask();
  return async ({ kind, guid, name }: UpkeepSubject & { name: string }): Promise<boolean> => {
    const params = { kind, guid };
    const isOfUpkeep = (key: unknown) =>
      String(key).startsWith(upkeepBase) || String(key).startsWith(readContentFindings.path);
    const lookAgain = () => cache.invalidateQueries({ predicate: ({ queryKey }) => isOfUpkeep(queryKey[0]) });
    const { state } = await runTask({
      type: 'edit',
      entity: kind,
      about: `still right ${guid}`,
      words: { done: t('stillRight.done', { name }), failed: t('stillRight.failed') },
      run: async () => {
        const said = await call(sayStillRight, { params });
        await lookAgain();
        return said;
      },
      undo: async ({ before }) => {
        await call(planLook, { params, body: { reviewOn: before } });
        await lookAgain();
      },
    });
    return state === 'done';
  };
}
