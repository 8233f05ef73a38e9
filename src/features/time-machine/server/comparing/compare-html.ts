import { type ChangedLine, lineChanges, type TextPart } from '#features/pages/contract/differences/text-changes.ts';
import type { TextLine } from '#features/pages/contract/differences/text-line.ts';
import type { ComparedPart, PageChange } from '../../contract/past-comparison.ts';
import { readHtml, readWords } from './html-lines.ts';
import { markHtml, type NumberedLine } from './mark-html.ts';
import { type ChangePlace, placesOf } from './yet-to-come.ts';

interface Group {
  kind: PageChange['kind'];
  where: ComparedPart;
  lines: ChangedLine[];
}

export interface ComparedHtml {
  /** Both pages, with what is different marked. */
  was: string;
  is: string;
  changes: PageChange[];
  /** Where each is on the later page, and all lines of that. */
  places: ReadonlyMap<number, ChangePlace>;
  lines: readonly TextLine[];
}

const isSameShape = (one: ChangedLine, other: ChangedLine): boolean =>
  JSON.stringify(one.shape) === JSON.stringify(other.shape);

/** As many lines of the same shapes in the place of others: each is the one that stood there, with other words. */
function inPairs(changed: readonly ChangedLine[]): ChangedLine[] {
  const lines: ChangedLine[] = [];
  let place = 0;
  const run = (kind: ChangedLine['kind']): ChangedLine[] => {
    const from = place;
    while (changed[place]?.kind === kind) place += 1;
    return changed.slice(from, place);
  };
  while (place < changed.length) {
    const [gone, come] = [run('removed'), run('added')];
    const isPaired =
      gone.length === come.length && gone.every((line, at) => isSameShape(line, come[at] as ChangedLine));
    lines.push(...(isPaired ? gone.flatMap((line, at) => [line, come[at] as ChangedLine]) : [...gone, ...come]));
    const next = changed[place];
    if (next !== undefined && next.kind !== 'removed') {
      lines.push(next);
      place += 1;
    }
  }
  return lines;
}

/** Neighbours that came together are one change, and so are those that went; a lone line in the place of another is changed. */
function groupsOf(changed: readonly ChangedLine[]): { groups: Group[]; numbered: NumberedLine[] } {
  const groups: Group[] = [];
  let last: Group | undefined;
  const numbered = changed.map((line, place): NumberedLine => {
    if (line.kind === 'same') {
      last = undefined;
      return { line, change: undefined };
    }
    const where = line.shape.within[0] as ComparedPart;
    const [only] = last?.lines ?? [];
    const isInstead =
      last?.kind === 'removed' &&
      last.lines.length === 1 &&
      line.kind === 'added' &&
      changed[place + 1]?.kind !== 'added' &&
      only !== undefined &&
      isSameShape(only, line);
    if (last !== undefined && isInstead) last.kind = 'changed';
    const isJoined = isInstead || (line.kind !== 'changed' && last?.kind === line.kind && last.where === where);
    if (last === undefined || !isJoined) {
      last = { kind: line.kind, where, lines: [] };
      groups.push(last);
    }
    last.lines.push(line);
    return { line, change: groups.length };
  });
  return { groups, numbered };
}

/** So much of a text that stayed is told beside what changed in it. */
const context = 60;
/** Of what came or went as a whole its beginning is told. */
const mostLines = 3;
const mostSigns = 400;

const cutEnd = (text: string): string => (text.length <= context ? text : `${text.slice(0, context).trimEnd()}…`);
const cutStart = (text: string): string => (text.length <= context ? text : `…${text.slice(-context).trimStart()}`);
const cutMiddle = (text: string): string =>
  text.length <= context * 2 ? text : `${cutEnd(text)} ${cutStart(text).trimStart()}`;

function shortened(parts: readonly TextPart[]): TextPart[] {
  return parts.map((part, place) => {
    const text = readWords(part.text);
    if (part.kind !== 'same') return { ...part, text: text.length > mostSigns ? `${text.slice(0, mostSigns)}…` : text };
    if (parts.length === 1) return { ...part, text };
    if (place === 0) return { ...part, text: cutStart(text) };
    return { ...part, text: place === parts.length - 1 ? cutEnd(text) : cutMiddle(text) };
  });
}

function told({ kind, where, lines }: Group, index: number): PageChange {
  // What stands in the place of something else is read in one line with it.
  const read = kind === 'changed' ? [lines.flatMap(({ parts }) => parts)] : lines.map(({ parts }) => parts);
  return {
    number: index + 1,
    kind,
    where,
    lines: read
      .slice(0, mostLines)
      .map((parts) => shortened(parts).map(({ kind: of, text }) => ({ kind: of, text: text.replaceAll('\t', ' · ') }))),
    more: Math.max(0, read.length - mostLines),
  };
}

/** Line by line, with the number of the change that each is a part of; `replaced` as below. */
export function compareLines(was: string, is: string, replaced: ReadonlySet<string> = new Set()) {
  const [old, young] = [readHtml(was, replaced), readHtml(is)];
  return { old, young, ...groupsOf(inPairs(lineChanges(old.lines, young.lines))) };
}

/**
 * Two pages as they were drawn: whatever a reader saw otherwise is found, whether it is of the page, the menu or a setting.
 * `replaced` are the files that were replaced between them: their address is the same.
 */
export function compareHtml(was: string, is: string, replaced: ReadonlySet<string> = new Set()): ComparedHtml {
  const { old, young, groups, numbered } = compareLines(was, is, replaced);
  return {
    was: markHtml(old, numbered, 'was'),
    is: markHtml(young, numbered, 'is'),
    changes: groups.map(told),
    places: placesOf(numbered),
    lines: young.lines,
  };
}
