import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { StoredBlock } from '../contract/page.ts';
import type { BlockRules } from './block-rules.ts';

type RestrictedBlock = Pick<StoredBlock, 'guid' | 'buildingBlockName' | 'version' | 'options'>;

/**
 * A block that only admins may place or change (product.md §3: Html) must stand in what was there before, as it stands
 * in what is written now. Others may move it, and take it away.
 */
export function checkRestrictedBlocks(
  viewer: Viewer,
  written: readonly RestrictedBlock[],
  before: readonly RestrictedBlock[],
  blocks: Pick<BlockRules, 'isForAdmins'>,
): void {
  if (viewer.isAdmin) return;
  const refused = written.filter(
    (block) => blocks.isForAdmins(block.buildingBlockName) && !before.some((known) => isSame(block, known)),
  );
  if (refused.length === 0) return;
  throw new AppError('block-for-admins', 403, {
    fields: refused.map(({ guid, buildingBlockName }) => ({
      path: `buildingBlockInstances.${guid}`,
      code: 'admins-only',
      message: buildingBlockName,
    })),
  });
}

const isSame = (one: RestrictedBlock, other: RestrictedBlock): boolean =>
  one.guid === other.guid &&
  one.buildingBlockName === other.buildingBlockName &&
  one.version === other.version &&
  isDeepStrictEqual(one.options, other.options);
