import type { BlockInstance } from '#features/pages/contract/page.ts';
import type { ContentBlock, ListItemDetail } from '../../../contract/list-item.ts';

/** An item's blocks say `content` where a page's say `options` (§3), and have no frame of their own. */
export const itemBlocks = ({ contentBuildingBlockInstances }: ListItemDetail): BlockInstance[] =>
  contentBuildingBlockInstances.map(asInstance);

const asInstance = ({ guid, buildingBlockName, content, heading }: ContentBlock, place: number): BlockInstance => ({
  guid,
  buildingBlockName,
  layoutPosition: 'main',
  sortId: place,
  headingLevel: 2,
  background: 'none',
  options: content,
  ...(heading !== undefined && { heading }),
});
