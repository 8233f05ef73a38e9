import { type RawBuilder, sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';

/** As the index `item_blocks` has it: the guids and the names of an item's blocks. */
const blocksOfItem = sql`(jsonb_path_query_array(item.document, '$.blocks[*].guid') || jsonb_path_query_array(item.document, '$.blocks[*].buildingBlockName'))`;

/** A block with this guid, or of this name. */
export const hasBlock = (word: string): RawBuilder<boolean> =>
  sql<boolean>`${blocksOfItem} @> ${JSON.stringify([word])}::jsonb`;

/** The first that had it, also from the trash: who writes the guid of another's block into an item of theirs gets nothing by it. */
export async function findItemIdOfBlock(db: PlatformDb, guid: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('item')
    .select('item.id')
    .where(hasBlock(guid))
    .orderBy('item.created_at')
    .orderBy('item.id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Of what readers can have. */
export async function findItemIdsWith(db: PlatformDb, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const rows = await db
    .selectFrom('item')
    .select('item.id')
    .where((eb) => eb.or(names.map((name) => hasBlock(name))))
    .where('item.deleted_at', 'is', null)
    .where('item.is_published', '=', true)
    .orderBy('item.published_on', 'desc')
    .limit(mostListed)
    .execute();
  return rows.map(({ id }) => id);
}

/** Nobody looks through more polls than this. */
const mostListed = 500;
