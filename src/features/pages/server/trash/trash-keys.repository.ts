import { sql } from 'kysely';
import { decide } from '#platform/contract/rights/decide.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PageKind } from '../../contract/page.ts';
import type { RightsOfPage } from '../pages.repository.ts';
import { subjectOf } from '../present-page.ts';

/** The last that was published of the page of the question around it. */
const newest = (db: PlatformDb) =>
  db
    .selectFrom('page_version')
    .select('page_version.document')
    .where(sql<boolean>`page_version.page_id = page.id`)
    .orderBy('page_version.number', 'desc')
    .limit(1);

/** As it is being written, or as it was published last. */
export const written = (db: PlatformDb) => sql`coalesce(page.working_copy, ${newest(db)})`;

/** What readers have, and only without that what is written. */
export const deciding = (db: PlatformDb) => {
  const published = db
    .selectFrom('page_version')
    .select('page_version.document')
    .where(sql<boolean>`page_version.id = page.published_version_id`);
  return sql`coalesce(${published}, ${written(db)})`;
};

/** Small letters without accents, with nothing that means something in a pattern. */
export const contains = (text: ReturnType<typeof sql>, search: string) =>
  sql<boolean>`lower(public.unaccent('public.unaccent', ${text}::text)) like
    '%' || lower(public.unaccent('public.unaccent', ${search.replace(/[\\%_]/g, '\\$&')})) || '%'`;

export interface TrashedPageKey {
  id: string;
  deletedAt: Date;
  /** The page that it went along with. */
  deletedWith: string | null;
}

export async function findTrashedPages(db: PlatformDb, search: string): Promise<TrashedPageKey[]> {
  let query = db
    .selectFrom('page')
    .select(['id', 'deleted_at as deletedAt', 'deleted_with as deletedWith'])
    .where('deleted_at', 'is not', null);
  if (search !== '') query = query.where(contains(sql`(${written(db)} -> 'title')`, search));
  return (await query.execute()) as TrashedPageKey[];
}

/** Of these the ones that the viewer may edit, by what readers' version says. */
export async function editableAmong(db: PlatformDb, viewer: Viewer, ids: readonly string[]): Promise<Set<string>> {
  if (viewer.isContentManager || ids.length === 0) return new Set(ids);
  const rows = await db
    .selectFrom('page')
    .select('id')
    .select(sql<RightsOfPage>`${deciding(db)} - 'buildingBlockInstances'`.as('document'))
    .where('id', 'in', ids)
    .execute();
  return new Set(rows.filter((row) => decide(viewer, 'edit', subjectOf(row)).allowed).map(({ id }) => id));
}

/** All pages, whether readers have them or not, that the viewer may edit. */
export async function editablePages(db: PlatformDb, viewer: Viewer): Promise<Set<string>> {
  const pages = db.selectFrom('page').select('id').where('kind', '=', 'page').where('deleted_at', 'is', null);
  if (viewer.isContentManager) return new Set((await pages.execute()).map(({ id }) => id));
  const rows = await pages
    .select(sql<RightsOfPage>`${deciding(db)} - 'buildingBlockInstances'`.as('document'))
    .execute();
  return new Set(rows.filter((row) => decide(viewer, 'edit', subjectOf(row)).allowed).map(({ id }) => id));
}

export interface TrashedPageRow extends TrashedPageKey {
  kind: PageKind;
  title: StoredText;
  deletedBy: string | null;
  deleterName: string | null;
}

/** These, and what was thrown away with them. */
export async function findTrashedRows(db: PlatformDb, ids: readonly string[]): Promise<TrashedPageRow[]> {
  const rows = await db
    .selectFrom('page')
    .leftJoin('user', 'user.id', 'page.deleted_by')
    .select([
      'page.id',
      'page.kind',
      'page.deleted_at as deletedAt',
      'page.deleted_with as deletedWith',
      'page.deleted_by as deletedBy',
      'user.name as deleterName',
    ])
    .select(sql<StoredText>`${written(db)} -> 'title'`.as('title'))
    .where('page.deleted_at', 'is not', null)
    .where((eb) => eb.or([eb('page.id', 'in', ids), eb('page.deleted_with', 'in', ids)]))
    .orderBy('page.id')
    .execute();
  return rows as unknown as TrashedPageRow[];
}

export interface BlockOnPage {
  block: string;
  pageId: string;
  title: StoredText;
  /** It stands on a page that is not in the trash, in what is written. */
  isThere: boolean;
  /** The page lies in the trash. */
  isInTrash: boolean;
}

/** Where these blocks stand, or stood: a block is of one page for ever. */
export async function findPagesOfBlocks(db: PlatformDb, guids: readonly string[]): Promise<BlockOnPage[]> {
  if (guids.length === 0) return [];
  const owners = db.selectFrom('block_owner').select(['id', 'page_id']).where('id', 'in', guids);
  const pages = db.selectFrom('page').select(['page.id', 'page.deleted_at', sql`${written(db)}`.as('document')]);
  const { rows } = await sql<BlockOnPage>`
    select owner.id as block, page.id as "pageId", page.document -> 'title' as title,
      page.deleted_at is null and page.document -> 'buildingBlockInstances'
        @> jsonb_build_array(jsonb_build_object('guid', owner.id::text)) as "isThere",
      page.deleted_at is not null as "isInTrash"
    from (${owners}) owner
    join (${pages}) page on page.id = owner.page_id`.execute(db);
  return rows;
}
