import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { reloadAnswersOf } from '#platform/web/api/load-cache.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import {
  blockAuthor,
  decideReaction,
  listBlockedAuthors,
  readReactionQueue,
  unblockAuthor,
  unblockPerson,
} from '../../contract/moderation.endpoints.ts';
import type { ModeratorDecision } from '../../contract/moderation.ts';
import type { ReportReason } from '../../contract/reaction-words.ts';

/** What a moderator does, each told with the way back. */
export function useModerating() {
  const { t } = useTranslation();
  const call = useCall();
  const cache = useQueryClient();
  const runTask = useRunTask();
  const [failure, setFailure] = useState<unknown>();

  const renewed = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } finally {
      // Also when it was refused: somebody else may have been at it.
      await reloadAnswersOf(cache, [readReactionQueue, listBlockedAuthors]);
    }
  };

  async function run(done: string, work: () => Promise<unknown>, undo: () => Promise<unknown>): Promise<void> {
    const outcome = await runTask({
      type: 'edit',
      entity: 'reaction',
      words: { done, failed: t('moderating.failed') },
      run: () => renewed(work),
      undo: () => renewed(undo),
    });
    setFailure(outcome.state === 'failed' ? outcome.error : undefined);
  }

  const decide = (guid: string, decision: ModeratorDecision, reason?: ReportReason) =>
    call(decideReaction, { params: { guid }, body: { decision, ...(reason !== undefined && { reason }) } });

  return {
    failure,
    keep: (guid: string) =>
      run(
        t('moderating.said.kept'),
        () => decide(guid, 'keep'),
        () => decide(guid, 'reopen'),
      ),
    remove: (guid: string, reason: ReportReason | undefined) =>
      run(
        t('moderating.said.removed'),
        () => decide(guid, 'remove', reason),
        () => decide(guid, 'reopen'),
      ),
    restore: (guid: string) =>
      run(
        t('moderating.said.restored'),
        () => decide(guid, 'keep'),
        () => decide(guid, 'remove'),
      ),
    block: (guid: string) =>
      run(
        t('moderating.said.blocked'),
        () => call(blockAuthor, { params: { guid } }),
        () => call(unblockAuthor, { params: { guid } }),
      ),
    unblock: (guid: string) =>
      run(
        t('moderating.said.unblocked'),
        () => call(unblockAuthor, { params: { guid } }),
        () => call(blockAuthor, { params: { guid } }),
      ),
    async unblockPerson(guid: string): Promise<void> {
      const outcome = await runTask({
        type: 'edit',
        entity: 'reaction',
        words: { done: t('moderating.said.unblocked'), failed: t('moderating.failed') },
        run: () => renewed(() => call(unblockPerson, { params: { guid } })),
      });
      setFailure(outcome.state === 'failed' ? outcome.error : undefined);
    },
  };
}
