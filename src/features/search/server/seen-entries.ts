import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import { seenBy } from '#platform/server/visibility-filter.ts';

export interface ReaderScope {
  viewer: Viewer;
  now: Date;
  /** The pages that have a place in the menu as this reader sees it (`guidList`). */
  pageIds: Buffer;
  /** The lists among the blocks of those pages that are open to this reader now, likewise. */
  listIds: Buffer;
}

/** The same with slots for what is another each time, for a prepared statement. */
interface PreparedReaderScope {
  viewer: Viewer;
  now: Date | RawBuilder<unknown>;
  pageIds: Buffer | RawBuilder<unknown>;
  listIds: Buffer | RawBuilder<unknown>;
}

/** A list on a page, with the time in which its block is shown. */
export interface OpenList {
  id: string;
  from: Date | null;
  until: Date | null;
}

/** The lists on these pages whose items this reader may see, whenever that is: audience of the block and of its page. */
export const readOpenLists = (
  db: PlatformDb,
  viewer: Viewer,
  pageIds: readonly string[],
  blockNames: readonly string[],
): Promise<OpenList[]> =>
  pageIds.length === 0 || blockNames.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('block_instance')
        .innerJoin('page', 'page.id', 'block_instance.page_id')
        .select(['block_instance.id', 'block_instance.shown_from as from', 'block_instance.shown_until as until'])
        .where('block_instance.building_block_name', 'in', blockNames)
        .where('page.id', 'in', pageIds)
        .where('page.deleted_at', 'is', null)
        .where('page.published_version_id', 'is not', null)
        .where(seenBy(viewer, { visibility: 'page.visibility', roleIds: 'page.role_ids' }))
        .where(seenBy(viewer, { visibility: 'block_instance.visibility', roleIds: 'block_instance.role_ids' }))
        .execute();

export const isOpenAt = ({ from, until }: OpenList, now: Date): boolean =>
  (from === null || from <= now) && (until === null || until > now);

/** In a statement of our own the builder writes the tables, because it knows the platform's schema. */
export const entriesOf = (db: PlatformDb) => sql`(${db.selectFrom('search_entry').selectAll()}) entry`;
export const blocksOf = (db: PlatformDb) =>
  sql`(${db.selectFrom('block_instance').select(['id', 'page_id', 'part_id', 'visibility', 'role_ids', 'shown_from', 'shown_until'])}) block`;
const pagesOf = (db: PlatformDb) =>
  sql`(${db.selectFrom('page').select(['id', 'kind', 'deleted_at', 'published_version_id', 'visibility', 'role_ids'])}) holder`;

/**
 * The blocks whose files this reader may see: their own audience and period, and their page's audience, as they are now. A
 * block that shows a shared part opens the blocks of that part, each by the same rule.
 * (`is true` keeps the database from taking the list of pages for a short one and looking each of them up.)
 */
const openBlocks = (db: PlatformDb, { viewer, now, pageIds }: PreparedReaderScope) => {
  const shown = sql`${blocksOf(db)} join ${pagesOf(db)} on holder.id = block.page_id and holder.deleted_at is null
    and holder.published_version_id is not null
    and ${seenBy(viewer, { visibility: 'holder.visibility', roleIds: 'holder.role_ids' })}
    and ${seenBy(viewer, { visibility: 'block.visibility', roleIds: 'block.role_ids' })}
    and coalesce(block.shown_from <= ${now}::timestamptz, true) and coalesce(block.shown_until > ${now}::timestamptz, true)`;
  return sql`
    with on_page as (
      select block.id, block.part_id from ${shown} where (holder.id in (select unnest(${pageIds}::uuid[]))) is true)
    select id from on_page union all
    select block.id from ${shown} where holder.kind = 'shared-part'
      and holder.id in (select part_id from on_page where part_id is not null)`;
};

const isNow = (entry: 'entry' | 'held', now: PreparedReaderScope['now']) => {
  const at = sql.raw(entry);
  return sql`${at}.published_on <= ${now}::timestamptz and ${at}.unpublish_on > ${now}::timestamptz`;
};

/**
 * A document is reached through what it hangs on: a block of a page, or an item, that this reader may see. One that belongs
 * to a single block or item follows that one's rights alone, as its address does. (Not `exists`: of that the database
 * prepares two ways for every search, and most have no documents.)
 */
export const isReached = (db: PlatformDb, scope: PreparedReaderScope): RawBuilder<boolean> => {
  const { viewer, now, listIds } = scope;
  const file = sql`(${db.selectFrom('asset').select(['id', 'holder_kind', 'holder_id'])}) file`;
  const place = sql`(${db.selectFrom('document_place').select(['asset_id', 'block_id'])}) place`;
  const used = sql`(${db.selectFrom('asset_use').select(['asset_id', 'holder_id']).where('kind', '=', sql.lit('item'))}) used`;
  // Of each there is a row in the default language, and its rights are the same in all.
  const held = sql`(${db.selectFrom('search_entry').selectAll().where('kind', '=', sql.lit('item')).where('language', '=', sql.lit(defaultLanguage))}) held`;
  return sql<boolean>`(coalesce((
    select true from ${file} join ${place} on place.asset_id = file.id
    where file.id = entry.subject_id and place.block_id in (${openBlocks(db, scope)})
      and (file.holder_kind = 'public' or file.holder_kind = 'block' and file.holder_id = place.block_id::text) limit 1
  ), (
    select true from ${file} join ${used} on used.asset_id = file.id
    join ${held} on held.subject_id = used.holder_id::uuid
    where file.id = entry.subject_id and held.list_id in (select unnest(${listIds}::uuid[])) and ${isNow('held', now)}
      and ${seenBy(viewer, { visibility: 'held.visibility', roleIds: 'held.role_ids' })}
      and (file.holder_kind = 'public' or file.holder_kind = 'item' and file.holder_id = used.holder_id) limit 1), false))`;
};

/**
 * The rule of who may see what (product.md §1.3) as a condition on rows of `search_entry entry`: every query that finds,
 * counts or suggests something has it, so that nothing private is in any of them. A statement that asks it more than once
 * looks up once which documents are reached.
 */
export const isSeen = (
  db: PlatformDb,
  scope: PreparedReaderScope,
  reached: RawBuilder<boolean> = isReached(db, scope),
): RawBuilder<boolean> => sql<boolean>`(
  ${seenBy(scope.viewer, { visibility: 'entry.visibility', roleIds: 'entry.role_ids' })} and ${isNow('entry', scope.now)}
  and case entry.kind when 'page' then entry.page_id in (select unnest(${scope.pageIds}::uuid[]))
    when 'item' then entry.list_id in (select unnest(${scope.listIds}::uuid[])) else ${reached} end)`;
