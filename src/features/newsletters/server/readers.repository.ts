import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';

export const findReader = (db: PlatformDb, id: string) =>
  db
    .selectFrom('newsletter_reader')
    .innerJoin('newsletter_list', 'newsletter_list.guid', 'newsletter_reader.list_guid')
    .select(['newsletter_reader.id', 'list_guid as listGuid', 'name as listName', 'left_at as leftAt'])
    .where('newsletter_reader.id', '=', id)
    .executeTakeFirst();

export async function listsReadBy(db: PlatformDb, userId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('newsletter_reader')
    .select('list_guid')
    .where('user_id', '=', userId)
    .where('left_at', 'is', null)
    .execute();
  return new Set(rows.map(({ list_guid }) => list_guid));
}

/** From now on; who reads it already keeps the day on which they began. */
export const putReader = (trx: PlatformTransaction, listGuid: string, userId: string, now: Date) =>
  trx
    .insertInto('newsletter_reader')
    .values({ list_guid: listGuid, user_id: userId, since: now })
    .onConflict((conflict) =>
      conflict
        .columns(['list_guid', 'user_id'])
        .doUpdateSet({ since: now, left_at: null })
        .where('newsletter_reader.left_at', 'is not', null),
    )
    .execute();

export const leaveList = (trx: PlatformTransaction, listGuid: string, userId: string, now: Date) =>
  trx
    .updateTable('newsletter_reader')
    .set({ left_at: now })
    .where('list_guid', '=', listGuid)
    .where('user_id', '=', userId)
    .where('left_at', 'is', null)
    .execute();

/** The same by the link of a letter; who comes back has been there since they began. */
export const setReading = (trx: PlatformTransaction, id: string, leftAt: Date | null) =>
  trx
    .updateTable('newsletter_reader')
    .set({ left_at: leftAt })
    .where('id', '=', id)
    .where('left_at', leftAt === null ? 'is not' : 'is', null)
    .execute();

/** One for each asking: two who give the same address know nothing of each other. The same, sent twice, is one. */
export async function putWaiting(
  trx: PlatformTransaction,
  row: { guid: string; listGuid: string; email: string },
  now: Date,
): Promise<string> {
  const { guid } = await trx
    .insertInto('newsletter_waiting')
    .values({ guid: row.guid, list_guid: row.listGuid, email: row.email, asked_at: now })
    .onConflict((conflict) => conflict.column('guid').doUpdateSet({ asked_at: now }))
    .returning('guid')
    .executeTakeFirstOrThrow();
  return guid;
}

export const findWaiting = (db: PlatformDb, guid: string) =>
  db
    .selectFrom('newsletter_waiting')
    .innerJoin('newsletter_list', 'newsletter_list.guid', 'newsletter_waiting.list_guid')
    .select(['newsletter_waiting.guid', 'list_guid as listGuid', 'name as listName', 'email'])
    .where('newsletter_waiting.guid', '=', guid)
    .executeTakeFirst();

export async function setWaitingAddress(trx: PlatformTransaction, guid: string, email: string): Promise<void> {
  await trx.updateTable('newsletter_waiting').set({ email }).where('guid', '=', guid).execute();
}

export async function deleteWaiting(trx: PlatformTransaction, guid: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('newsletter_waiting').where('guid', '=', guid).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** However often the address was given: it is proven. */
export const deleteWaitingOf = (trx: PlatformTransaction, listGuid: string, email: string) =>
  trx
    .deleteFrom('newsletter_waiting')
    .where('list_guid', '=', listGuid)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .execute();

export const deleteWaitingBefore = (db: PlatformDb, moment: Date) =>
  db.deleteFrom('newsletter_waiting').where('asked_at', '<', moment).execute();

/** Whoever proves an address anew, or is said to be tried again, is written to again. */
export const forgetRefusal = (trx: PlatformTransaction, address: string) =>
  trx.deleteFrom('newsletter_refused_address').where('address', '=', address).execute();

export async function forgetRefusalsOf(trx: PlatformTransaction, listGuid: string): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('newsletter_refused_address')
    .where('address', 'in', (eb) =>
      eb
        .selectFrom('newsletter_reader')
        .innerJoin('user', 'user.id', 'newsletter_reader.user_id')
        .select('user.email')
        .where('list_guid', '=', listGuid)
        .where('left_at', 'is', null),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export const markAddressRefused = (db: PlatformDb, address: string, reason: string, now: Date) =>
  db
    .insertInto('newsletter_refused_address')
    .values({ address, reason, refused_at: now })
    .onConflict((conflict) => conflict.column('address').doUpdateSet({ reason, refused_at: now }))
    .execute();
