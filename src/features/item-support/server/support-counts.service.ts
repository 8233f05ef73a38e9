import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import { itemSupportTag } from '../contract/item-support.tags.ts';
import { keptUntil } from '../contract/kept-counts.ts';
import { findCounts } from './item-support.repository.ts';

const none = { votes: 0, joins: 0 };

/** The numbers alone, for whoever shows items; giving support is about items, and so comes after them. */
export function createSupportCountsService({ platform, clock }: { platform: Platform; clock: Clock }) {
  return {
    /** With what a kept answer may not survive (docs/decisions/0023). */
    async countsOf(itemIds: readonly string[]) {
      const now = clock.now();
      const found = await findCounts(platform.db, itemIds);
      return {
        counts: new Map(itemIds.map((id) => [id, found.get(id) ?? none])),
        tags: itemIds.map(itemSupportTag),
        changesAt: [...found.values()].map(({ announcedAt }) => keptUntil(announcedAt, now)),
      };
    },
  };
}
