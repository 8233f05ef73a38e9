import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';
import type { SupportKind } from '../../contract/support-kind.ts';

export interface WaitingRow {
  guid: string;
  itemId: string;
  browser: string;
  email: string;
  name: string;
  kinds: SupportKind[];
  title: string;
  page: string;
}

const columns = [
  'guid',
  'item_id as itemId',
  'browser',
  'email',
  'shown_name as name',
  'kinds',
  'title',
  'page',
] as const;

/** One for each browser, with one mail: who votes and then joins proves both at once. */
export async function putWaiting(trx: PlatformTransaction, row: WaitingRow, now: Date): Promise<string> {
  const { email, kinds, title, page, name } = row;
  const values = { email, kinds, title, page, shown_name: name, sent_at: now };
  const { guid } = await trx
    .insertInto('item_support_waiting')
    .values({ guid: row.guid, item_id: row.itemId, browser: row.browser, ...values })
    .onConflict((conflict) => conflict.columns(['item_id', 'browser']).doUpdateSet(values))
    .returning('guid')
    .executeTakeFirstOrThrow();
  return guid;
}

const waiting = (db: PlatformDb) =>
  // The check of the table that has what was proven.
  db.selectFrom('item_support_waiting').select(columns).$narrowType<{ kinds: SupportKind[] }>();

export const findWaiting = (db: PlatformDb, guid: string): Promise<WaitingRow | undefined> =>
  waiting(db).where('guid', '=', guid).executeTakeFirst();

export const findWaitingOf = (db: PlatformDb, itemId: string, browser: string): Promise<WaitingRow | undefined> =>
  waiting(db).where('item_id', '=', itemId).where('browser', '=', browser).executeTakeFirst();

/** Two presses in one browser come after each other, and the second adds to the first. */
export const lockWaitingOf = (
  trx: PlatformTransaction,
  itemId: string,
  browser: string,
): Promise<WaitingRow | undefined> =>
  waiting(trx).where('item_id', '=', itemId).where('browser', '=', browser).forUpdate().executeTakeFirst();

export async function setWaitingAddress(trx: PlatformTransaction, guid: string, email: string): Promise<void> {
  await trx.updateTable('item_support_waiting').set({ email }).where('guid', '=', guid).execute();
}

export async function setWaitingKinds(trx: PlatformTransaction, guid: string, kinds: SupportKind[]): Promise<void> {
  await trx.updateTable('item_support_waiting').set({ kinds }).where('guid', '=', guid).execute();
}

/** False when it was not there any more. */
export async function deleteWaiting(trx: PlatformTransaction, guid: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('item_support_waiting').where('guid', '=', guid).executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteWaitingBefore(db: PlatformDb, moment: Date): Promise<void> {
  await db.deleteFrom('item_support_waiting').where('sent_at', '<', moment).execute();
}
