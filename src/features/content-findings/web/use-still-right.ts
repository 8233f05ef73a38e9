import { useQueryClient } from '@tanstack/react-query';
import { yearLater } from '#features/pages/contract/overview/how-late.ts';
import { planPageReview } from '#features/pages/contract/overview/page-overview.endpoints.ts';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { readContentFindings } from '../contract/content-findings.endpoints.ts';
import type { FoundContent } from '../contract/content-findings.ts';

/** A page that is still right is looked over again in a year, in one press. */
export function useStillRight() {
  const { t } = useTranslation();
  const call = useCall();
  const cache = useQueryClient();
  const dates = useDates();
  const runTask = useRunTask();
  return ({ guid, name }: Pick<FoundContent, 'guid' | 'name'>) =>
    runTask({
      type: 'edit',
      entity: 'page',
      words: { done: t('contentFindings.right.done', { name }), failed: t('contentFindings.right.failed') },
      run: async () => {
        const reviewOn = yearLater(dates.day(new Date()));
        await call(planPageReview, { params: { id: guid }, body: { reviewOn } });
        await cache.invalidateQueries({
          predicate: ({ queryKey }) => String(queryKey[0]).startsWith(readContentFindings.path),
        });
      },
    });
}
