import { type RightsChange, rightsChange } from '#platform/contract/rights/rights-change.ts';
import type { PageDocument, StoredBlock } from './page.ts';

type PageRights = Pick<PageDocument, 'visibility' | 'roleIds' | 'editPermission' | 'editRoles'>;
type BlockRights = Pick<StoredBlock, 'visibility' | 'roleIds' | 'addPermission' | 'addRoles'>;

/** As long as nobody has said otherwise. */
const usualPage: PageRights = { visibility: 'Public', roleIds: [], editPermission: 'Admin', editRoles: [] };
const usualBlock: BlockRights = { visibility: 'Public', roleIds: [], addPermission: 'Admin', addRoles: [] };

const ofPage = ({ visibility, roleIds, editPermission, editRoles }: PageRights): PageRights => ({
  visibility,
  roleIds,
  editPermission,
  editRoles,
});
export const rightsOfBlock = ({ visibility, roleIds, addPermission, addRoles }: BlockRights): BlockRights => ({
  visibility,
  roleIds,
  addPermission,
  addRoles,
});

/**
 * Who may see, edit and add otherwise than before, on the page and on its blocks; what is new is held against what
 * everything starts with. A block that is gone takes its rights along and is no change of them.
 */
export function pageRightsChange(before: PageDocument | undefined, after: PageDocument): RightsChange | undefined {
  const page = rightsChange(before === undefined ? usualPage : ofPage(before), ofPage(after));
  const known = new Map(before?.buildingBlockInstances.map((block) => [block.guid, block]));
  const blocks = after.buildingBlockInstances.flatMap((block) => {
    const change = rightsChange(rightsOfBlock(known.get(block.guid) ?? usualBlock), rightsOfBlock(block));
    return change === undefined ? [] : [{ guid: block.guid, ...change }];
  });
  if (page === undefined && blocks.length === 0) return undefined;
  const side = (name: keyof RightsChange) => ({
    ...page?.[name],
    ...(blocks.length === 0 ? {} : { blocks: Object.fromEntries(blocks.map((block) => [block.guid, block[name]])) }),
  });
  return { before: side('before'), after: side('after') };
}
