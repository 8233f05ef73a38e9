import { blocksInArea } from '#features/pages/contract/operations/block-order.ts';
import type { Spot } from '#features/pages/contract/operations/operation.ts';
import type { PageDocument, StoredBlock } from '#features/pages/contract/page.ts';
import { type Area, areaIn, type Layout } from '#features/pages/contract/page-layout.ts';
import { areasOfDocument } from '../blocks/block-places.ts';

/** A place between the blocks that stay: so many of its area stand before it. */
export interface MovePlace {
  area: Area;
  index: number;
}

export interface StayingArea {
  area: Area;
  blocks: StoredBlock[];
}

/** From left to right, rows above and below them. */
const seenFromLeft: Record<Layout, readonly Area[]> = {
  '100': ['top-row', 'main', 'bottom-row'],
  '25-75': ['top-row', 'side', 'main', 'bottom-row'],
  '75-25': ['top-row', 'main', 'side', 'bottom-row'],
  '25-50-25': ['top-row', 'side', 'main', 'side-end', 'bottom-row'],
};

/** The blocks that do not move, by area in reading order. */
export const stayingAreas = (document: PageDocument, moving: readonly string[]): StayingArea[] =>
  areasOfDocument(document).map((area) => ({
    area,
    blocks: blocksInArea(document, area).filter(({ guid }) => !moving.includes(guid)),
  }));

/** Where the first of them lies now. */
export function startPlace(document: PageDocument, moving: readonly string[]): MovePlace {
  const first = document.buildingBlockInstances.find(({ guid }) => guid === moving[0]);
  const area = areaIn(document.layout, first?.layoutPosition ?? 'main');
  const before = blocksInArea(document, area);
  const end = before.findIndex(({ guid }) => guid === first?.guid);
  return { area, index: before.slice(0, end).filter(({ guid }) => !moving.includes(guid)).length };
}

/** Where a place is by now: someone else may have changed the layout, or taken blocks away. */
export function placeWithin(areas: readonly StayingArea[], layout: Layout, { area, index }: MovePlace): MovePlace {
  const within = areas.some((one) => one.area === area) ? area : areaIn(layout, area);
  return { area: within, index: Math.min(index, blocksOf(areas, within).length) };
}

export const spotOfPlace = (areas: readonly StayingArea[], { area, index }: MovePlace): Spot => ({
  area,
  after: blocksOf(areas, area)[index - 1]?.guid ?? null,
});

const blocksOf = (areas: readonly StayingArea[], area: Area): readonly StoredBlock[] =>
  areas.find((one) => one.area === area)?.blocks ?? [];

export type MoveKey = 'up' | 'down' | 'left' | 'right' | number;

/** Up and down go on in the area before and after; left and right to the column beside it; a figure to that place. */
export function placeAfterKey(
  areas: readonly StayingArea[],
  layout: Layout,
  place: MovePlace,
  key: MoveKey,
): MovePlace {
  const last = blocksOf(areas, place.area).length;
  if (typeof key === 'number') return { ...place, index: Math.max(0, Math.min(key - 1, last)) };
  if (key === 'left' || key === 'right') {
    const order = seenFromLeft[layout];
    const area = order[order.indexOf(place.area) + (key === 'right' ? 1 : -1)];
    if (area === undefined || !areas.some((one) => one.area === area)) return place;
    return { area, index: Math.min(place.index, blocksOf(areas, area).length) };
  }
  const index = place.index + (key === 'down' ? 1 : -1);
  if (index >= 0 && index <= last) return { ...place, index };
  const here = areas.findIndex(({ area }) => area === place.area);
  const next = areas[here + (key === 'down' ? 1 : -1)];
  if (next === undefined) return place;
  return { area: next.area, index: key === 'down' ? 0 : next.blocks.length };
}

export const isSamePlace = (one: MovePlace, other: MovePlace): boolean =>
  one.area === other.area && one.index === other.index;
