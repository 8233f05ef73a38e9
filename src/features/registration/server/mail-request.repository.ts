import type { PlatformDb } from '#platform/server/database/database.ts';
import type { MailCount } from '../contract/mail-allowance.ts';

/** Locks the counts until the transaction ends, in one order, so that many requests at once are counted one by one. */
export async function lockMailCounts(
  db: PlatformDb,
  keys: readonly string[],
  now: Date,
): Promise<Map<string, MailCount>> {
  const sorted = [...keys].sort();
  await db
    .insertInto('mail_request')
    .values(sorted.map((key) => ({ key, mails: 0, last_at: new Date(0), window_ends_at: now })))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const rows = await db
    .selectFrom('mail_request')
    .selectAll()
    .where('key', 'in', sorted)
    .orderBy('key')
    .forUpdate()
    .execute();
  return new Map(
    rows.map(({ key, mails, last_at, window_ends_at }) => [
      key,
      { mails, lastAt: last_at, windowEndsAt: window_ends_at },
    ]),
  );
}

export const storeMailCount = (db: PlatformDb, key: string, count: MailCount) =>
  db
    .updateTable('mail_request')
    .set({ mails: count.mails, last_at: count.lastAt, window_ends_at: count.windowEndsAt })
    .where('key', '=', key)
    .execute();

export const deleteMailCountsBefore = (db: PlatformDb, moment: Date) =>
  db.deleteFrom('mail_request').where('window_ends_at', '<', moment).execute();
