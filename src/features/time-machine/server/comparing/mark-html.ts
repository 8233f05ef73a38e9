import type { ChangeKind } from '#features/pages/contract/differences/sequence-changes.ts';
import type { ChangedLine } from '#features/pages/contract/differences/text-changes.ts';
import type { HtmlPiece, ReadHtml } from './html-lines.ts';

export type Side = 'was' | 'is';

const hidden: Record<Side, ChangeKind> = { was: 'added', is: 'removed' };
const element: Record<Side, string> = { was: 'del', is: 'ins' };

export interface NumberedLine {
  line: ChangedLine;
  /** Of the change that it is a part of; none for a line that stayed. */
  change: number | undefined;
}

/** What becomes of a line of one side. */
interface LineMarks {
  change: number | undefined;
  /** Of each word whether it came, went or stayed. */
  kinds: readonly ChangeKind[];
  /** Changes that stand before it, and have nothing on this side. */
  places: readonly number[];
}

/** Each word is in one part as a whole. */
function kindsOf({ parts }: ChangedLine, words: readonly { text: string }[], side: Side): ChangeKind[] {
  const shown = parts.filter(({ kind }) => kind !== hidden[side]);
  let place = 0;
  let left = shown[0]?.text.length ?? 0;
  return words.map(({ text }) => {
    while (left <= 0 && place < shown.length - 1) {
      place += 1;
      left = shown[place]?.text.length ?? 0;
    }
    left -= text.length;
    return shown[place]?.kind ?? 'same';
  });
}

function marksOf({ lines }: ReadHtml, changed: readonly NumberedLine[], side: Side): LineMarks[] {
  const marks: LineMarks[] = [];
  const shown = new Set<number>();
  let places: number[] = [];
  const isToPlace = (change: number | undefined): change is number =>
    change !== undefined && !shown.has(change) && !places.includes(change);
  for (const { line, change } of changed) {
    if (line.kind === hidden[side]) {
      if (isToPlace(change)) places.push(change);
      continue;
    }
    const kinds = kindsOf(line, lines[marks.length]?.words ?? [], side);
    if (kinds.every((kind) => kind === 'same')) {
      if (isToPlace(change)) places.push(change);
    } else if (change !== undefined) {
      places = places.filter((one) => one !== change);
      shown.add(change);
    }
    marks.push({ change, kinds, places });
    places = [];
  }
  return marks;
}

const attribute = (change: number): string => ` data-change="${change}"`;

/** White space at either end is left out of a mark: nobody would see it. */
function marked(text: string, change: number, side: Side): string {
  const inner = text.trim();
  if (inner === '') return text;
  const at = text.indexOf(inner);
  const name = element[side];
  return `${text.slice(0, at)}<${name}${attribute(change)}>${inner}</${name}>${text.slice(at + inner.length)}`;
}

/** The text of a piece with what came or went of it marked, and the rest as it stood. */
function markedText({ words }: HtmlPiece, kinds: readonly ChangeKind[], change: number, side: Side): string {
  let html = '';
  let place = 0;
  while (place < words.length) {
    const end = kinds.findIndex((kind, next) => next > place && kind !== kinds[place]);
    const run = words.slice(place, end < 0 ? undefined : end);
    const text = run.map((word) => word.text).join('');
    html += kinds[place] === 'same' ? text : marked(text, change, side);
    place += run.length;
  }
  return html;
}

/** The page with what is different in it marked, each with the number of its change; where it has nothing a place. */
export function markHtml(read: ReadHtml, changed: readonly NumberedLine[], side: Side): string {
  const marks = marksOf(read, changed, side);
  const seen = new Map<number, number>();
  return read.pieces
    .map((piece) => {
      const line = piece.line === undefined ? undefined : marks[piece.line];
      if (line === undefined || piece.line === undefined) return piece.html;
      const from = seen.get(piece.line);
      const places =
        from === undefined ? line.places.map((change) => `<span${attribute(change)}></span>`).join('') : '';
      const start = startOf(read, piece, from ?? 0);
      seen.set(piece.line, start + piece.words.length);
      const kinds = line.kinds.slice(start, start + piece.words.length);
      if (line.change === undefined || kinds.every((kind) => kind === 'same')) return places + piece.html;
      if (piece.html.startsWith('<')) return `${places}<img${attribute(line.change)}${piece.html.slice(4)}`;
      return places + markedText(piece, kinds, line.change, side);
    })
    .join('');
}

/** Between two cells stands a word that is in no piece. */
function startOf({ lines }: ReadHtml, { line = 0, words }: HtmlPiece, from: number): number {
  const all = lines[line]?.words ?? [];
  let start = from;
  while (start < all.length && all[start] !== words[0]) start += 1;
  return start;
}
