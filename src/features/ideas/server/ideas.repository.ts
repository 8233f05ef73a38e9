import { sql } from 'kysely';
import type { OptionTone } from '#features/item-types/contract/option-tone.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';

export interface StatusChangeRow {
  guid: string;
  status: string;
  label: StoredText;
  tone: OptionTone;
  reason: string;
  language: string;
  signed: string;
  changedAt: Date;
}

/** More than anybody reads of one idea. */
const mostShown = 100;

export async function insertChange(
  trx: PlatformTransaction,
  { label, changedAt, itemId, by, ...row }: StatusChangeRow & { itemId: string; by: string },
): Promise<void> {
  await trx
    .insertInto('item_status_change')
    .values({ ...row, item_id: itemId, label: JSON.stringify(label), changed_by: by, changed_at: changedAt })
    .execute();
}

export async function listChanges(db: PlatformDb, itemId: string): Promise<StatusChangeRow[]> {
  const rows = await db
    .selectFrom('item_status_change')
    .select(['guid', 'status', 'label', 'tone', 'reason', 'language', 'signed', 'changed_at as changedAt'])
    .where('item_id', '=', itemId)
    .orderBy('changed_at', 'desc')
    .limit(mostShown)
    .execute();
  // As the only writer, above, has them.
  return rows.map((row) => ({ ...row, label: row.label as StoredText, tone: row.tone as OptionTone }));
}

export async function lastSigned(db: PlatformDb, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('item_status_change')
    .select('signed')
    .where('changed_by', '=', userId)
    .orderBy('changed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.signed;
}

export async function makerOf(db: PlatformDb, itemId: string): Promise<string | undefined> {
  const row = await db.selectFrom('item').select('created_by as by').where('id', '=', itemId).executeTakeFirst();
  return row?.by ?? undefined;
}

export const findMerge = (db: PlatformDb, itemId: string) =>
  db.selectFrom('item_merge').select(['into_id as intoId']).where('item_id', '=', itemId).executeTakeFirst();

export async function findMergeOfShortId(db: PlatformDb, shortId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('item_merge')
    .innerJoin('item', 'item.id', 'item_merge.item_id')
    .select('item_merge.into_id as intoId')
    .where('item.short_id', '=', shortId)
    .executeTakeFirst();
  return row?.intoId;
}

/** Merging and taking apart, one after the other: of two who merge each other's idea, the second sees what the first did. */
export const lockMerges = (trx: PlatformTransaction, schema: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`merged ideas ${schema}`}, 0))`.execute(trx);

/** Those in the trash too: they may come back. */
export const listMerged = (db: PlatformDb, intoId: string) =>
  db
    .selectFrom('item_merge')
    .innerJoin('item', 'item.id', 'item_merge.item_id')
    .select([
      'item_merge.item_id as guid',
      'item.title',
      'item_merge.merged_at as mergedAt',
      'item.deleted_at as deletedAt',
    ])
    .where('into_id', '=', intoId)
    .orderBy('merged_at', 'desc')
    .limit(mostShown)
    .execute();

interface NewMerge {
  itemId: string;
  intoId: string;
  by: string;
  wasPublished: boolean;
  publishedOn: Date;
}

/** False when it was merged already: of two who do it at once, one is first. */
export async function insertMerge(
  trx: PlatformTransaction,
  { itemId, intoId, by, wasPublished, publishedOn }: NewMerge,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('item_merge')
    .values({
      item_id: itemId,
      into_id: intoId,
      merged_by: by,
      merged_at: now,
      was_published: wasPublished,
      published_on: publishedOn,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export const deleteMerge = (trx: PlatformTransaction, itemId: string) =>
  trx
    .deleteFrom('item_merge')
    .where('item_id', '=', itemId)
    .returning(['into_id as intoId', 'was_published as wasPublished', 'published_on as publishedOn'])
    .executeTakeFirst();

export interface NewsRow {
  guid: string;
  itemId: string;
  kind: 'status' | 'merged';
  news: Record<string, string>;
  toldUntil: string;
}

export async function insertNews(
  trx: PlatformTransaction,
  { guid, itemId, kind, news }: Omit<NewsRow, 'toldUntil'>,
  now: Date,
): Promise<void> {
  const values = { guid, item_id: itemId, kind, news: JSON.stringify(news), created_at: now };
  await trx.insertInto('item_news').values(values).execute();
}

/** Locked: of two processes with the same job, the second finds what the first left. */
export async function lockNews(trx: PlatformTransaction, guid: string): Promise<NewsRow | undefined> {
  const row = await trx
    .selectFrom('item_news')
    .select(['guid', 'item_id as itemId', 'kind', 'news', 'told_until as toldUntil'])
    .where('guid', '=', guid)
    .where('done_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row && { ...row, kind: row.kind as NewsRow['kind'], news: row.news as Record<string, string> };
}

export async function setTold(
  trx: PlatformTransaction,
  guid: string,
  told: { told_until?: string; done_at?: Date },
): Promise<void> {
  await trx.updateTable('item_news').set(told).where('guid', '=', guid).execute();
}
