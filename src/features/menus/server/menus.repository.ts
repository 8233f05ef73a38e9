import type { PlatformDb } from '#platform/server/database/database.ts';

export interface MenuRow {
  id: string;
  parent_id: string | null;
  name: unknown;
  description: unknown;
  url_segment: unknown;
  page_id: string | null;
  /** Also to one that was thrown away. */
  leads_to_page: boolean;
  external_url: string | null;
  is_visible: boolean;
  related_ids: string[];
  page_title: unknown;
  page_visibility: string | null;
  page_role_ids: unknown;
}

export interface MenuRows {
  guid: string;
  rows: MenuRow[];
  /** That the pages behind its items name. */
  roleIds: string[];
}

/** A menu with its items in one question; undefined when there is none of this name. */
export async function readMenuRows(db: PlatformDb, name: string): Promise<MenuRows | undefined> {
  const found = await db
    .selectFrom('menu')
    .leftJoin('menu_item', (join) =>
      join.onRef('menu_item.menu_id', '=', 'menu.id').on('menu_item.deleted_at', 'is', null),
    )
    .leftJoin('page', (join) => join.onRef('page.id', '=', 'menu_item.page_id').on('page.deleted_at', 'is', null))
    .leftJoin('page_version', 'page_version.id', 'page.published_version_id')
    .select(({ ref, eb }) => [
      'menu.id as menu_id',
      'menu_item.id',
      'menu_item.parent_id',
      'menu_item.name',
      'menu_item.description',
      'menu_item.url_segment',
      'page.id as page_id',
      eb('menu_item.page_id', 'is not', null).as('leads_to_page'),
      'menu_item.external_url',
      'menu_item.is_visible',
      'menu_item.related_ids',
      ref('page_version.document', '->')
        .key('title' as never)
        .as('page_title'),
      ref('page_version.document', '->>')
        .key('visibility' as never)
        .$castTo<string | null>()
        .as('page_visibility'),
      ref('page_version.document', '->')
        .key('roleIds' as never)
        .as('page_role_ids'),
    ])
    .where('menu.name', '=', name)
    .orderBy('menu_item.sort_order')
    .orderBy('menu_item.id')
    .execute();
  const [first] = found;
  // A menu without items is one row of nothing.
  const rows = found.filter(({ id }) => id !== null) as unknown as MenuRow[];
  const roleIds = [...new Set(rows.flatMap(({ page_role_ids }) => (page_role_ids ?? []) as string[]))];
  return first && { guid: first.menu_id, rows, roleIds };
}

export async function ensureMenu(db: PlatformDb, name: string): Promise<string> {
  await db
    .insertInto('menu')
    .values({ name })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { id } = await db.selectFrom('menu').select('id').where('name', '=', name).executeTakeFirstOrThrow();
  return id;
}

export interface NewMenuItem {
  /** Given by who arranges a menu, because other items may hang below it before it is saved. */
  id?: string;
  menuId: string;
  parentId: string | null;
  sortOrder: number;
  name: unknown;
  description: unknown;
  urlSegment: unknown;
  pageId: string | null;
  externalUrl: string | null;
  isVisible: boolean;
  relatedIds?: string[];
}

export async function insertMenuItem(db: PlatformDb, item: NewMenuItem): Promise<string> {
  const { id } = await db
    .insertInto('menu_item')
    .values({
      ...(item.id !== undefined && { id: item.id }),
      menu_id: item.menuId,
      parent_id: item.parentId,
      sort_order: item.sortOrder,
      name: JSON.stringify(item.name),
      description: JSON.stringify(item.description),
      url_segment: JSON.stringify(item.urlSegment),
      page_id: item.pageId,
      external_url: item.externalUrl,
      is_visible: item.isVisible,
      related_ids: item.relatedIds ?? [],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
