import type { Language } from '#platform/contract/texts/language.ts';
import { wantedWords } from './question-words.ts';
import { wordsIn } from './search-words.ts';

/** What somebody typed in a search box, ready for the database: only letters and figures, quotes and minus signs. */
export interface TypedQuery {
  /** As PostgreSQL's `websearch_to_tsquery` reads it: all the words, "these together", -not this one. */
  websearch: string;
  /** The words that are looked for, for marking: without those that only make it a question. */
  words: string[];
  /** With those, as they were typed. */
  typed: string[];
  /** What is to be together, and what is not to be there. */
  phrases: string[];
  without: string[];
  /** The last word may be the beginning of one: `paspo` finds paspoort. */
  unfinished?: { before: string; word: string };
}

interface Part {
  kind: 'words' | 'phrase' | 'without';
  words: string[];
}

const partPattern = /(?<minus>-?)(?:"(?<phrase>[^"]*)"?|(?<plain>[^\s"]+))/gu;

/** One letter begins too many words to be of help. */
const shortestBeginning = 2;

const partsOf = (typed: string): Part[] =>
  [...typed.replace(/[“”„«»]/g, '"').matchAll(partPattern)]
    .map(({ groups: { minus, phrase, plain } = {} }): Part => {
      const words = wordsIn(phrase ?? plain ?? '').map(({ word }) => word);
      if (minus === '-') return { kind: 'without', words };
      return { kind: phrase === undefined ? 'words' : 'phrase', words };
    })
    .filter(({ words }) => words.length > 0);

const written = ({ kind, words }: Part): string => {
  const text = words.join(' ');
  return kind === 'words' ? text : `${kind === 'without' ? '-' : ''}"${text}"`;
};

/** What makes it a question is not looked for; what stands between quotes is, as it is. */
function withoutQuestion(parts: readonly Part[], language: Language): Part[] {
  const plain = parts.filter(({ kind }) => kind === 'words').flatMap(({ words }) => words);
  const wanted = [...wantedWords(plain, language)];
  const isOnlyQuestion = wanted.length === plain.length;
  if (isOnlyQuestion) return [...parts];
  return parts
    .map((part) =>
      part.kind === 'words' ? { ...part, words: part.words.filter((word) => takeFrom(wanted, word)) } : part,
    )
    .filter(({ words }) => words.length > 0);
}

/** In their order, so that of a word that stands there twice the right one is left out. */
function takeFrom(wanted: string[], word: string): boolean {
  if (wanted[0] !== word) return false;
  wanted.shift();
  return true;
}

/** Without words that say nothing, unless there are no others. Between quotes each has its place. */
function sayingSomething(parts: readonly Part[], saysSomething: (word: string) => boolean): Part[] {
  const left = parts.map((part) =>
    part.kind === 'words' ? { ...part, words: part.words.filter(saysSomething) } : part,
  );
  return left.some(({ kind, words }) => kind !== 'without' && words.length > 0)
    ? left.filter(({ words }) => words.length > 0)
    : [...parts];
}

/** Nothing where there is nothing to look for: no words at all, or only words to leave out. */
export function readTypedQuery(
  typed: string,
  language: Language,
  saysSomething = (_word: string) => true,
): TypedQuery | undefined {
  const all = partsOf(typed);
  const wordsOf = (parts: readonly Part[]) =>
    parts.filter(({ kind }) => kind !== 'without').flatMap((part) => part.words);
  const typedWords = wordsOf(all);
  if (typedWords.length === 0) return undefined;
  const parts = withoutQuestion(all, language);
  const textsOf = (kind: Part['kind']) =>
    parts.filter((part) => part.kind === kind).map((part) => part.words.join(' '));
  const asked = sayingSomething(parts, saysSomething);
  const query: TypedQuery = {
    websearch: asked.map(written).join(' '),
    words: wordsOf(parts),
    typed: typedWords,
    phrases: textsOf('phrase'),
    without: textsOf('without'),
  };
  const last = parts.at(-1);
  const word = last?.kind === 'words' ? last.words.at(-1) : undefined;
  const lastAsked = asked.at(-1);
  if (lastAsked === undefined || word === undefined || word.length < shortestBeginning) return query;
  if (lastAsked.words.at(-1) !== word) return query;
  const before = [...asked.slice(0, -1), { ...lastAsked, words: lastAsked.words.slice(0, -1) }]
    .map(written)
    .join(' ')
    .trim();
  return { ...query, unfinished: { before, word } };
}
