import { type Box, boxesIn, HeifFault } from './heif-boxes.ts';
import { type Extent, placesOfItems, typesOfItems } from './heif-items.ts';

/** Items that are the picture: as it was taken, cut into tiles, turned, laid over one another, or its tones. */
const pictures = new Set(['hvc1', 'hev1', 'av01', 'grid', 'iden', 'iovl', 'tmap']);
/** What a picture needs. Everything else in these places can hold words of a camera or a program. */
const known = {
  file: new Set(['ftyp', 'meta', 'mdat', 'free', 'skip', 'uuid']),
  meta: new Set([
    'hdlr',
    'pitm',
    'iloc',
    'iinf',
    'iref',
    'iprp',
    'idat',
    'dinf',
    'grpl',
    'free',
    'skip',
    'uuid',
    'xml ',
    'bxml',
  ]),
};
const ofWords = new Set(['free', 'skip', 'uuid', 'xml ', 'bxml']);

/**
 * A photograph of a telephone (HEIC) without what it tells besides: where and when it was taken, and with what. Nothing is drawn
 * anew and no byte moves: whatever is no part of a picture is overwritten with nothing. Undefined when it is not plainly a
 * photograph: what cannot be understood cannot be cleaned.
 */
export function cleanHeic(sent: Buffer): Buffer | undefined {
  const bytes = Buffer.from(sent);
  try {
    clean(bytes);
    return bytes;
  } catch (error) {
    if (error instanceof HeifFault) return undefined;
    throw error;
  }
}

function clean(bytes: Buffer): void {
  const file = requireKnown(boxesIn(bytes, 0, bytes.length), known.file);
  const meta = only(file, 'meta');
  // Behind four bytes of version and flags.
  const parts = requireKnown(boxesIn(bytes, meta.body + 4, meta.end), known.meta);
  const types = typesOfItems(bytes, only(parts, 'iinf'));
  const places = placesOfItems(bytes, only(parts, 'iloc'));
  const kept = Array.from(places).flatMap(([id, extents]) => (pictures.has(types.get(id) ?? '') ? extents : []));
  if (kept.length === 0) throw new HeifFault('no picture');
  blankOutside(
    bytes,
    file.filter(({ type }) => type === 'mdat'),
    kept.filter(({ isInIdat }) => !isInIdat),
  );
  const idat = parts.filter(({ type }) => type === 'idat');
  const within = kept.filter(({ isInIdat }) => isInIdat);
  const start = idat[0]?.body ?? 0;
  blankOutside(
    bytes,
    idat,
    within.map(({ from, to }) => ({ from: start + from, to: start + to })),
  );
  for (const { type, body, end } of [...file, ...parts]) if (ofWords.has(type)) bytes.fill(0, body, end);
}

function requireKnown(boxes: Box[], types: ReadonlySet<string>): Box[] {
  const strange = boxes.find(({ type }) => !types.has(type));
  if (strange !== undefined) throw new HeifFault(`a box ${strange.type}`);
  return boxes;
}

function only(boxes: readonly Box[], type: string): Box {
  const [found, ...others] = boxes.filter((box) => box.type === type);
  if (found === undefined || others.length > 0) throw new HeifFault(`one box ${type}`);
  return found;
}

/** What is kept must lie within these boxes; whatever else lies there is no more. */
function blankOutside(bytes: Buffer, boxes: readonly Box[], kept: readonly Pick<Extent, 'from' | 'to'>[]): void {
  for (const { from, to } of kept)
    if (!boxes.some(({ body, end }) => from >= body && to <= end)) throw new HeifFault('a picture beyond its box');
  const inOrder = kept.toSorted((one, other) => one.from - other.from);
  for (const { body, end } of boxes) {
    let at = body;
    for (const { from, to } of inOrder) {
      if (to <= body || from >= end) continue;
      if (from > at) bytes.fill(0, at, from);
      at = Math.max(at, to);
    }
    if (at < end) bytes.fill(0, at, end);
  }
}
