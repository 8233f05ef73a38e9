import { sql } from 'kysely';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { MenuNode } from '../contract/menu-check.ts';
import type { MenuItemChanges } from '../contract/menu-source.ts';

/** An item as it is stored, in the order of its siblings. */
export interface StoredMenuItem extends MenuNode {
  menuId: string;
  sortOrder: number;
}

/** One change at a time: two people who move things at once cannot make a loop or a clash between them. */
export async function lockMenu(db: PlatformDb, menuId: string): Promise<void> {
  await db.selectFrom('menu').select('id').where('id', '=', menuId).forUpdate().execute();
}

/** An item whose page lies in the trash has no address, as if it had no page. */
export async function readStoredItems(db: PlatformDb, menuId: string): Promise<StoredMenuItem[]> {
  const rows = await db
    .selectFrom('menu_item')
    .leftJoin('page', (join) => join.onRef('page.id', '=', 'menu_item.page_id').on('page.deleted_at', 'is', null))
    .select([
      'menu_item.id',
      'menu_item.menu_id',
      'menu_item.parent_id',
      'menu_item.sort_order',
      'menu_item.name',
      'menu_item.url_segment',
      'page.id as page_id',
    ])
    .where('menu_item.menu_id', '=', menuId)
    .where('menu_item.deleted_at', 'is', null)
    .orderBy('menu_item.sort_order')
    .orderBy('menu_item.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    menuId: row.menu_id,
    parentId: row.parent_id,
    sortOrder: row.sort_order,
    name: row.name as StoredText,
    urlSegment: row.url_segment as StoredText,
    pageId: row.page_id,
  }));
}

export interface FoundMenuItem {
  id: string;
  menuId: string;
  isDeleted: boolean;
}

export async function findMenuItem(db: PlatformDb, id: string): Promise<FoundMenuItem | undefined> {
  const row = await db
    .selectFrom('menu_item')
    .select(['id', 'menu_id', 'deleted_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { id: row.id, menuId: row.menu_id, isDeleted: row.deleted_at !== null };
}

/** All that a copy of it takes over. */
export async function findWholeItem(db: PlatformDb, id: string) {
  const row = await db
    .selectFrom('menu_item')
    .select(['name', 'description', 'url_segment', 'external_url', 'is_visible', 'related_ids'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return (
    row && {
      name: row.name as StoredText,
      description: row.description as StoredText,
      urlSegment: row.url_segment as StoredText,
      externalUrl: row.external_url,
      isVisible: row.is_visible,
      relatedIds: row.related_ids,
    }
  );
}

export const findMenuName = async (db: PlatformDb, id: string): Promise<string> =>
  (await db.selectFrom('menu').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name;

export async function updateMenuItem(db: PlatformDb, id: string, changes: MenuItemChanges): Promise<void> {
  const values = {
    ...(changes.name === undefined ? {} : { name: JSON.stringify(changes.name) }),
    ...(changes.description === undefined ? {} : { description: JSON.stringify(changes.description) }),
    ...(changes.urlSegment === undefined ? {} : { url_segment: JSON.stringify(changes.urlSegment) }),
    ...(changes.pageGuid === undefined ? {} : { page_id: changes.pageGuid }),
    ...(changes.externalUrl === undefined ? {} : { external_url: changes.externalUrl }),
    ...(changes.isVisible === undefined ? {} : { is_visible: changes.isVisible }),
    ...(changes.relatedMenuItems === undefined ? {} : { related_ids: changes.relatedMenuItems }),
  };
  if (Object.keys(values).length > 0) await db.updateTable('menu_item').set(values).where('id', '=', id).execute();
}

/** The siblings in this order, all below the same parent. */
export async function placeMenuItems(db: PlatformDb, parentId: string | null, ids: readonly string[]): Promise<void> {
  const places = sql<{ id: string; number: number }>`unnest(${[...ids]}::uuid[]) with ordinality`;
  await db
    .updateTable('menu_item')
    .from(places.as<'place'>(sql`place(id, number)`))
    .set({ parent_id: parentId, sort_order: sql`place.number - 1` })
    .where(sql<boolean>`menu_item.id = place.id`)
    .execute();
}

export async function markMenuItemsDeleted(db: PlatformDb, ids: readonly string[], root: string): Promise<void> {
  await db
    .updateTable('menu_item')
    .set({ deleted_at: sql`now()`, deleted_with: root })
    .where('id', 'in', [...ids])
    .execute();
}

/** The item and all that was taken out with it; an item whose parent is gone meanwhile comes back at the top. */
export async function unmarkMenuItems(db: PlatformDb, root: string): Promise<void> {
  await db
    .updateTable('menu_item')
    .set({ deleted_at: null, deleted_with: null })
    .where('deleted_with', '=', root)
    .execute();
  await db
    .updateTable('menu_item')
    .set({ parent_id: null })
    .where('id', '=', root)
    .where('parent_id', 'in', (below) => below.selectFrom('menu_item').select('id').where('deleted_at', 'is not', null))
    .execute();
}

export async function isPresentPage(db: PlatformDb, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('page')
    .select('id')
    .where('id', '=', id)
    .where('kind', '=', 'page')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
