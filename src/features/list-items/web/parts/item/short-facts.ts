import type { LocalizedText } from '#platform/contract/texts/localized.ts';
import type { ListItem } from '../../../contract/list-item.ts';

export interface ShortFact {
  key: string;
  words: string;
  lang?: string | undefined;
  isTag: boolean;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Longer ones belong to the item's own page. */
const mostWords = 60;

/**
 * What fields say in a word or two, whatever their kind: choices by their labels, a place by its address. What is long or
 * needs drawing is left out.
 */
export const shortFacts = ({ fields, choices }: Pick<ListItem, 'fields' | 'choices'>): ShortFact[] =>
  Object.entries(fields).flatMap(
    ([key, value]) => choices[key]?.flatMap((one) => chosen(key, one)) ?? factsOf(key, value),
  );

function factsOf(key: string, value: unknown): ShortFact[] {
  if (!isRecord(value)) return [];
  if (typeof value.address === 'string') return plain(key, value.address);
  if (typeof value.value === 'string') return plain(key, value.value, langOf(value));
  return [];
}

const chosen = (key: string, { value, lang }: LocalizedText): ShortFact[] =>
  value === '' ? [] : [{ key: `${key} ${value}`, words: value, lang, isTag: true }];

const plain = (key: string, words: string, lang?: string): ShortFact[] =>
  words === '' || words.length > mostWords ? [] : [{ key, words, lang, isTag: false }];

const langOf = ({ lang }: Record<string, unknown>): string | undefined => (typeof lang === 'string' ? lang : undefined);
