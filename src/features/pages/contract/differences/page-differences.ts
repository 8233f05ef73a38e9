import { blocksInArea } from '../operations/block-order.ts';
import type { PageDocument, StoredBlock } from '../page.ts';
import { type Area, areasOf } from '../page-layout.ts';
import { movedBlocks } from './moved-blocks.ts';
import { type ValueDifference, valueDifferences } from './value-differences.ts';

/** Where a block stands: the second of the main column. */
export interface BlockSpot {
  area: Area;
  number: number;
}

/** One thing that is different. */
export type Difference =
  | { kind: 'added'; at: BlockSpot }
  | { kind: 'removed'; at: BlockSpot }
  | { kind: 'moved'; from: BlockSpot; to: BlockSpot }
  | ValueDifference;

/** Everything that is different of one block, or of the page itself. */
export interface DifferentPart {
  /** Nothing for the page itself. */
  guid: string | null;
  was?: StoredBlock | undefined;
  is?: StoredBlock | undefined;
  differences: Difference[];
}

const aside = new Set(['guid', 'layoutPosition', 'sortId', 'buildingBlockName', 'version']);
const asideOfPage = new Set(['buildingBlockInstances', 'translations']);

const without = (fields: object, keys: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => !keys.has(key)));

interface Placed {
  block: StoredBlock;
  spot: BlockSpot;
}

/** What is said of the header image, without of which: that is one of the options. */
const ofPage = ({ headerImageShown: { of: _, ...shown } = { of: '' }, ...fields }: PageDocument) =>
  without({ ...fields, headerImageShown: shown }, asideOfPage);

/** All blocks in the order in which they are read. */
const placed = (document: PageDocument): Placed[] =>
  areasOf(document.layout).flatMap((area) =>
    blocksInArea(document, area).map((block, place) => ({ block, spot: { area, number: place + 1 } })),
  );

/**
 * What is different between two states of a page, in reading order: the page itself, then its blocks. A block that went
 * stands where it stood. What stayed the same is not in it. `translations` says how texts came to be, and is no content.
 */
export function pageDifferences(was: PageDocument, is: PageDocument): DifferentPart[] {
  const [old, young] = [placed(was), placed(is)];
  const before = new Map(old.map((one) => [one.block.guid, one]));
  const after = new Map(young.map((one) => [one.block.guid, one]));
  const moved = movedBlocks(
    [...before.keys()],
    [...after.keys()],
    (guid) => before.get(guid)?.block.layoutPosition !== after.get(guid)?.block.layoutPosition,
  );
  const parts = inReadingOrder([...before.keys()], [...after.keys()], moved).map((guid) =>
    blockPart(guid, before.get(guid), after.get(guid), moved.has(guid)),
  );
  const page: DifferentPart = {
    guid: null,
    differences: valueDifferences(ofPage(was), ofPage(is)),
  };
  return [page, ...parts].filter(({ differences }) => differences.length > 0);
}

function blockPart(guid: string, old: Placed | undefined, young: Placed | undefined, isMoved: boolean): DifferentPart {
  const part = { guid, was: old?.block, is: young?.block };
  if (old === undefined) return { ...part, differences: young ? [{ kind: 'added', at: young.spot }] : [] };
  if (young === undefined) return { ...part, differences: [{ kind: 'removed', at: old.spot }] };
  const moved: Difference[] = isMoved ? [{ kind: 'moved', from: old.spot, to: young.spot }] : [];
  return {
    ...part,
    differences: [...moved, ...valueDifferences(without(old.block, aside), without(young.block, aside))],
  };
}

/** What went comes after what it stood behind. */
function inReadingOrder(was: readonly string[], is: readonly string[], moved: ReadonlySet<string>): string[] {
  const order = [...is];
  const known = new Set(is);
  let previous: string | undefined;
  for (const guid of was) {
    if (!known.has(guid)) order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, guid);
    if (!moved.has(guid)) previous = guid;
  }
  return order;
}
