import { type Box, boxesIn, HeifFault, Reader } from './heif-boxes.ts';

/** A stretch of the file, or of the box `idat`. */
export interface Extent {
  isInIdat: boolean;
  from: number;
  to: number;
}

/** More than a photograph is cut into. */
const mostItems = 5000;

/** What each item is, by its number: `hvc1` a picture, `Exif` what the camera wrote, `mime` what a program wrote. */
export function typesOfItems(bytes: Buffer, iinf: Box): Map<number, string> {
  const head = new Reader(bytes, iinf);
  const version = head.number(4) >>> 24;
  const count = head.number(version === 0 ? 2 : 4);
  if (count > mostItems) throw new HeifFault('too many items');
  const types = new Map<number, string>();
  for (const box of boxesIn(bytes, head.at, iinf.end)) {
    if (box.type !== 'infe') throw new HeifFault('something else among the items');
    const entry = new Reader(bytes, box);
    const entryVersion = entry.number(4) >>> 24;
    if (entryVersion < 2) throw new HeifFault('an item that does not say what it is');
    const id = entry.number(entryVersion === 2 ? 2 : 4);
    entry.number(2);
    types.set(id, entry.letters(4));
  }
  return types;
}

/** Where each item lies, by its number. */
export function placesOfItems(bytes: Buffer, iloc: Box): Map<number, Extent[]> {
  const reader = new Reader(bytes, iloc);
  const version = reader.number(4) >>> 24;
  if (version > 2) throw new HeifFault('places of an unknown kind');
  const sizes = reader.number(2);
  const [offsetSize, lengthSize, baseSize] = [(sizes >> 12) & 15, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexSize = version === 0 ? 0 : sizes & 15;
  for (const size of [offsetSize, lengthSize, baseSize, indexSize])
    if (![0, 4, 8].includes(size)) throw new HeifFault('numbers of an unknown size');
  const count = reader.number(version === 2 ? 4 : 2);
  if (count > mostItems) throw new HeifFault('too many places');
  const places = new Map<number, Extent[]>();
  for (let item = 0; item < count; item++) {
    const id = reader.number(version === 2 ? 4 : 2);
    const method = version === 0 ? 0 : reader.number(2) & 15;
    if (method > 1) throw new HeifFault('an item within another item');
    // Of another file, when it is not nothing.
    if (reader.number(2) !== 0) throw new HeifFault('an item of another file');
    const base = reader.number(baseSize);
    const extents = reader.number(2);
    if (extents > mostItems) throw new HeifFault('an item in too many pieces');
    const found: Extent[] = [];
    for (let extent = 0; extent < extents; extent++) {
      reader.number(indexSize);
      const from = base + reader.number(offsetSize);
      const length = reader.number(lengthSize);
      if (length === 0) throw new HeifFault('an item without an end');
      found.push({ isInIdat: method === 1, from, to: from + length });
    }
    places.set(id, found);
  }
  return places;
}
