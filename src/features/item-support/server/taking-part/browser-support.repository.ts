import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';
import type { SupportKind } from '../../contract/support-kind.ts';
import type { OwnState } from '../item-support.repository.ts';

interface BrowserRow {
  itemId: string;
  kind: SupportKind;
  /** As the item knows it (taking-part.service.ts). */
  browser: string;
}

/** False when it was there already. */
export async function insertOfBrowser(
  trx: PlatformTransaction,
  { itemId, kind, browser }: BrowserRow,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('item_browser_support')
    .values({ item_id: itemId, kind, browser, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Of the browser itself, or of whoever proved it there. */
export async function deleteOfBrowser(
  trx: PlatformTransaction,
  { itemId, kind, browser }: BrowserRow,
  cameFrom?: string,
): Promise<boolean> {
  let own = trx
    .deleteFrom('item_browser_support')
    .where('item_id', '=', itemId)
    .where('kind', '=', kind)
    .where('browser', '=', browser);
  let proven = trx
    .deleteFrom('item_support')
    .where('item_id', '=', itemId)
    .where('kind', '=', kind)
    .where('browser', '=', browser);
  if (cameFrom !== undefined) {
    own = own.where('came_from', '=', cameFrom);
    proven = proven.where('came_from', '=', cameFrom);
  }
  const gone = [await own.executeTakeFirst(), await proven.executeTakeFirst()];
  return gone.some(({ numDeletedRows }) => numDeletedRows > 0n);
}

/** A browser shows what was last proven in it; a name is what members see of who has no profile. */
export async function markProven(
  trx: PlatformTransaction,
  { itemId, kind, browser, userId, name }: BrowserRow & { userId: string; name: string },
): Promise<void> {
  const ofKind = trx.updateTable('item_support').where('item_id', '=', itemId).where('kind', '=', kind);
  await ofKind.set({ browser: null }).where('browser', '=', browser).where('user_id', '<>', userId).execute();
  await ofKind
    .set({ browser, ...(kind === 'join' && name !== '' && { shown_name: name }) })
    .where('user_id', '=', userId)
    .execute();
}

/** The numbers of one item and what one browser gives it, in one round. */
export async function findStateOfBrowser(
  db: PlatformDb,
  itemId: string,
  browser: string | undefined,
): Promise<OwnState> {
  const counter = db.selectFrom('item_support_count').where('item_id', '=', itemId);
  const here = browser ?? '';
  const own = db
    .selectFrom('item_support')
    .select('kind')
    .where('item_id', '=', itemId)
    .where('browser', '=', here)
    .union(
      db.selectFrom('item_browser_support').select('kind').where('item_id', '=', itemId).where('browser', '=', here),
    );
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
