import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { SupportKind } from '../contract/support-kind.ts';

export interface SupportRow {
  itemId: string;
  kind: SupportKind;
  userId: string;
}

/** False when it was there already: a second press, or two at once, count for one. */
export async function insertSupport(db: PlatformDb, { itemId, kind, userId }: SupportRow, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('item_support')
    .values({ item_id: itemId, kind, user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Only what came along with another item, where that is named. */
export async function deleteSupport(
  db: PlatformDb,
  { itemId, kind, userId }: SupportRow,
  cameFrom?: string,
): Promise<boolean> {
  let given = db
    .deleteFrom('item_support')
    .where('item_id', '=', itemId)
    .where('kind', '=', kind)
    .where('user_id', '=', userId);
  if (cameFrom !== undefined) given = given.where('came_from', '=', cameFrom);
  const { numDeletedRows } = await given.executeTakeFirst();
  return numDeletedRows > 0n;
}

/** All of one person's; answers the items. */
export async function deleteSupportOf(db: PlatformDb, userId: string): Promise<string[]> {
  const rows = await db.deleteFrom('item_support').where('user_id', '=', userId).returning('item_id').execute();
  return [...new Set(rows.map(({ item_id }) => item_id))];
}

export interface CountRow {
  votes: number;
  joins: number;
  announcedAt: Date | null;
}

/** By item; of what nobody supports there is none. */
export async function findCounts(db: PlatformDb, itemIds: readonly string[]): Promise<Map<string, CountRow>> {
  if (itemIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('item_support_count')
    .select(['item_id', 'votes', 'joins', 'announced_at as announcedAt'])
    .where('item_id', 'in', itemIds)
    .execute();
  return new Map(rows.map(({ item_id, ...counts }) => [item_id, counts]));
}

export async function setAnnounced(db: PlatformDb, itemIds: readonly string[], now: Date): Promise<void> {
  if (itemIds.length === 0) return;
  await db.updateTable('item_support_count').set({ announced_at: now }).where('item_id', 'in', itemIds).execute();
}

export interface OwnState extends CountRow {
  kinds: SupportKind[];
}

/** The numbers of one item and what one person gives it, in one round. */
export async function findOwnState(db: PlatformDb, itemId: string, userId: string): Promise<OwnState> {
  const counter = db.selectFrom('item_support_count').where('item_id', '=', itemId);
  const own = db.selectFrom('item_support').select('kind').where('item_id', '=', itemId).where('user_id', '=', userId);
  const { votes, joins, ...rest } = await db
    .selectNoFrom([
      counter.select('votes').as('votes'),
      counter.select('joins').as('joins'),
      counter.select('announced_at').as('announcedAt'),
      sql<SupportKind[]>`array(${own})`.as('kinds'),
    ])
    .executeTakeFirstOrThrow();
  return { votes: votes ?? 0, joins: joins ?? 0, ...rest };
}

interface Part {
  offset: number;
  limit: number;
}

const joined = (db: PlatformDb, itemId: string) =>
  db
    .selectFrom('item_support')
    .innerJoin('user', 'user.id', 'item_support.user_id')
    .where('item_support.item_id', '=', itemId)
    .where('item_support.kind', '=', 'join')
    // Who is switched off is not there for other members.
    .where('user.is_active', '=', true);

/** With the name that they gave when they joined without an account. */
export const findJoined = (
  db: PlatformDb,
  itemId: string,
  { offset, limit }: Part,
): Promise<{ id: string; name: string | null }[]> =>
  joined(db, itemId)
    .select(['item_support.user_id as id', 'item_support.shown_name as name'])
    .orderBy('item_support.created_at', 'desc')
    .orderBy('item_support.user_id')
    .offset(offset)
    .limit(limit)
    .execute();

export async function countJoined(db: PlatformDb, itemId: string): Promise<number> {
  const { total } = await joined(db, itemId)
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export interface OwnRow {
  itemId: string;
  kind: SupportKind;
  at: Date;
}

export const findOwn = (db: PlatformDb, userId: string, { offset, limit }: Part): Promise<OwnRow[]> =>
  db
    .selectFrom('item_support')
    .select(['item_id as itemId', 'kind', 'created_at as at'])
    .$narrowType<{ kind: SupportKind }>()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('item_id')
    .orderBy('kind')
    .offset(offset)
    .limit(limit)
    .execute();
