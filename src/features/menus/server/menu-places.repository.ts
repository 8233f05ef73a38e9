import type { StoredText } from '#platform/contract/texts/localized.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';

/** An item of a menu with those that were taken out, for who looks up where a page stood. */
export interface PlacedItem {
  id: string;
  parentId: string | null;
  name: StoredText;
  pageId: string | null;
  /** Its page is there, and not in the trash. */
  hasPage: boolean;
  isDeleted: boolean;
}

export async function readPlacedItems(db: PlatformDb, menuName: string): Promise<PlacedItem[]> {
  const rows = await db
    .selectFrom('menu_item')
    .innerJoin('menu', 'menu.id', 'menu_item.menu_id')
    .leftJoin('page', (join) => join.onRef('page.id', '=', 'menu_item.page_id').on('page.deleted_at', 'is', null))
    .select(['menu_item.id', 'menu_item.parent_id', 'menu_item.name', 'menu_item.page_id', 'menu_item.deleted_at'])
    .select('page.id as present')
    .where('menu.name', '=', menuName)
    .orderBy('menu_item.sort_order')
    .orderBy('menu_item.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    parentId: row.parent_id,
    name: row.name as unknown as StoredText,
    pageId: row.page_id,
    hasPage: row.present !== null,
    isDeleted: row.deleted_at !== null,
  }));
}

export const unmarkPlacedItems = (db: PlatformDb, ids: readonly string[]) =>
  db.updateTable('menu_item').set({ deleted_at: null, deleted_with: null }).where('id', 'in', ids).execute();

export const hangBelow = (db: PlatformDb, ids: readonly string[], parentId: string) =>
  db.updateTable('menu_item').set({ parent_id: parentId }).where('id', 'in', ids).execute();
