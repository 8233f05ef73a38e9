import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';

export interface WaitingRow {
  guid: string;
  pollGuid: string;
  browser: string;
  email: string;
  choices: string[];
  title: string;
  page: string;
}

const columns = ['guid', 'poll_guid as pollGuid', 'browser', 'email', 'choices', 'title', 'page'] as const;

/** One for each browser: voting again before it is proven is voting otherwise. Answers which it is. */
export async function putWaiting(trx: PlatformTransaction, row: WaitingRow, now: Date): Promise<string> {
  const { email, choices, title, page } = row;
  const values = { email, choices, title, page, sent_at: now };
  const { guid } = await trx
    .insertInto('poll_waiting')
    .values({ guid: row.guid, poll_guid: row.pollGuid, browser: row.browser, ...values })
    .onConflict((conflict) => conflict.columns(['poll_guid', 'browser']).doUpdateSet(values))
    .returning('guid')
    .executeTakeFirstOrThrow();
  return guid;
}

export const findWaiting = (db: PlatformDb, guid: string): Promise<WaitingRow | undefined> =>
  db.selectFrom('poll_waiting').select(columns).where('guid', '=', guid).executeTakeFirst();

export const findWaitingOf = (db: PlatformDb, pollGuid: string, browser: string): Promise<WaitingRow | undefined> =>
  db
    .selectFrom('poll_waiting')
    .select(columns)
    .where('poll_guid', '=', pollGuid)
    .where('browser', '=', browser)
    .executeTakeFirst();

export const findWaitingOfMany = (
  db: PlatformDb,
  pollGuid: string,
  browsers: readonly string[],
): Promise<WaitingRow[]> =>
  db
    .selectFrom('poll_waiting')
    .select(columns)
    .where('poll_guid', '=', pollGuid)
    .where(sql<boolean>`browser = any(${[...browsers]}::text[])`)
    .execute();

export async function setWaitingAddress(trx: PlatformTransaction, guid: string, email: string): Promise<void> {
  await trx.updateTable('poll_waiting').set({ email }).where('guid', '=', guid).execute();
}

/** False when it was not there any more. */
export async function deleteWaiting(trx: PlatformTransaction, guid: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('poll_waiting').where('guid', '=', guid).executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteWaitingBefore(db: PlatformDb, moment: Date): Promise<void> {
  await db.deleteFrom('poll_waiting').where('sent_at', '<', moment).execute();
}

export async function countWaiting(db: PlatformDb, pollGuid: string): Promise<number> {
  const { total } = await db
    .selectFrom('poll_waiting')
    .select(({ fn }) => fn.countAll().as('total'))
    .where('poll_guid', '=', pollGuid)
    .executeTakeFirstOrThrow();
  return Number(total);
}
