import { blocksInArea } from '#features/pages/contract/operations/block-order.ts';
import type { Spot } from '#features/pages/contract/operations/operation.ts';
import type { PageDocument, StoredBlock } from '#features/pages/contract/page.ts';
import { type Area, areaIn, areasOf } from '#features/pages/contract/page-layout.ts';

export interface EditedArea {
  area: Area;
  blocks: StoredBlock[];
}

/** Of an item all blocks stand below each other. */
export const areasOfDocument = (document: PageDocument): readonly Area[] =>
  'item' in document ? ['main'] : areasOf(document.layout);

/** The areas of the page and their blocks, in the order in which they are read. */
export const editedAreas = (document: PageDocument): EditedArea[] =>
  areasOfDocument(document).map((area) => ({ area, blocks: blocksInArea(document, area) }));

export const blocksInOrder = (document: PageDocument): StoredBlock[] =>
  editedAreas(document).flatMap(({ blocks }) => blocks);

const byGuid = new WeakMap<readonly StoredBlock[], ReadonlyMap<string, StoredBlock>>();

/** Each block of a page asks for itself at every key: found at once. */
export function blockOf(
  { buildingBlockInstances: blocks }: PageDocument,
  guid: string | undefined,
): StoredBlock | undefined {
  let known = byGuid.get(blocks);
  if (known === undefined) {
    known = new Map(blocks.map((block) => [block.guid, block]));
    byGuid.set(blocks, known);
  }
  return guid === undefined ? undefined : known.get(guid);
}

export interface BlockPlace {
  area: Area;
  /** From one on. */
  number: number;
  of: number;
}

const placesIn = new WeakMap<PageDocument, ReadonlyMap<string, BlockPlace>>();

/** "2 van 5 in Hoofdkolom". */
export function placeOf(document: PageDocument, block: StoredBlock): BlockPlace {
  let places = placesIn.get(document);
  if (places === undefined) {
    places = new Map(editedAreas(document).flatMap(placesInArea));
    placesIn.set(document, places);
  }
  return places.get(block.guid) ?? { area: areaIn(document.layout, block.layoutPosition), number: 0, of: 0 };
}

const placesInArea = ({ area, blocks }: EditedArea): [string, BlockPlace][] =>
  blocks.map(({ guid }, place) => [guid, { area, number: place + 1, of: blocks.length }]);

export const spotAfter = (document: PageDocument, block: StoredBlock): Spot => ({
  area: areaIn(document.layout, block.layoutPosition),
  after: block.guid,
});

/** Where what has no other place is put. */
export const endOfMain = (document: PageDocument): Spot => {
  const main = editedAreas(document).find(({ area }) => area === 'main');
  return { area: 'main', after: main?.blocks.at(-1)?.guid ?? null };
};

/** The block before or after this one, wherever it stands. */
export function neighbour(document: PageDocument, guid: string, step: 1 | -1): string | undefined {
  const order = blocksInOrder(document).map((block) => block.guid);
  const place = order.indexOf(guid);
  return place === -1 ? undefined : order[place + step];
}

/** These and the next one in reading order, or the one before the first. */
export function chosenWithNext(document: PageDocument, chosen: readonly string[], step: 1 | -1): readonly string[] {
  const edge = step === 1 ? chosen.at(-1) : chosen[0];
  const next = edge === undefined ? undefined : neighbour(document, edge, step);
  if (next === undefined) return chosen;
  return step === 1 ? [...chosen, next] : [next, ...chosen];
}
