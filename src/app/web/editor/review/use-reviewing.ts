import { useQueryClient } from '@tanstack/react-query';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { reloadAnswersOf } from '#platform/web/api/load-cache.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { usePublishCalls } from '../publish/publish-calls.ts';
import { useEditor } from '../state/editor-context.ts';
import { useReviewCalls } from './use-review-calls.ts';

export interface Reviewing {
  ask(note: string): Promise<boolean>;
  withdraw(): Promise<boolean>;
  approve(): Promise<boolean>;
  sendBack(note: string): Promise<boolean>;
}

type Words = 'asked' | 'withdrawn' | 'approved' | 'returned';

/** Each waits until all that was typed is on the server: nobody looks over half of it. */
export function useReviewing(): Reviewing {
  const { session } = useEditor();
  const call = useCall();
  const cache = useQueryClient();
  const runTask = useRunTask();
  const { t } = useTranslation();
  const calls = useReviewCalls();
  const { entity } = usePublishCalls();
  const of = () => ({ params: { id: session.state().page.guid } });

  async function run(words: Words, work: () => Promise<unknown>, undo?: () => Promise<unknown>): Promise<boolean> {
    const settle = async (make: () => Promise<unknown>) => {
      await session.settled();
      try {
        await make();
      } finally {
        // Also when it was refused: then it stands otherwise than it seemed.
        await reloadAnswersOf(cache, [calls.read]);
      }
    };
    const outcome = await runTask({
      type: 'save',
      entity,
      words: { done: t(`review.tasks.${words}.done`), failed: t(`review.tasks.${words}.failed`) },
      run: () => settle(work),
      ...(undo !== undefined && { undo: () => settle(undo) }),
    });
    return outcome.state === 'done';
  }

  const withdraw = () => call(calls.withdraw, of());
  return {
    ask: (note) => run('asked', () => call(calls.ask, { ...of(), body: { note } }), withdraw),
    withdraw: () => run('withdrawn', withdraw),
    approve: () =>
      run('approved', () => call(calls.approve, { ...of(), body: { sequence: session.state().page.sequence } })),
    sendBack: (note) => run('returned', () => call(calls.sendBack, { ...of(), body: { note } })),
  };
}
