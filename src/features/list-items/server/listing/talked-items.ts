import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { PlatformTransaction, Touch } from '#platform/server/platform.ts';
import { itemTag, listTag, talkedListTag, talkedTag } from '../../contract/list-items.tags.ts';
import type { ListItemsParts } from '../list-items-parts.ts';
import { findReadable } from './spotlight.repository.ts';
import { findTopics, setSticky, setTalkedAt, type TopicRow } from './talked-items.repository.ts';

/** What reactions write and ask of the items that they are about: a forum is a list in the order of its talk. */
export function createTalkedItems({ platform, clock }: Pick<ListItemsParts, 'platform' | 'clock'>) {
  return {
    /** Since when these are there, and in which list, as far as this viewer may read them. */
    async topics(viewer: Viewer, ids: readonly string[]): Promise<TopicRow[]> {
      const readable = await findReadable(platform.db, viewer, clock.now(), ids);
      const own = readable.map(({ id }) => id);
      return own.length === 0 ? [] : findTopics(platform.db, own);
    },

    /** Somebody reacted last at this moment; of what is no item there is no order. */
    async at(trx: PlatformTransaction, touch: Touch, id: string, moment: Date | null): Promise<void> {
      const listId = await setTalkedAt(trx, id, moment);
      if (listId !== undefined) touch(talkedListTag(listId), talkedTag);
    },

    /** False when it was so already. */
    async stick(trx: PlatformTransaction, touch: Touch, id: string, isSticky: boolean): Promise<boolean> {
      const listId = await setSticky(trx, id, isSticky);
      if (listId !== undefined) touch(itemTag(id), listTag(listId), talkedTag);
      return listId !== undefined;
    },
  };
}
