import type { Tag } from '#platform/contract/calls/cache-tag.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { ItemTalk } from '../../contract/item-talk.ts';
import { threadTag } from '../../contract/reactions.tags.ts';
import { findThreadCounts } from './thread-counts.repository.ts';

/** The numbers alone, for whoever shows items; reacting is about items, and so comes after them. */
export function createThreadCountsService({ platform }: { platform: Platform }) {
  return {
    async talkOf(itemIds: readonly string[]): Promise<{ talk: Map<string, ItemTalk>; tags: Tag[] }> {
      const found = await findThreadCounts(platform.db, itemIds);
      const talk = itemIds.map((id): [string, ItemTalk] => {
        const { shownCount = 0, closedAt = null, lastGuid, lastAuthor, lastAt } = found.get(id) ?? {};
        const last = lastGuid && lastAt ? { guid: lastGuid, author: lastAuthor ?? '', at: lastAt.toISOString() } : null;
        return [id, { answers: shownCount, isClosed: closedAt !== null, isOver: false, last }];
      });
      return { talk: new Map(talk), tags: itemIds.map((id) => threadTag(id)) };
    },
  };
}
