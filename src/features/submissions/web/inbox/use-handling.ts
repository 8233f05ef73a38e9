import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { reloadAnswersOf } from '#platform/web/api/load-cache.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { SubmissionChange } from '../../contract/handling/inbox.ts';
import { changeSubmissions, listSubmissions, readInbox, readSubmission } from '../../contract/inbox.endpoints.ts';

/** What shows how submissions stand. */
export const shownAnswers = [listSubmissions, readSubmission, readInbox];

type Wish = Omit<SubmissionChange, 'guid'>;

export interface Handling {
  change(guids: readonly string[], wish: Wish, done: string): Promise<boolean>;
  /** What went wrong last; who is no content manager hears of it from the screen alone. */
  failure: unknown;
}

/** Changes submissions, each told with the way back. */
export function useHandling(): Handling {
  const { t } = useTranslation();
  const call = useCall();
  const cache = useQueryClient();
  const runTask = useRunTask();
  const [failure, setFailure] = useState<unknown>();

  async function send(changes: SubmissionChange[]) {
    try {
      return await call(changeSubmissions, { body: { changes } });
    } finally {
      // Also when it was refused: somebody else may have been at it.
      await reloadAnswersOf(cache, shownAnswers);
    }
  }

  return {
    failure,
    async change(guids, wish, done) {
      const outcome = await runTask({
        type: wish.isTrashed === true ? 'delete' : 'edit',
        entity: 'submission',
        bulk: guids.length,
        words: { done, failed: t('inbox.failed') },
        run: () => send(guids.map((guid) => ({ guid, ...wish }))),
        countOf: ({ before }) => before.length,
        undo: async ({ before }) => {
          if (before.length > 0) await send(before);
        },
      });
      setFailure(outcome.state === 'failed' ? outcome.error : undefined);
      return outcome.state === 'done';
    },
  };
}
