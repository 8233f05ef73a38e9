import type { Clock } from '#platform/server/clock.ts';
import type { PlatformTransaction, Touch } from '#platform/server/platform.ts';
import { itemSupportTag } from '../contract/item-support.tags.ts';
import { isTold } from '../contract/kept-counts.ts';
import { findCounts, setAnnounced } from './item-support.repository.ts';

/** After a number changed, in the transaction that holds its row: the first of a rush is told to what is kept (docs/decisions/0023). */
export async function tellCounts(trx: PlatformTransaction, touch: Touch, itemId: string, clock: Clock): Promise<void> {
  const now = clock.now();
  const announcedAt = (await findCounts(trx, [itemId])).get(itemId)?.announcedAt ?? null;
  if (!isTold(announcedAt, now)) return;
  await setAnnounced(trx, [itemId], now);
  touch(itemSupportTag(itemId));
}
