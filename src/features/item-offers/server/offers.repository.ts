import type { Insertable } from 'kysely';
import type { JsonValue } from '#platform/contract/calls/json-value.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import { newestFirst, type OlderThan, olderThan } from '#platform/server/database/older-than.ts';
import type { PlatformTables } from '#platform/server/database/tables.generated.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';
import type { OfferState } from '../contract/offer-words.ts';

const columns = [
  'guid',
  'list_guid as listGuid',
  'type_name as typeName',
  'title',
  'words',
  'fields',
  'posted',
  'language',
  'user_id as userId',
  'author_email as email',
  'status',
  'status_before as statusBefore',
  'reason',
  'key_hash as keyHash',
  'created_at as createdAt',
  'settled_at as settledAt',
] as const;

/** What the database can only know as text. */
interface Narrow {
  status: OfferState;
  statusBefore: OfferState | null;
  fields: Record<string, JsonValue>;
  posted: Record<string, string[]>;
}

const offersIn = (db: PlatformDb) => db.selectFrom('item_offer').select(columns).$narrowType<Narrow>();
export type OfferRow = Awaited<ReturnType<ReturnType<typeof offersIn>['executeTakeFirstOrThrow']>>;

export const findOffer = (db: PlatformDb, guid: string): Promise<OfferRow | undefined> =>
  offersIn(db).where('guid', '=', guid).executeTakeFirst();

export const lockOffer = (trx: PlatformTransaction, guid: string): Promise<OfferRow | undefined> =>
  offersIn(trx).where('guid', '=', guid).forUpdate().executeTakeFirst();

export const findByKey = (db: PlatformDb, listGuid: string, keyHash: string): Promise<OfferRow | undefined> =>
  offersIn(db).where('list_guid', '=', listGuid).where('key_hash', '=', keyHash).executeTakeFirst();

/** False when the same key was here at the same moment. */
export async function insertOffer(
  trx: PlatformTransaction,
  row: Insertable<PlatformTables['item_offer']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('item_offer')
    .values(row)
    .onConflict((on) => on.columns(['list_guid', 'key_hash']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export const setContent = (
  trx: PlatformTransaction,
  guid: string,
  { title, words, fields, posted }: Pick<OfferRow, 'title' | 'words' | 'fields' | 'posted'>,
) =>
  trx
    .updateTable('item_offer')
    .set({ title, words, fields: JSON.stringify(fields), posted: JSON.stringify(posted) })
    .where('guid', '=', guid)
    .execute();

interface Standing {
  status: OfferState;
  statusBefore?: OfferState | null;
  reason?: string;
  now: Date;
}

export const setStanding = (
  trx: PlatformTransaction,
  guid: string,
  { status, statusBefore = null, reason = '', now }: Standing,
) =>
  trx
    .updateTable('item_offer')
    .set({ status, status_before: statusBefore, reason, settled_at: now })
    .where('guid', '=', guid)
    .execute();

/** From now on it is somebody's; their address stands with their account alone. */
export const setOwner = (trx: PlatformTransaction, guid: string, userId: string) =>
  trx.updateTable('item_offer').set({ user_id: userId, author_email: null }).where('guid', '=', guid).execute();

export const setProofAddress = (trx: PlatformTransaction, guid: string, address: string) =>
  trx
    .updateTable('item_offer')
    .set({ author_email: address })
    .where('guid', '=', guid)
    .where('status', '=', 'unproven')
    .execute();

/** How many one person, or one address that is not proven yet, brought since then. */
export async function countSince(
  db: PlatformDb,
  { userId, email }: { userId: string | null; email: string | null },
  since: Date,
): Promise<number> {
  if (userId === null && email === null) return 0;
  const { count } = await db
    .selectFrom('item_offer')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('created_at', '>', since)
    .where(({ eb }) => (userId === null ? eb('author_email', '=', email) : eb('user_id', '=', userId)))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const findWaitingLists = async (db: PlatformDb): Promise<string[]> =>
  (
    await db.selectFrom('item_offer').select('list_guid as guid').distinct().where('status', '=', 'waiting').execute()
  ).map(({ guid }) => guid);

export const findWaiting = (
  db: PlatformDb,
  listGuids: readonly string[],
  { offset, limit }: { offset: number; limit: number },
): Promise<OfferRow[]> =>
  listGuids.length === 0
    ? Promise.resolve([])
    : offersIn(db)
        .where('status', '=', 'waiting')
        .where('list_guid', 'in', listGuids)
        .orderBy('created_at')
        .orderBy('guid')
        .offset(offset)
        .limit(limit)
        .execute();

export async function countWaiting(db: PlatformDb, listGuids: readonly string[]): Promise<number> {
  if (listGuids.length === 0) return 0;
  const { count } = await db
    .selectFrom('item_offer')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('status', '=', 'waiting')
    .where('list_guid', 'in', listGuids)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const findOffersBefore = (
  db: PlatformDb,
  userId: string,
  before: OlderThan | undefined,
  limit: number,
): Promise<OfferRow[]> =>
  offersIn(db)
    .where('user_id', '=', userId)
    .where(olderThan('created_at', 'guid', before))
    .orderBy('created_at', 'desc')
    .orderBy(newestFirst('guid'))
    .limit(limit)
    .execute();

export const findOffersOf = (db: PlatformDb, userId: string): Promise<OfferRow[]> =>
  offersIn(db).where('user_id', '=', userId).orderBy('created_at').execute();

export const deleteOffersOf = (trx: PlatformTransaction, userId: string) =>
  trx.deleteFrom('item_offer').where('user_id', '=', userId).execute();

export const deleteBefore = (db: PlatformDb, status: 'unproven' | 'refused' | 'withdrawn', moment: Date) =>
  db
    .deleteFrom('item_offer')
    .where('status', '=', status)
    .where(({ fn }) => fn.coalesce('settled_at', 'created_at'), '<', moment)
    .execute();
