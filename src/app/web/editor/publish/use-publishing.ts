import { useQueryClient } from '@tanstack/react-query';
import type { PageState } from '#features/pages/contract/working-copy.ts';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import type { TaskOutcome } from '#features/tasks/web/task-runner.ts';
import { isOver } from '#platform/contract/time/planned-moment.ts';
import { useForgetAnswers } from '#platform/web/api/forget-answers.ts';
import { reloadAnswersOf } from '#platform/web/api/load-cache.ts';
import { useServerClock } from '#platform/web/content/use-server-now.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { usePageReview } from '../review/use-page-review.ts';
import { useReviewCalls } from '../review/use-review-calls.ts';
import { useEditor } from '../state/editor-context.ts';
import type { Planned } from './planned.ts';
import { type PublishedHow, usePublishCalls } from './publish-calls.ts';

export interface Publishing {
  publish(how?: PublishedHow): Promise<boolean>;
  unpublish(): Promise<boolean>;
  /** Refused at an hour: who asked says so beside what was filled in. */
  schedule(planned: Planned): Promise<TaskOutcome<void>>;
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
  const clock = useServerClock();

  async function run(words: Words, work: () => Promise<PageState>, undo?: () => Promise<PageState>) {
    const settle = async (make: () => Promise<PageState>) => {
      await session.settled();
      session.pageIs(await make());
      // Who leaves the editor sees what readers get now.
      await reloadAnswersOf(cache, [read]);
      await forget({ predicate: ({ queryKey }) => calls.isStale(String(queryKey[0])) });
    };
    return runTask({
      type: 'save',
      entity: calls.entity,
      words: { done: t(`${calls.words}.${words}.done`), failed: t(`${calls.words}.${words}.failed`) },
      run: () => settle(work),
      ...(undo !== undefined && { undo: () => settle(undo) }),
    });
  }

  const isDone = async (outcome: Promise<TaskOutcome<void>>) => (await outcome).state === 'done';

  const { publish, unpublish, schedule } = calls;
  const planOf = ({ publishAt, unpublishAt, plannedLanguages }: PageState): Planned => ({
    publishAt,
    unpublishAt,
    languages: plannedLanguages,
  });

  /** What was planned of a page ends when it is published or taken off, and comes back with it. */
  async function withPlan(before: PageState, now: PageState): Promise<PageState> {
    const toCome = (moment: string | null) => (moment === null || isOver(new Date(moment), clock()) ? null : moment);
    const { publishAt, unpublishAt, languages } = planOf(before);
    const plan = { publishAt: toCome(publishAt), unpublishAt: toCome(unpublishAt), languages };
    const isPlan = plan.publishAt !== null || plan.unpublishAt !== null;
    return isPlan && calls.entity === 'page' ? schedule(plan) : now;
  }

  return {
    publish: (how) => {
      const before = session.state().page;
      const back = async () => withPlan(before, await unpublish());
      return isDone(run('published', () => publish(how), before.isPublished ? undefined : back));
    },
    unpublish: () => {
      const before = session.state().page;
      const back = async () => withPlan(before, await publish());
      return isDone(run('unpublished', unpublish, before.hasChanges || !can.publish ? undefined : back));
    },
    schedule: (planned) => {
      const before = planOf(session.state().page);
      const isPlanned = planned.publishAt !== null || planned.unpublishAt !== null;
      return run(
        isPlanned ? 'scheduled' : 'unscheduled',
        () => schedule(planned),
        () => schedule(before),
      );
    },
  };
}
