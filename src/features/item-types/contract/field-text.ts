import { defaultLanguage } from '#platform/contract/texts/language.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { plainText } from '#platform/contract/texts/plain-text.ts';
import type { ItemField, ItemValueOf } from './item-field.ts';
import type { ItemFieldKind } from './item-field-kind.ts';

type FieldOfValue = Pick<ItemField, 'kind' | 'options'>;

/** Nothing was filled in: what a required field refuses, and what is not kept. */
export function isEmptyValue(kind: ItemFieldKind, value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  if (kind === 'text') return Object.values((value as StoredText).$lang).every((words) => (words ?? '').trim() === '');
  if (kind === 'richText') {
    return Object.values((value as ItemValueOf<'richText'>).$lang).every(
      (document) => plainText(document?.content ?? []) === '',
    );
  }
  if (kind === 'place') {
    const place = value as ItemValueOf<'place'>;
    return place.address.trim() === '' && place.latitude === undefined;
  }
  return false;
}

/** A value in plain words in each of its languages, for an export, a preview and as the way from one kind to another. */
export function textsOfValue({ kind, options }: FieldOfValue, value: unknown): Record<string, string> {
  const one = (words: string) => ({ [defaultLanguage]: words });
  switch (kind) {
    case 'text':
      return present((value as StoredText).$lang);
    case 'richText': {
      const documents = Object.entries((value as ItemValueOf<'richText'>).$lang);
      return present(Object.fromEntries(documents.map(([lang, doc]) => [lang, plainText(doc?.content ?? [])])));
    }
    case 'number':
      return one(String(value));
    case 'date':
      return one(String(value));
    case 'period': {
      const { start, end } = value as ItemValueOf<'period'>;
      return one(end === undefined ? start : `${start} – ${end}`);
    }
    case 'choice':
      return choiceTexts(options, value as ItemValueOf<'choice'>);
    case 'place':
      return one((value as ItemValueOf<'place'>).address);
    case 'file':
      return one((value as ItemValueOf<'file'>).map(({ name }) => name).join(', '));
    case 'link':
      return one((value as ItemValueOf<'link'>).map(({ href }) => href).join(', '));
    // Of these there is nothing but an id, which says nothing to a reader.
    case 'image':
    case 'person':
    case 'reference':
      return {};
  }
}

/** In one language, for a spreadsheet or a preview. */
export const textOfValue = (field: FieldOfValue, value: unknown, language: string): string =>
  pickLanguage({ $lang: textsOfValue(field, value) }, language, defaultLanguage)?.value ?? '';

function choiceTexts(options: ItemField['options'], chosen: readonly string[]): Record<string, string> {
  const labels = chosen.map(
    (value) => options.find((option) => option.value === value)?.label ?? { $lang: { nl: value } },
  );
  const languages = new Set(labels.flatMap(({ $lang }) => Object.keys($lang)));
  return Object.fromEntries(
    [...languages].map((language) => [
      language,
      labels.map((label) => pickLanguage(label, language, defaultLanguage)?.value ?? '').join(', '),
    ]),
  );
}

const present = (texts: Partial<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).flatMap(([lang, words]) => (words ? [[lang, words]] : [])));
