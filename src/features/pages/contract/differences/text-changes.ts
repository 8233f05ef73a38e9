import type { RichTextDocument, RichTextMark } from '#platform/contract/texts/rich-text.ts';
import { type ChangeKind, type Run, sequenceChanges } from './sequence-changes.ts';
import { type LineShape, plainLines, richLines, type TextLine, type Word } from './text-line.ts';

/** Words that stand together, stayed or changed together, and have one dress. */
export interface TextPart {
  kind: ChangeKind;
  text: string;
  marks: readonly RichTextMark[];
}

export interface ChangedLine {
  /** A line that is `changed` has words of all kinds; of another all words are of its own. */
  kind: ChangeKind | 'changed';
  shape: LineShape;
  parts: TextPart[];
}

type Value = string | RichTextDocument | undefined;

const linesOf = (value: Value): TextLine[] => {
  if (value === undefined) return [];
  return typeof value === 'string' ? plainLines(value) : richLines(value);
};

const wordKey = ({ text, marks }: Word): string => (marks.length === 0 ? text : `${text} ${JSON.stringify(marks)}`);
const lineKey = ({ shape, words }: TextLine): string => JSON.stringify([shape, words.map(wordKey)]);

/** Two texts, line by line and word by word. */
export const textChanges = (was: Value, is: Value): ChangedLine[] => lineChanges(linesOf(was), linesOf(is));

/** The same of what is cut into lines already. Those of either side, in order, hold all of its words. */
export function lineChanges(was: readonly TextLine[], is: readonly TextLine[]): ChangedLine[] {
  const runs = sequenceChanges(was, is, lineKey);
  const changes: ChangedLine[] = [];
  for (const [place, { kind, items }] of runs.entries()) {
    const next = runs[place + 1];
    const previous = runs[place - 1];
    if (kind === 'removed' && next?.kind === 'added') changes.push(...replacedLines(items, next.items));
    else if (kind !== 'added' || previous?.kind !== 'removed') {
      changes.push(...items.map((line) => wholeLine(kind, line)));
    }
  }
  return changes;
}

const wholeLine = (kind: ChangeKind, { shape, words }: TextLine): ChangedLine => ({
  kind,
  shape,
  parts: partsOf([{ kind, items: words }]),
});

/** A line that is much like one that went is that line with other words; the rest came or went. */
function replacedLines(was: readonly TextLine[], is: readonly TextLine[]): ChangedLine[] {
  const changes: ChangedLine[] = [];
  let from = 0;
  for (const line of is) {
    const found = was.findIndex((old, place) => place >= from && isMuchLike(old, line));
    const old = was[found];
    if (old === undefined) {
      changes.push(wholeLine('added', line));
      continue;
    }
    changes.push(...was.slice(from, found).map((gone) => wholeLine('removed', gone)));
    changes.push({ kind: 'changed', shape: line.shape, parts: wordChanges(old.words, line.words) });
    from = found + 1;
  }
  const last = was.slice(from).map((gone) => wholeLine('removed', gone));
  return from === 0 ? [...last, ...changes] : [...changes, ...last];
}

const isWord = ({ text }: Word): boolean => /[\p{L}\p{N}]/u.test(text);

/** A third of their words is the same. */
function isMuchLike(was: TextLine, is: TextLine): boolean {
  if (JSON.stringify(was.shape) !== JSON.stringify(is.shape)) return false;
  const [old, young] = [was.words.filter(isWord), is.words.filter(isWord)];
  const left = new Map<string, number>();
  for (const { text } of old) left.set(text, (left.get(text) ?? 0) + 1);
  let same = 0;
  for (const { text } of young) {
    const count = left.get(text) ?? 0;
    if (count > 0) same += 1;
    left.set(text, count - 1);
  }
  return same > 0 && same * 6 >= old.length + young.length;
}

function wordChanges(was: readonly Word[], is: readonly Word[]): TextPart[] {
  return partsOf(withoutLoneSpaces(sequenceChanges(was, is, wordKey)));
}

const isSpace = ({ items }: Run<Word>): boolean => items.every(({ text }) => /^\s+$/.test(text));

/** White space between two words that both changed went and came along with them: that reads as one change. */
function withoutLoneSpaces(runs: readonly Run<Word>[]): Run<Word>[] {
  const tidy: Run<Word>[] = [];
  let [gone, come]: [Word[], Word[]] = [[], []];
  const close = () => {
    if (gone.length > 0) tidy.push({ kind: 'removed', items: gone });
    if (come.length > 0) tidy.push({ kind: 'added', items: come });
    [gone, come] = [[], []];
  };
  for (const [place, run] of runs.entries()) {
    const isBetween = gone.length > 0 && come.length > 0 && place < runs.length - 1 && isSpace(run);
    if (run.kind === 'removed' || (run.kind === 'same' && isBetween)) gone.push(...run.items);
    if (run.kind === 'added' || (run.kind === 'same' && isBetween)) come.push(...run.items);
    if (run.kind === 'same' && !isBetween) {
      close();
      tidy.push(run);
    }
  }
  close();
  return tidy;
}

const isSameDress = (one: TextPart['marks'], other: TextPart['marks']): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

function partsOf(runs: readonly Run<Word>[]): TextPart[] {
  const parts: TextPart[] = [];
  for (const { kind, items } of runs) {
    for (const { text, marks } of items) {
      const last = parts.at(-1);
      if (last?.kind === kind && isSameDress(last.marks, marks)) last.text += text;
      else parts.push({ kind, text, marks });
    }
  }
  return parts;
}
