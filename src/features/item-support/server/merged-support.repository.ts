import { sql } from 'kysely';
import type { PlatformTransaction } from '#platform/server/platform.ts';

/**
 * Waits for votes that are on their way, and lets the next ones wait until all is moved: each holds the row of its number until it is
 * over. Always of what goes before what it goes to, as a vote that comes too late does.
 */
export async function holdVotes(trx: PlatformTransaction, itemId: string): Promise<void> {
  await trx
    .insertInto('item_support_count')
    .values({ item_id: itemId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx.selectFrom('item_support_count').select('item_id').where('item_id', '=', itemId).forUpdate().execute();
}

/** Who supported both counts once. Of one person alone where they are named. */
export async function copySupport(
  trx: PlatformTransaction,
  from: string,
  into: string,
  userId?: string,
): Promise<void> {
  let given = trx
    .selectFrom('item_support')
    .select([
      sql<string>`${into}::uuid`.as('item_id'),
      'kind',
      'user_id',
      'created_at',
      'browser',
      'shown_name',
      sql<string>`${from}::uuid`.as('came_from'),
    ])
    .where('item_id', '=', from);
  if (userId !== undefined) given = given.where('user_id', '=', userId);
  await trx
    .insertInto('item_support')
    .columns(['item_id', 'kind', 'user_id', 'created_at', 'browser', 'shown_name', 'came_from'])
    .expression(given)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The same of browsers, or of one. */
export async function copyOfBrowsers(
  trx: PlatformTransaction,
  from: string,
  into: string,
  browser?: string,
): Promise<void> {
  let given = trx
    .selectFrom('item_browser_support')
    .select([
      sql<string>`${into}::uuid`.as('item_id'),
      'kind',
      'browser',
      'created_at',
      sql<string>`${from}::uuid`.as('came_from'),
    ])
    .where('item_id', '=', from);
  if (browser !== undefined) given = given.where('browser', '=', browser);
  await trx
    .insertInto('item_browser_support')
    .columns(['item_id', 'kind', 'browser', 'created_at', 'came_from'])
    .expression(given)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteCopied(trx: PlatformTransaction, from: string, into: string): Promise<void> {
  await trx.deleteFrom('item_support').where('item_id', '=', into).where('came_from', '=', from).execute();
  await trx.deleteFrom('item_browser_support').where('item_id', '=', into).where('came_from', '=', from).execute();
}

/** Where an item went that was merged with another. */
export async function wentTo(trx: PlatformTransaction, itemId: string): Promise<string | undefined> {
  const row = await trx.selectFrom('item_merge').select('into_id').where('item_id', '=', itemId).executeTakeFirst();
  return row?.into_id;
}

/** Those that were merged with an item. */
export async function cameTo(trx: PlatformTransaction, itemId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('item_merge')
    .select('item_id')
    .where('into_id', '=', itemId)
    .orderBy('item_id')
    .execute();
  return rows.map((row) => row.item_id);
}
