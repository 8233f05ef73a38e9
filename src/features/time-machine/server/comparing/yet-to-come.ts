import { type ChangedLine, lineChanges } from '#features/pages/contract/differences/text-changes.ts';
import type { TextLine } from '#features/pages/contract/differences/text-line.ts';
import type { NumberedLine } from './mark-html.ts';

/** Where a change is on the later of two pages. */
export interface ChangePlace {
  /** Its lines, counted from the first of the page. */
  lines: number[];
  /** What went with it, line by line: of a change that has no line there it is all that there is. */
  gone: string[];
}

const isOnLater = ({ kind }: ChangedLine): boolean => kind !== 'removed';
const wordsOf = ({ parts }: ChangedLine): string => parts.map(({ text }) => text).join('');

export function placesOf(numbered: readonly NumberedLine[]): Map<number, ChangePlace> {
  const places = new Map<number, ChangePlace>();
  let at = 0;
  for (const { line, change } of numbered) {
    if (change !== undefined) {
      const place = places.get(change) ?? { lines: [], gone: [] };
      places.set(change, place);
      if (isOnLater(line)) place.lines.push(at);
      else place.gone.push(wordsOf(line));
    }
    if (isOnLater(line)) at += 1;
  }
  return places;
}

/** Which changes were not there yet on a page of a moment between the two: what it still differs in from the later one. */
export function yetToCome(
  between: readonly TextLine[],
  later: readonly TextLine[],
  places: ReadonlyMap<number, ChangePlace>,
): Set<number> {
  const differing = new Set<number>();
  const there = new Set<string>();
  let at = 0;
  for (const line of lineChanges(between, later)) {
    if (line.kind === 'removed') there.add(wordsOf(line));
    else {
      if (line.kind !== 'same') differing.add(at);
      at += 1;
    }
  }
  const isToCome = ({ lines, gone }: ChangePlace): boolean =>
    lines.length > 0 ? lines.some((line) => differing.has(line)) : gone.some((words) => there.has(words));
  return new Set([...places].filter(([, place]) => isToCome(place)).map(([change]) => change));
}
