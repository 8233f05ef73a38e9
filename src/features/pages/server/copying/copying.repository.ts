import type { PlatformDb } from '#platform/server/database/database.ts';

/** Every block that stands on one of these pages, or stood there. */
export async function findBlocksOfPages(db: PlatformDb, pageIds: readonly string[]): Promise<string[]> {
  if (pageIds.length === 0) return [];
  const rows = await db.selectFrom('block_owner').select('id').where('page_id', 'in', pageIds).execute();
  return rows.map(({ id }) => id);
}

export const isKnownPage = async (db: PlatformDb, id: string): Promise<boolean> =>
  (await db.selectFrom('page').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
