import { sql } from 'kysely';
import type { DeadReason } from '#features/pages/contract/checks/checked-page.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { ItemDocument } from '../item-document.ts';

/** What readers have and leads somewhere, so many at a time, in the order of their ids. */
export const findLinkingAfter = async (
  db: PlatformDb,
  afterId: string,
  limit: number,
): Promise<{ id: string; document: ItemDocument }[]> =>
  (await db
    .selectFrom('item')
    .select(['id', 'document'])
    .where('deleted_at', 'is', null)
    .where('is_published', '=', true)
    .where(sql<boolean>`document::text like '%"href"%'`)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute()) as unknown as { id: string; document: ItemDocument }[];

export interface DeadLinkOfItem {
  itemId: string;
  target: string;
  reason: DeadReason;
}

/** Held, so that they stay for as long as the transaction takes. */
async function findThere(db: PlatformDb, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('item').select('id').where('id', 'in', ids).orderBy('id').forKeyShare().execute();
  return new Set(rows.map(({ id }) => id));
}

/** All of what the look before this one found between these ids makes place; answers whether anything is different. */
export async function replaceItemDeadLinks(
  db: PlatformDb,
  { after, until }: { after: string; until: string | undefined },
  found: readonly DeadLinkOfItem[],
  now: Date,
): Promise<boolean> {
  const before = await db
    .deleteFrom('item_dead_link')
    .where('item_id', '>', after)
    .$if(until !== undefined, (query) => query.where('item_id', '<=', until ?? ''))
    .returning(['item_id', 'target', 'reason'])
    .execute();
  // An item may have been thrown away for good since it was read.
  const there = await findThere(db, [...new Set(found.map(({ itemId }) => itemId))]);
  const rows = found
    .filter(({ itemId }) => there.has(itemId))
    .map(({ itemId, target, reason }) => ({ item_id: itemId, target, reason, found_at: now }));
  if (rows.length > 0) await db.insertInto('item_dead_link').values(rows).execute();
  const key = (itemId: string, target: string, reason: string) => `${itemId} ${reason} ${target}`;
  const known = new Set(before.map(({ item_id, target, reason }) => key(item_id, target, reason)));
  return known.size !== found.length || found.some((one) => !known.has(key(one.itemId, one.target, one.reason)));
}

/**
 * By what is dead, which may stand in many items; what stands in most first. An item that was changed since the look counts only while its
 * text still has the link. `createdBy`: only in items that they made.
 */
export async function findDeadTargetsOfItems(db: PlatformDb, createdBy: string | undefined, limit: number) {
  const links = db
    .selectFrom('item_dead_link')
    .innerJoin('item', 'item.id', 'item_dead_link.item_id')
    .where('item.deleted_at', 'is', null)
    .where('item.is_published', '=', true)
    .where(sql<boolean>`strpos(item.document::text, to_json(item_dead_link.target)::text) > 0`)
    .$if(createdBy !== undefined, (query) => query.where('item.created_by', '=', createdBy ?? ''));
  const [targets, { total }] = await Promise.all([
    links
      .select(({ fn }) => ['item_dead_link.target', fn.agg<string[]>('array_agg', ['item.id']).as('itemIds')])
      .groupBy('item_dead_link.target')
      .orderBy(sql`count(*)`, 'desc')
      .orderBy('item_dead_link.target')
      .limit(limit)
      .execute(),
    links
      .select(({ fn }) => fn.count<number>('item_dead_link.target').distinct().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { targets, total: Number(total) };
}

/** How many links of each lead nowhere, as the last look for them had it. */
export async function findDeadCountsOfItems(db: PlatformDb, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('item_dead_link')
    .select(({ fn }) => ['item_id as id', fn.countAll<number>().as('count')])
    .where('item_id', 'in', ids)
    .groupBy('item_id')
    .execute();
  return new Map(rows.map(({ id, count }) => [id, count]));
}
