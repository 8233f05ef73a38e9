import { isStoredText, type StoredLanguages, storedTexts } from '#features/translation/contract/stored-texts.ts';
import { pairOf, type TextPair } from '#features/translation/contract/text-notes.ts';
import { valueAt } from '#platform/contract/options/value-at.ts';
import { textFingerprint } from '#platform/contract/texts/fingerprint.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { isSamePath, isWithin } from '../operations/at-path.ts';
import { follow } from '../operations/follow.ts';
import type { LoggedOperation, Operation, TextPlace } from '../operations/operation.ts';
import type { PageDocument } from '../page.ts';

interface Mark {
  by: LoggedOperation['by'];
  at: string;
}

/** What the log knows of one text in a language and of its source. */
export interface TextMark {
  block: string | null;
  path: (string | number)[];
  /** Who said of this text, with the source as it is, that it holds: by writing it, or by reading it. */
  vouched: (Mark & { how: 'wrote' | 'read' }) | null;
  /** Who changed the source last. */
  source: Mark | null;
}

type Entry = Pick<LoggedOperation, 'by' | 'at' | 'operation' | 'inverse' | 'group'>;

/** A text that is followed back through the log. */
interface Followed {
  mark: TextMark;
  pair: TextPair;
  /** Where it stood then; nothing before it was there. */
  place: TextPlace | undefined;
  /** Nobody looks for who vouched any more; the group in which it was said. */
  settled?: string;
}

/** So much of the log is looked through: who opens the languages does not wait for a log of years. */
export const linesForMarks = 5000;

/** The log in order; of what happened before it nothing is known. */
export function textMarks(document: PageDocument, language: Language, log: readonly Entry[]): TextMark[] {
  const followed = textsOf(document).map(({ block, path, text }): Followed => {
    const place: TextPlace = { block, path, language, format: 'plain' };
    return { mark: { block, path: [...path], vouched: null, source: null }, pair: pairOf(text, language), place };
  });
  for (const entry of log.toReversed()) {
    for (const one of followed) if (one.place !== undefined) look(one, one.place, entry);
    if (followed.every(({ mark, settled, place }) => place === undefined || (settled && mark.source))) break;
  }
  return followed.map(({ mark }) => mark).filter(({ vouched, source }) => vouched !== null || source !== null);
}

function textsOf({ buildingBlockInstances, ...page }: PageDocument) {
  const of = (value: object, block: string | null) => storedTexts(value).map((one) => ({ ...one, block }));
  const { translations: _, ...own } = page;
  return [...of(own, null), ...buildingBlockInstances.flatMap((block) => of(block, block.guid))];
}

function look(one: Followed, place: TextPlace, { by, at, operation, inverse, group }: Entry): void {
  const { mark, pair } = one;
  const { language } = place;
  if (operation.kind === 'translated') {
    const isAbout = operation.language === language && operation.text === pair.text && operation.source === pair.source;
    if (!isAbout || one.settled !== undefined) return;
    one.settled = group;
    // A machine wrote it, or someone took back what they said.
    if (operation.reading === 'read') mark.vouched = { how: 'read', by, at };
    return;
  }
  // Most of a log is about other blocks.
  if (blockOf(operation) !== place.block) return;
  const writes = (words: TextPlace['language']) => isWritten({ ...place, language: words }, operation, inverse);
  if (mark.source === null && writes(defaultLanguage)) mark.source = { by, at };
  if ((one.settled === undefined || one.settled === group) && writes(language)) {
    // Words that came with what was said of them were written then, unless a machine wrote them.
    if (one.settled === undefined || mark.vouched !== null) mark.vouched = { how: 'wrote', by, at };
    one.settled = group;
  }
  one.place = placeBefore(place, inverse);
}

function blockOf(operation: Exclude<Operation, { kind: 'translated' }>): string | null {
  if (operation.kind === 'add') return operation.block.guid;
  if (operation.kind === 'text') return operation.place.block;
  return 'block' in operation ? operation.block : null;
}

/** Whether this wrote other words there in this language. */
function isWritten(place: TextPlace, operation: Operation, inverse: readonly Operation[]): boolean {
  if (operation.kind === 'text')
    return (
      operation.place.block === place.block &&
      operation.place.language === place.language &&
      isSamePath(operation.place.path, place.path)
    );
  const text = textPut(place, operation);
  if (text === undefined) return false;
  const was = inverse.map((one) => textPut(place, one)).find((one) => one !== undefined);
  const { language } = place;
  return textFingerprint(text.$lang[language]) !== textFingerprint(was?.$lang[language]);
}

/** The text as an operation puts it there, in the languages that it puts. */
function textPut({ block, path }: TextPlace, operation: Operation): StoredLanguages | undefined {
  const stored = (value: unknown) => (isStoredText(value) ? value : undefined);
  if (operation.kind === 'add')
    return operation.block.guid === block ? stored(valueAt(operation.block, path)) : undefined;
  if (operation.kind === 'splice') {
    if (operation.block !== block || !isWithin(path, operation.path)) return undefined;
    const [at, ...rest] = path.slice(operation.path.length);
    return typeof at === 'number' ? stored(valueAt(operation.insert[at - operation.at], rest)) : undefined;
  }
  if (operation.kind !== 'set' && operation.kind !== 'page') return undefined;
  if ((operation.kind === 'set' ? operation.block : null) !== block) return undefined;
  if (isWithin(path, operation.path)) return stored(valueAt(operation.value, path.slice(operation.path.length)));
  const inText = isWithin(operation.path, path) ? operation.path.slice(path.length) : [];
  const [key, language] = inText;
  if (key !== '$lang') return undefined;
  return stored({ $lang: language === undefined ? operation.value : { [language]: operation.value } });
}

/** Taking it back is what leads there. */
function placeBefore(place: TextPlace, inverse: readonly Operation[]): TextPlace | undefined {
  let before: TextPlace | undefined = place;
  for (const operation of inverse) {
    if (before === undefined || operation.kind === 'text' || operation.kind === 'set' || operation.kind === 'page')
      continue;
    const led = follow({ kind: 'text', place: before, steps: [] }, operation);
    before = typeof led === 'object' && led.kind === 'text' ? led.place : undefined;
  }
  return before;
}
