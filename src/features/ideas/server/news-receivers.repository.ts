import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';

export type ReceivingReason = 'chosen' | 'proven' | 'maker';

interface Receiver {
  itemId: string;
  userId: string;
  why: ReceivingReason;
}

/** Who is there already, or wanted no more, stays as they are. */
export async function addReceiver(trx: PlatformTransaction, { itemId, userId, why }: Receiver, now: Date) {
  await trx
    .insertInto('item_news_receiver')
    .values({ item_id: itemId, user_id: userId, why, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** By who it is about: that counts whatever was before. */
export async function chooseReceiving(
  trx: PlatformTransaction,
  { itemId, userId, isReceiving }: { itemId: string; userId: string; isReceiving: boolean },
  now: Date,
): Promise<void> {
  const values = { why: 'chosen', stopped_at: isReceiving ? null : now, came_from: null };
  await trx
    .insertInto('item_news_receiver')
    .values({ item_id: itemId, user_id: userId, created_at: now, ...values })
    .onConflict((conflict) => conflict.columns(['item_id', 'user_id']).doUpdateSet(values))
    .execute();
}

/** Those who still want it; who proved an address did so for their support, and hears nothing once they withdrew it. */
const receivers = (db: PlatformDb, itemId: string) =>
  db
    .selectFrom('item_news_receiver as receiver')
    .where('receiver.item_id', '=', itemId)
    .where('receiver.stopped_at', 'is', null)
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('receiver.why', '<>', 'proven'),
        exists(
          selectFrom('item_support')
            .select(sql`1`.as('one'))
            .whereRef('item_support.item_id', '=', 'receiver.item_id')
            .whereRef('item_support.user_id', '=', 'receiver.user_id'),
        ),
      ]),
    );

export const findReceivers = (db: PlatformDb, itemId: string, after: string, limit: number) =>
  receivers(db, itemId)
    .select(['receiver.user_id as userId', 'receiver.token'])
    .where('receiver.user_id', '>', after)
    .orderBy('receiver.user_id')
    .limit(limit)
    .execute();

export async function countReceivers(db: PlatformDb, itemId: string): Promise<number> {
  const { total } = await receivers(db, itemId)
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export async function isReceiver(db: PlatformDb, itemId: string, userId: string): Promise<boolean> {
  const row = await receivers(db, itemId)
    .select('receiver.user_id')
    .where('receiver.user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

export const findByToken = (db: PlatformDb, token: string) =>
  db
    .selectFrom('item_news_receiver')
    .select(['item_id as itemId', 'stopped_at as stoppedAt'])
    .where('token', '=', token)
    .executeTakeFirst();

export async function stopReceiving(trx: PlatformTransaction, token: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('item_news_receiver')
    .set({ stopped_at: now })
    .where('token', '=', token)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Who followed what is merged follows what it became; who stopped stays stopped there. */
export async function copyReceivers(trx: PlatformTransaction, from: string, into: string, now: Date): Promise<void> {
  await trx
    .insertInto('item_news_receiver')
    .columns(['item_id', 'user_id', 'why', 'created_at', 'came_from'])
    .expression(
      receivers(trx, from).select([
        sql<string>`${into}::uuid`.as('item_id'),
        'receiver.user_id',
        'receiver.why',
        sql<Date>`${now}::timestamptz`.as('created_at'),
        sql<string>`${from}::uuid`.as('came_from'),
      ]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Who stopped with both when they were one stays stopped with each. */
export async function takeReceiversBack(trx: PlatformTransaction, from: string, into: string, now: Date) {
  const stopped = trx
    .selectFrom('item_news_receiver as other')
    .select('other.user_id')
    .where('other.item_id', '=', into)
    .where('other.stopped_at', 'is not', null);
  await trx
    .updateTable('item_news_receiver')
    .set({ stopped_at: now })
    .where('item_id', '=', from)
    .where('stopped_at', 'is', null)
    .where('user_id', 'in', stopped)
    .execute();
  await trx.deleteFrom('item_news_receiver').where('item_id', '=', into).where('came_from', '=', from).execute();
}
