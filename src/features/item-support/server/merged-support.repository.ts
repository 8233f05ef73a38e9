import { sql } from 'kysely';
import type { PlatformTransaction } from '#platform/server/platform.ts';

/** Who supported both counts once. */
export async function copySupport(trx: PlatformTransaction, from: string, into: string): Promise<void> {
  const target = sql<string>`${into}::uuid`.as('item_id');
  const source = sql<string>`${from}::uuid`.as('came_from');
  await trx
    .insertInto('item_support')
    .columns(['item_id', 'kind', 'user_id', 'created_at', 'browser', 'shown_name', 'came_from'])
    .expression(
      trx
        .selectFrom('item_support')
        .select([target, 'kind', 'user_id', 'created_at', 'browser', 'shown_name', source])
        .where('item_id', '=', from),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .insertInto('item_browser_support')
    .columns(['item_id', 'kind', 'browser', 'created_at', 'came_from'])
    .expression(
      trx
        .selectFrom('item_browser_support')
        .select([target, 'kind', 'browser', 'created_at', source])
        .where('item_id', '=', from),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteCopied(trx: PlatformTransaction, from: string, into: string): Promise<void> {
  await trx.deleteFrom('item_support').where('item_id', '=', into).where('came_from', '=', from).execute();
  await trx.deleteFrom('item_browser_support').where('item_id', '=', into).where('came_from', '=', from).execute();
}
