import type { RichTextDocument } from '#platform/contract/texts/rich-text.ts';
import type { Path, TextPlace } from '../operations/operation.ts';
import { textNode } from '../operations/text-node.ts';
import { sequenceChanges } from './sequence-changes.ts';

type Text = string | RichTextDocument | undefined;

/** Somewhere in a block, or in the page itself, something is another than it was; nothing is what is not there. */
export type ValueDifference =
  | { kind: 'text'; path: Path; language: string; was: Text; is: Text }
  | { kind: 'picture'; path: Path; was: unknown; is: unknown }
  | { kind: 'option'; path: Path; was: unknown; is: unknown };

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isPicture = (value: unknown): boolean => isFields(value) && typeof value.imageGuid === 'string';
const isStored = (value: unknown): value is { $lang: Record<string, Text> } =>
  isFields(value) && isFields(value.$lang) && Object.keys(value).length === 1;

const pictureKeys: readonly unknown[] = ['imageGuid', 'darkImageGuid', 'headerImage'];
/** Numbers that say something together only. */
const wholes = new Set<unknown>(['crop', 'focalPoint']);
/** Of a picture, and another picture has others: that is no news beside the picture itself. */
const factsOfPicture = new Set(['width', 'height']);

/** Texts by language; an entry of a list that came or went is one difference, and so is a value that fits no other. */
export function valueDifferences(was: unknown, is: unknown, path: Path = []): ValueDifference[] {
  if (JSON.stringify(was) === JSON.stringify(is)) return [];
  if (isStored(was ?? is) && isStored(is ?? was)) return inLanguages(was, is, path);
  if (Array.isArray(was) && Array.isArray(is) && [...was, ...is].every(isFields)) return inLists(was, is, path);
  if (wholes.has(path.at(-1))) return [{ kind: 'option', path, was, is }];
  if (isFields(was) && isFields(is)) return inFields(was, is, path);
  // A picture that came or went is shown as one, with its words.
  if (isPicture(was ?? is) && (was === undefined || is === undefined)) {
    return inFields((was ?? {}) as Fields, (is ?? {}) as Fields, path);
  }
  return [{ kind: pictureKeys.includes(path.at(-1)) ? 'picture' : 'option', path, was, is }];
}

function inFields(was: Fields, is: Fields, path: Path): ValueDifference[] {
  const isOtherPicture = was.imageGuid !== is.imageGuid;
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((key) => !(isOtherPicture && factsOfPicture.has(key)))
    .flatMap((key) => valueDifferences(was[key], is[key], [...path, key]));
}

function inLanguages(was: unknown, is: unknown, path: Path): ValueDifference[] {
  const [old, young] = [isStored(was) ? was.$lang : {}, isStored(is) ? is.$lang : {}];
  return [...new Set([...Object.keys(old), ...Object.keys(young)])].flatMap((language) =>
    readsTheSame(old[language], young[language])
      ? []
      : [{ kind: 'text', path, language, was: old[language], is: young[language] }],
  );
}

function readsTheSame(was: Text, is: Text): boolean {
  const format: TextPlace['format'] = typeof (was ?? is) === 'string' ? 'plain' : 'rich';
  return typeof (is ?? was) === typeof (was ?? is) && textNode(format, was).eq(textNode(format, is));
}

/** Entries that stayed are found first; between those the first of the ones that went became the first that came. */
function inLists(was: readonly unknown[], is: readonly unknown[], path: Path): ValueDifference[] {
  const runs = sequenceChanges(was, is, (entry) => JSON.stringify(entry));
  const differences: ValueDifference[] = [];
  let place = 0;
  for (const [index, { kind, items }] of runs.entries()) {
    const come = runs[index + 1]?.kind === 'added' ? (runs[index + 1]?.items ?? []) : [];
    if (kind === 'removed') {
      for (const [number, entry] of items.entries()) {
        differences.push(...valueDifferences(entry, come[number], [...path, place + number]));
      }
      continue;
    }
    const gone = runs[index - 1]?.kind === 'removed' ? (runs[index - 1]?.items.length ?? 0) : 0;
    for (const [number, entry] of items.entries()) {
      if (kind === 'added' && number >= gone) {
        differences.push(...valueDifferences(undefined, entry, [...path, place + number]));
      }
    }
    place += items.length;
  }
  return differences;
}
