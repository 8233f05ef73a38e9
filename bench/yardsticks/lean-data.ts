import type { Pool } from 'pg';

/** Content as it is stored: `{ "$lang": { "nl": … } }` anywhere in a value. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export interface LeanItem {
  id: string;
  parent_id: string | null;
  name: Json;
  description: Json;
  url_segment: Json;
  page_id: string | null;
  page_title: Json;
  external_url: string | null;
  is_visible: boolean;
  path: string;
  children: LeanItem[];
}

export interface LeanBlock {
  guid: string;
  buildingBlockName: string;
  layoutPosition: string;
  sortId: number;
  heading: Json;
  more?: Json;
  options: { [key: string]: Json };
  /** Of a block that shows items of other lists. */
  items?: Json;
}

export interface LeanPage {
  id: string;
  document: { title: string; description: string; layout: string; buildingBlockInstances: LeanBlock[] };
}

export interface LeanData {
  menu: LeanItem[];
  page: LeanPage;
  settings: Record<string, Json>;
  cacheToken: string;
}

const menuSql = `
  select item.id, item.parent_id, item.name, item.description, item.url_segment, item.page_id, item.external_url,
         item.is_visible, item.related_ids, version.document -> 'title' as page_title,
         version.document ->> 'visibility' as page_visibility, version.document -> 'roleIds' as page_role_ids
  from menu_item item
  join menu on menu.id = item.menu_id
  left join page on page.id = item.page_id and page.deleted_at is null
  left join page_version version on version.id = page.published_version_id
  where menu.name = 'Top level menu'
  order by item.sort_order`;
const pageSql = `
  select page.id, version.document, version.published_at
  from page join page_version version on version.id = page.published_version_id
  where page.id = $1 and page.deleted_at is null`;

const newestSql = `
  select short_id, title, description, card, published_on::text, period_start::text from item
  where list_id = any($1) and deleted_at is null and is_published and published_on <= now()
  order by published_on desc, id limit $2`;
const comingSql = `
  select short_id, title, description, card, published_on::text, period_start::text from item
  where list_id = any($1) and deleted_at is null and is_published and published_on <= now() and period_start > now()
  order by period_start, id limit $2`;

const totalSql = `select count(*)::integer as total from item
  where list_id = $1 and deleted_at is null and is_published and published_on <= now()`;

/** A list shows its own items, with how many there are; a block like "newest" those of other lists. */
async function withItems(pool: Pool, block: LeanBlock): Promise<LeanBlock> {
  if (block.buildingBlockName === 'List') {
    const [items, total] = await Promise.all([
      itemsOf(pool, 'newest', newestSql, [[block.guid], block.options.defaultItemsPerPage ?? 20]),
      pool.query({ name: 'total', text: totalSql, values: [block.guid] }),
    ]);
    return { ...block, items, more: `${total.rows[0]?.total} berichten` };
  }
  const { sourceBlockGuids, itemCount, sortBy } = block.options;
  if (sourceBlockGuids === undefined) return block;
  const [name, text] =
    sortBy === 'periodStart_asc' ? (['coming', comingSql] as const) : (['newest', newestSql] as const);
  return { ...block, items: await itemsOf(pool, name, text, [sourceBlockGuids, itemCount]) };
}

async function itemsOf(pool: Pool, name: string, text: string, values: unknown[]): Promise<Json> {
  const { rows } = await pool.query({ name, text, values });
  return (inDutch(rows) as { [key: string]: Json }[]).map(({ short_id, ...item }) => ({
    ...item,
    href: `/nieuws/i/${short_id}`,
  }));
}

/** What one page takes, read anew from the database each time: the menu, the settings, the token, then the page and the items it shows. */
export async function loadLean(pool: Pool, path: string): Promise<LeanData | undefined> {
  const [items, settings, token] = await Promise.all([
    pool.query({ name: 'menu', text: menuSql }),
    pool.query({ name: 'settings', text: 'select key, value from setting' }),
    pool.query({ name: 'token', text: 'select token from cache_token' }),
  ]);
  const menu = treeOf(items.rows as LeanItem[]);
  const id = pageAt(menu, path);
  if (id === undefined) return undefined;
  const { rows } = await pool.query({ name: 'page', text: pageSql, values: [id] });
  const page = inDutch(rows[0]) as unknown as LeanPage;
  const blocks = await Promise.all(page.document.buildingBlockInstances.map((block) => withItems(pool, block)));
  return {
    menu,
    page: { ...page, document: { ...page.document, buildingBlockInstances: blocks } },
    settings: Object.fromEntries(settings.rows.map(({ key, value }) => [key, inDutch(value)])),
    cacheToken: token.rows[0].token,
  };
}

const countAll = (items: readonly LeanItem[]): number =>
  items.reduce((sum, { children }) => sum + 1 + countAll(children), 0);

export const isLargeMenu = (menu: readonly LeanItem[]): boolean => countAll(menu) > 100;

function treeOf(rows: LeanItem[]): LeanItem[] {
  const byParent = Map.groupBy(rows, (row) => row.parent_id);
  const below = (parentId: string | null, parentPath: string): LeanItem[] =>
    (byParent.get(parentId) ?? []).map((row) => {
      const segment = String(inDutch(row.url_segment));
      const path = segment === '' ? parentPath : `${parentPath === '/' ? '' : parentPath}/${segment}`;
      return { ...(inDutch(row as unknown as Json) as unknown as LeanItem), path, children: below(row.id, path) };
    });
  return below(null, '/');
}

function pageAt(items: readonly LeanItem[], path: string): string | undefined {
  for (const item of items) {
    if (item.page_id !== null && item.path === path) return item.page_id;
    const found = pageAt(item.children, path);
    if (found !== undefined) return found;
  }
  return undefined;
}

function inDutch(value: Json): Json {
  if (Array.isArray(value)) return value.map(inDutch);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if ('$lang' in value) return inDutch((value.$lang as Record<string, Json>).nl ?? '');
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inDutch(inner)]));
}
