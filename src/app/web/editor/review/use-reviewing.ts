import { useQueryClient } from '@tanstack/react-query';
import type { PageReview } from '#features/page-review/contract/page-review.ts';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { reloadAnswersOf } from '#platform/web/api/load-cache.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { usePublishCalls } from '../publish/publish-calls.ts';
import { useEditor } from '../state/editor-context.ts';
import { useReviewCalls } from './use-review-calls.ts';

export interface Reviewing {
  /** Reads how each language stands once all that was typed is on the server. */
  look(): Promise<PageReview>;
  ask(languages: Languages, note: string): Promise<boolean>;
  withdraw(languages: Languages): Promise<boolean>;
  approve(languages: Languages): Promise<boolean>;
  sendBack(languages: Languages, note: string): Promise<boolean>;
}

type Languages = readonly Language[];

/** Where it is about none in particular the server knows which. */
const about = (languages: Languages) => (languages.length === 0 ? {} : { languages: [...languages] });

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

  const withdraw = (languages: Languages) => call(calls.withdraw, { ...of(), body: about(languages) });
  return {
    look: async () => {
      await session.settled();
      await reloadAnswersOf(cache, [calls.read]);
      return call(calls.read, of());
    },
    ask: (languages, note) =>
      run(
        'asked',
        () => call(calls.ask, { ...of(), body: { ...about(languages), note } }),
        () => withdraw(languages),
      ),
    withdraw: (languages) => run('withdrawn', () => withdraw(languages)),
    approve: (languages) =>
      run('approved', () =>
        call(calls.approve, { ...of(), body: { ...about(languages), sequence: session.state().page.sequence } }),
      ),
    sendBack: (languages, note) =>
      run('returned', () => call(calls.sendBack, { ...of(), body: { ...about(languages), note } })),
  };
}
