import type { PlatformDb } from '#platform/server/database/database.ts';
import { type ItemRow, items } from '../items.repository.ts';
import { isOut } from '../listing/lists.repository.ts';

/** What readers have now, in the order of the ids. */
export const findOutItems = async (
  db: PlatformDb,
  { now, after, limit }: { now: Date; after: string; limit: number },
): Promise<ItemRow[]> =>
  (await items(db)
    .where('item.deleted_at', 'is', null)
    .where(isOut(now))
    .where('item.id', '>', after)
    .orderBy('item.id')
    .limit(limit)
    .execute()) as ItemRow[];

export async function countOutItems(db: PlatformDb, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('item')
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('deleted_at', 'is', null)
    .where(isOut(now))
    .executeTakeFirstOrThrow();
  return Number(count);
}
