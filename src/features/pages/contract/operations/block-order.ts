import type { PageDocument, StoredBlock } from '../page.ts';
import { type Area, areaIn, areasOf } from '../page-layout.ts';
import type { Operation, Spot } from './operation.ts';

type Blocks = PageDocument['buildingBlockInstances'];

/** Those that are drawn in this area, in order. */
export const blocksInArea = ({ layout, buildingBlockInstances }: PageDocument, area: Area): StoredBlock[] =>
  buildingBlockInstances
    .filter((block) => areaIn(layout, block.layoutPosition) === areaIn(layout, area))
    .sort((one, other) => one.sortId - other.sortId);

export function spotOf(document: PageDocument, block: StoredBlock): Spot {
  const siblings = blocksInArea(document, block.layoutPosition);
  const before = siblings[siblings.findIndex(({ guid }) => guid === block.guid) - 1];
  return { area: block.layoutPosition, after: before?.guid ?? null };
}

/** With their numbers in this order; a block that has its number already stays the same object. */
export function renumber(blocks: Blocks, inOrder: readonly string[]): Blocks {
  const places = new Map(inOrder.map((guid, place) => [guid, place]));
  return blocks.map((block) => {
    const sortId = places.get(block.guid);
    return sortId === undefined || sortId === block.sortId ? block : { ...block, sortId };
  });
}

/** The document with this block put there. A neighbour that is gone means the end of the area. */
export function putBlock(document: PageDocument, block: StoredBlock, { area, after }: Spot): PageDocument {
  const others = document.buildingBlockInstances.filter(({ guid }) => guid !== block.guid);
  const order = blocksInArea({ ...document, buildingBlockInstances: others }, area).map(({ guid }) => guid);
  const found = after === null ? 0 : order.indexOf(after) + 1;
  const place = after !== null && found === 0 ? order.length : found;
  order.splice(place, 0, block.guid);
  const put = block.layoutPosition === area ? block : { ...block, layoutPosition: area };
  return { ...document, buildingBlockInstances: renumber([...others, put], order) };
}

/** What puts the blocks of a page in the order that they have in another state of it, with the same layout and blocks. */
export function movesTo(wanted: PageDocument, document: PageDocument): Operation[] {
  const moves: Operation[] = [];
  let current = document;
  for (const area of areasOf(wanted.layout)) {
    let previous: string | null = null;
    for (const block of blocksInArea(wanted, area)) {
      const spot = { area: block.layoutPosition, after: previous };
      if (spotOf(current, block).after !== previous) {
        moves.push({ kind: 'move', block: block.guid, spot });
        current = putBlock(current, block, spot);
      }
      previous = block.guid;
    }
  }
  return moves;
}
