import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';

/** The roles that the items of each list are for, from the counters: a few rows, for any number of items. */
export async function rolesNamedInLists(db: PlatformDb): Promise<ReadonlyMap<string, string[]>> {
  const rows = await db
    .selectFrom('item_count')
    .innerJoinLateral(sql<{ id: string }>`unnest(item_count.role_ids)`.as<'named'>(sql`named(id)`), (join) =>
      join.onTrue(),
    )
    .select(['item_count.list_id as listId', sql<string[]>`array_agg(distinct named.id)`.as('roleIds')])
    .where('item_count.visibility', '=', 'Roles')
    .groupBy('item_count.list_id')
    .execute();
  return new Map(rows.map(({ listId, roleIds }) => [listId, roleIds]));
}

/** The roles that items, or the blocks and pages that they are in, are for: of these lists, or of all when there are none. */
export async function rolesNamedBehind(db: PlatformDb, listIds: readonly string[]): Promise<string[]> {
  const isAsked = listIds.length === 0 ? sql<boolean>`true` : sql<boolean>`list_id = any(${listIds}::uuid[])`;
  const isPlace = listIds.length === 0 ? sql<boolean>`true` : sql<boolean>`block_instance.id = any(${listIds}::uuid[])`;
  const places = db.selectFrom('block_instance').innerJoin('page', 'page.id', 'block_instance.page_id').where(isPlace);
  const rows = await db
    .selectFrom('item_count')
    .select(sql<string>`unnest(role_ids)`.as('id'))
    .where('visibility', '=', 'Roles')
    .where(isAsked)
    .union(
      places
        .select(sql<string>`unnest(block_instance.role_ids)`.as('id'))
        .where('block_instance.visibility', '=', 'Roles'),
    )
    .union(places.select(sql<string>`unnest(page.role_ids)`.as('id')).where('page.visibility', '=', 'Roles'))
    .execute();
  return rows.map(({ id }) => id);
}
