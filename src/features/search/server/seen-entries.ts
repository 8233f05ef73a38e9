import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '#platform/contract/viewer.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import { seenBy } from '#platform/server/visibility-filter.ts';

export interface Eyes {
  viewer: Viewer;
  now: Date;
  /** The pages that have a place in the menu as this reader sees it. */
  pageIds: readonly string[];
}

/** In a statement of our own the builder writes the tables, because it knows the platform's schema. */
export const entriesOf = (db: PlatformDb) => sql`(${db.selectFrom('search_entry').selectAll()}) entry`;
export const blocksOf = (db: PlatformDb) =>
  sql`(${db.selectFrom('block_instance').select(['id', 'page_id', 'visibility', 'role_ids', 'shown_from', 'shown_until'])}) block`;
const pagesOf = (db: PlatformDb) =>
  sql`(${db.selectFrom('page').select(['id', 'deleted_at', 'published_version_id', 'visibility', 'role_ids'])}) holder`;

/** The blocks whose items this reader may see: their own audience and period, and their page's audience, as they are now. */
const openBlocks = (db: PlatformDb, { viewer, now, pageIds }: Eyes) => sql`
  select block.id from ${blocksOf(db)} join ${pagesOf(db)} on holder.id = block.page_id
  where holder.id = any(${pageIds}::uuid[]) and holder.deleted_at is null and holder.published_version_id is not null
    and ${seenBy(viewer, { visibility: 'holder.visibility', roleIds: 'holder.role_ids' })}
    and ${seenBy(viewer, { visibility: 'block.visibility', roleIds: 'block.role_ids' })}
    and coalesce(block.shown_from <= ${now}, true) and coalesce(block.shown_until > ${now}, true)`;

/**
 * The rule of who may see what (product.md §1.3) as a condition on rows of `search_entry entry`: every query that finds,
 * counts or suggests something has it, so that nothing private is in any of them.
 */
export const isSeen = (db: PlatformDb, eyes: Eyes): RawBuilder<boolean> => sql<boolean>`(
  ${seenBy(eyes.viewer, { visibility: 'entry.visibility', roleIds: 'entry.role_ids' })}
  and entry.published_on <= ${eyes.now} and entry.unpublish_on > ${eyes.now}
  and case entry.kind when 'page' then entry.page_id = any(${eyes.pageIds}::uuid[])
    else (entry.kind = 'document' and entry.list_id is null) or entry.list_id in (${openBlocks(db, eyes)}) end)`;
