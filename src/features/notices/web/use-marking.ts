import { useQueryClient } from '@tanstack/react-query';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { reloadAnswersOf } from '#platform/web/api/load-cache.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { markRead, markUnread, readNotices } from '../contract/notices.endpoints.ts';

/** Reading: opening is reading, and all at once can be taken back. */
export function useMarking() {
  const { t } = useTranslation();
  const call = useCall();
  const cache = useQueryClient();
  const runTask = useRunTask();
  const renewed = async <T>(work: () => Promise<T>): Promise<T> => {
    const value = await work();
    await reloadAnswersOf(cache, [readNotices]);
    return value;
  };
  return {
    /** On the way to what it leads to: nobody waits for it, and what failed stays new. */
    opened: (guids: string[]): void => {
      void renewed(() => call(markRead, { body: { guids } })).catch(() => undefined);
    },

    async mark(guids: string[] | undefined): Promise<void> {
      let marked: string[] = [];
      await runTask({
        type: 'edit',
        entity: 'profile',
        words: { done: t('notices.said.read'), failed: t('notices.said.failed') },
        run: async () => {
          marked = (await renewed(() => call(markRead, { body: guids === undefined ? {} : { guids } }))).guids;
        },
        undo: () => renewed(() => call(markUnread, { body: { guids: marked } })),
      });
    },
  };
}
