import type { BlockInstance } from '#features/pages/contract/page.ts';
import type { Area } from '#features/pages/contract/page-layout.ts';

// A bar with a notice often stands before the block that fills the screen.
const seenAtOnce = 2;
// After more than this many blocks a picture lies below what is seen first.
const mayPrecede = 3;

/** The server draws the same options over and over. */
const knownToShow = new WeakMap<object, boolean>();

/** A picture of its own, or those of the items that it shows. */
function showsPicture({ options }: BlockInstance): boolean {
  const known = knownToShow.get(options);
  if (known !== undefined) return known;
  const isShown = /"imageGuid"|"showImage":true/.test(JSON.stringify(options));
  knownToShow.set(options, isShown);
  return isShown;
}

const firstPicture = (blocks: readonly BlockInstance[]): number =>
  blocks.slice(0, mayPrecede + 1).findIndex(showsPicture);

/** Of the blocks that are read first, in their order: whether the pictures of this one are fetched without waiting. */
export const isSeenAtOnce = (blocks: readonly BlockInstance[], place: number): boolean =>
  place < seenAtOnce || (place <= mayPrecede && place === firstPicture(blocks));

/**
 * What is read first: the areas up to the first picture; where there is none, the first that is not empty. Columns begin
 * beside each other, so without a row above them all of them are.
 */
export function firstAreas(areas: readonly Area[], blocksIn: (area: Area) => readonly BlockInstance[]): Area[] {
  const filled = areas.filter((area) => blocksIn(area).length > 0);
  if (filled[0] !== 'top-row') return filled.filter((area, place) => place === 0 || area !== 'bottom-row');
  const place = firstPicture(filled.flatMap((area) => [...blocksIn(area)]));
  let before = 0;
  return filled.filter((area) => {
    const isRead = before === 0 || before <= place;
    before += blocksIn(area).length;
    return isRead;
  });
}
