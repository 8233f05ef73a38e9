import type { ListOptions } from '#features/list-items/contract/list-options.ts';
import type { Tag } from '#platform/contract/calls/cache-tag.ts';
import type { PageSubject } from '#platform/contract/rights/decide.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Visibility } from '#platform/contract/rights/visibility.ts';
import type { StoredBlock } from '../contract/page.ts';
import type { BlockRules } from './block-rules.ts';
import type { PublishedPage } from './pages.repository.ts';
import { subjectOf } from './present-page.ts';

/** A block of a published page that shows items: whose they are to see, who may add to them, and which they are. */
export interface ListBlock {
  guid: string;
  pageId: string;
  page: PageSubject;
  block: Pick<StoredBlock, 'visibility' | 'roleIds' | 'period'>;
  addition: { addPermission: Visibility; addRoles: readonly string[] };
  options: ListOptions;
  buildingBlockName: string;
}

/** §7 `listMetadata`: how many items each of these blocks has for this viewer. */
export type ListTotals = (
  viewer: Viewer,
  blocks: readonly ListBlock[],
) => Promise<{
  totals: Record<string, { totalNumberOfItems: number; can?: { offer: true } }>;
  tags: Tag[];
  changesAt: Date | undefined;
}>;

const known = new WeakMap<PublishedPage, ReadonlyMap<string, ListBlock>>();

/** By guid. A page as it was loaded never changes, so its options are read through the blocks' schemas once. */
export function listBlocksOf(page: PublishedPage, blocks: BlockRules): ReadonlyMap<string, ListBlock> {
  const found = known.get(page) ?? readListBlocks(page, blocks);
  known.set(page, found);
  return found;
}

function readListBlocks(page: PublishedPage, blocks: BlockRules): ReadonlyMap<string, ListBlock> {
  const found = new Map<string, ListBlock>();
  for (const block of page.document.buildingBlockInstances) {
    const options = blocks.listOptions(block);
    if (options === undefined) continue;
    found.set(block.guid, {
      guid: block.guid,
      pageId: page.id,
      page: subjectOf(page),
      block: { visibility: block.visibility, roleIds: block.roleIds, period: block.period },
      // A block that was published before lists could be added to says nothing of it.
      addition: { addPermission: block.addPermission ?? 'Admin', addRoles: block.addRoles ?? [] },
      options,
      buildingBlockName: block.buildingBlockName,
    });
  }
  return found;
}
