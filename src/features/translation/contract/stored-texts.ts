import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { Path } from '#platform/contract/texts/text-place.ts';

/** A text as it is stored, in every language that it was written in. */
export interface StoredLanguages {
  $lang: Readonly<Record<string, unknown>>;
}

export const isStoredText = (value: unknown): value is StoredLanguages =>
  typeof value === 'object' && value !== null && '$lang' in value;

/** Words, or a document of rich text; markup that was read before is a tree, and nothing that one translates. */
const isText = (value: unknown): boolean =>
  typeof value === 'string' || (typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc');

/** Every text in this, with the way to it; in the order of the keys. */
export function storedTexts(value: unknown, path: Path = []): { text: StoredLanguages; path: Path }[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isStoredText(value)) return Object.values(value.$lang).every(isText) ? [{ text: value, path }] : [];
  if (Array.isArray(value)) return value.flatMap((item, place) => storedTexts(item, [...path, place]));
  return Object.entries(value).flatMap(([key, inner]) => storedTexts(inner, [...path, key]));
}

/** Two states of the same thing: the texts that are not the same object in both, by the way to them. */
export function changedTexts(
  before: unknown,
  after: unknown,
): { before: StoredLanguages | undefined; after: StoredLanguages }[] {
  if (before === after || typeof after !== 'object' || after === null) return [];
  if (isStoredText(after)) return [{ before: isStoredText(before) ? before : undefined, after }];
  const was = (typeof before === 'object' && before !== null ? before : {}) as Record<string, unknown>;
  return Object.entries(after).flatMap(([key, inner]) => changedTexts(was[key], inner));
}

/** The languages besides the default one in which it is written. */
export const languagesIn = ({ $lang }: StoredLanguages): Language[] =>
  Object.keys($lang).filter((language) => language !== defaultLanguage && !isEmptyText($lang[language])) as Language[];

const wordsIn = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  const { text, content } = value as { text?: unknown; content?: unknown };
  if (typeof text === 'string') return text;
  return Array.isArray(content) ? content.map(wordsIn).join('') : '';
};

export const isEmptyText = (value: unknown): boolean => wordsIn(value).trim() === '';

/** A number or a dash reads the same in every language. */
export const hasLetters = (value: unknown): boolean => /\p{L}/u.test(wordsIn(value));
