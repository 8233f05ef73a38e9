import { sql } from 'kysely';
import { pagesTag } from '#features/pages/contract/pages.tags.ts';
import { decide } from '#platform/contract/rights/decide.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Audience, Visibility } from '#platform/contract/rights/visibility.ts';
import type { Platform } from '#platform/server/platform.ts';
import { itemVendorsTag } from '../contract/list-items.tags.ts';

const audience = (visibility: string, roleIds: string[]): Audience => ({
  visibility: visibility as Visibility,
  roleIds,
});

/** The vendors of the blocks of every item that someone can read (product.md §1.6). */
export const createItemVendorsService = ({ platform }: { platform: Platform }) => ({
  /**
   * Touched when an item with vendors changes, or a page: which lists are on one, and who may see it. Every kept page has
   * these, so that an item without any, as nearly all are, must not be among them.
   */
  tags: [itemVendorsTag, pagesTag],

  async uses() {
    const rows = await platform.db
      .selectFrom('item')
      .innerJoin('block_instance', 'block_instance.id', 'item.list_id')
      .innerJoin('page', 'page.id', 'block_instance.page_id')
      .select([
        'item.vendors',
        'item.visibility',
        'item.role_ids',
        'block_instance.visibility as block_visibility',
        'block_instance.role_ids as block_role_ids',
        'page.visibility as page_visibility',
        'page.role_ids as page_role_ids',
      ])
      .where(sql<boolean>`item.vendors <> '{}'`)
      .where('item.deleted_at', 'is', null)
      .where('item.is_published', '=', true)
      .where('page.deleted_at', 'is', null)
      .where('page.published_version_id', 'is not', null)
      .distinct()
      .execute();
    return rows.map((row) => {
      const audiences = [
        audience(row.page_visibility, row.page_role_ids),
        audience(row.block_visibility, row.block_role_ids),
        audience(row.visibility, row.role_ids),
      ];
      return {
        vendors: row.vendors,
        isSeenBy: (viewer: Viewer) =>
          audiences.every((one) => decide(viewer, 'see', { kind: 'content', ...one }).allowed),
      };
    });
  },
});
