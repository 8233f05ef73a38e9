import { AppError } from '../calls/errors.ts';
import type { Viewer } from './viewer.ts';

/** A block of a page or of an item; on an item its options are called content (§3). */
export interface RestrictedBlock {
  guid: string;
  buildingBlockName: string;
  version: number;
  options: Readonly<Record<string, unknown>>;
}

interface Restrictions {
  isForAdmins: (buildingBlockName: string) => boolean;
  /** Where the blocks stand in what was sent. */
  path: string;
}

/**
 * A block that only admins may place or change (product.md §3: Html) must stand in what was there before, as it stands
 * in what is written now. Others may move it, and take it away; an older version does not bring it back for them.
 */
export function checkRestrictedBlocks(
  viewer: Viewer,
  written: readonly RestrictedBlock[],
  before: readonly RestrictedBlock[],
  { isForAdmins, path }: Restrictions,
): void {
  if (viewer.isAdmin) return;
  const refused = written.filter(
    (block) => isForAdmins(block.buildingBlockName) && !before.some((known) => isSame(block, known)),
  );
  if (refused.length === 0) return;
  throw new AppError('block-for-admins', 403, {
    fields: refused.map(({ guid, buildingBlockName }) => ({
      path: `${path}.${guid}`,
      code: 'admins-only',
      message: buildingBlockName,
    })),
  });
}

const isSame = (one: RestrictedBlock, other: RestrictedBlock): boolean =>
  one.guid === other.guid &&
  one.buildingBlockName === other.buildingBlockName &&
  one.version === other.version &&
  inOneOrder(one.options) === inOneOrder(other.options);

/** As JSON whose keys stand in one order: languages are stored in any. */
const inOneOrder = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
