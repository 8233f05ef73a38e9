import type { StoredBlock } from '#features/pages/contract/page.ts';
import type { BuildingBlock } from '../../../contract/building-block.ts';

/** One of this kind as it is before anyone wrote in it. Where it stands is said by the operation that adds it. */
export const newBlock = ({ name, version, defaults, takesVotes }: BuildingBlock, guid: string): StoredBlock => ({
  guid,
  buildingBlockName: name,
  version,
  options: structuredClone(defaults),
  layoutPosition: 'main',
  sortId: 0,
  headingLevel: 2,
  background: 'none',
  heading: { $lang: {} },
  visibility: 'Public',
  roleIds: [],
  period: {},
  // A poll in which only admins vote is not what anybody means.
  addPermission: takesVotes ? 'Users' : 'Admin',
  addRoles: [],
});
