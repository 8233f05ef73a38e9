import { decide } from '#platform/contract/rights/decide.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Platform } from '#platform/server/platform.ts';
import { pagesTag } from '../contract/pages.tags.ts';
import type { BlockRules } from './block-rules.ts';
import { listPublishedBlocks } from './pages.repository.ts';
import { subjectOf } from './present-page.ts';

export interface PageVendors {
  vendors: readonly string[];
  isSeenBy(viewer: Viewer): boolean;
}

/** The vendors of every block of a published page (product.md §1.6). */
export const createPageVendorsService = ({ platform, blocks }: { platform: Platform; blocks: BlockRules }) => ({
  /** Touched whenever a page is published, taken down or thrown away. */
  tags: [pagesTag],

  async uses(): Promise<PageVendors[]> {
    const published = await listPublishedBlocks(platform.db, blocks.namesWithVendors);
    return published.flatMap(({ page, ...block }) => {
      const vendors = blocks.vendors(block);
      // Its period does not count: what is shown tomorrow is as well part of the site.
      const isSeenBy = (viewer: Viewer) =>
        decide(viewer, 'see', subjectOf({ document: page })).allowed &&
        decide(viewer, 'see', { kind: 'content', ...block }).allowed;
      return vendors.length === 0 ? [] : [{ vendors, isSeenBy }];
    });
  },
});
