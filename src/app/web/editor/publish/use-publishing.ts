import { useQueryClient } from '@tanstack/react-query';
import type { PageState } from '#features/pages/contract/working-copy.ts';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { useForgetAnswers } from '#platform/web/api/forget-answers.ts';
import { reloadAnswersOf } from '#platform/web/api/load-cache.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { usePageReview } from '../review/use-page-review.ts';
import { useReviewCalls } from '../review/use-review-calls.ts';
import { useEditor } from '../state/editor-context.ts';
import type { Planned } from './planned.ts';
import { type PublishedHow, usePublishCalls } from './publish-calls.ts';

export interface Publishing {
  publish(how?: PublishedHow): Promise<boolean>;
  unpublish(): Promise<boolean>;
  schedule(planned: Planned): Promise<boolean>;
}

type Words = 'published' | 'unpublished' | 'scheduled' | 'unscheduled';

/** Each waits until all that was typed is on the server, and can be taken back where that takes nothing from readers. */
export function usePublishing(): Publishing {
  const { session } = useEditor();
  const calls = usePublishCalls();
  const runTask = useRunTask();
  const forget = useForgetAnswers();
  const cache = useQueryClient();
  const { can } = usePageReview();
  const { read } = useReviewCalls();
  const { t } = useTranslation();

  async function run(words: Words, work: () => Promise<PageState>, undo?: () => Promise<PageState>): Promise<boolean> {
    const settle = async (make: () => Promise<PageState>) => {
      await session.settled();
      session.pageIs(await make());
      // Who leaves the editor sees what readers get now.
      await reloadAnswersOf(cache, [read]);
      await forget({ predicate: ({ queryKey }) => calls.isStale(String(queryKey[0])) });
    };
    const outcome = await runTask({
      type: 'save',
      entity: calls.entity,
      words: { done: t(`${calls.words}.${words}.done`), failed: t(`${calls.words}.${words}.failed`) },
      run: () => settle(work),
      ...(undo !== undefined && { undo: () => settle(undo) }),
    });
    return outcome.state === 'done';
  }

  const { publish, unpublish, schedule } = calls;

  return {
    publish: (how) => run('published', () => publish(how), session.state().page.isPublished ? undefined : unpublish),
    unpublish: () =>
      run('unpublished', unpublish, session.state().page.hasChanges || !can.publish ? undefined : () => publish()),
    schedule: (planned) => {
      const before = session.state().page;
      const isPlanned = planned.publishAt !== null || planned.unpublishAt !== null;
      return run(
        isPlanned ? 'scheduled' : 'unscheduled',
        () => schedule(planned),
        () => schedule(before),
      );
    },
  };
}
