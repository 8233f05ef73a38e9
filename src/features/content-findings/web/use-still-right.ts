import { useQueryClient } from '@tanstack/react-query';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { sayStillRight } from '#features/upkeep/contract/upkeep.endpoints.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { readContentFindings } from '../contract/content-findings.endpoints.ts';
import type { FoundContent } from '../contract/content-findings.ts';

/** What is still right is looked over again in a year, in one press. */
export function useStillRight() {
  const { t } = useTranslation();
  const call = useCall();
  const cache = useQueryClient();
  const runTask = useRunTask();
  return ({ subject, guid, name }: Pick<FoundContent, 'subject' | 'guid' | 'name'>) =>
    runTask({
      type: 'edit',
      entity: subject,
      words: { done: t('contentFindings.right.done', { name }), failed: t('contentFindings.right.failed') },
      run: async () => {
        await call(sayStillRight, { params: { kind: subject, guid } });
        await cache.invalidateQueries({
          predicate: ({ queryKey }) => String(queryKey[0]).startsWith(readContentFindings.path),
        });
      },
    });
}
