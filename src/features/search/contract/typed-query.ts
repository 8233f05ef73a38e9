import { wordsIn } from './search-words.ts';

/** What somebody typed in a search box, ready for the database: only letters and figures, quotes and minus signs. */
export interface TypedQuery {
  /** As PostgreSQL's `websearch_to_tsquery` reads it: all the words, "these together", -not this one. */
  websearch: string;
  /** The words that are looked for, for marking. */
  words: string[];
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

/** Nothing where there is nothing to look for: no words at all, or only words to leave out. */
export function readTypedQuery(typed: string): TypedQuery | undefined {
  const parts = partsOf(typed);
  const words = parts.filter(({ kind }) => kind !== 'without').flatMap((part) => part.words);
  if (words.length === 0) return undefined;
  const query: TypedQuery = { websearch: parts.map(written).join(' '), words };
  const last = parts.at(-1);
  const word = last?.kind === 'words' ? last.words.at(-1) : undefined;
  if (last === undefined || word === undefined || word.length < shortestBeginning) return query;
  const before = [...parts.slice(0, -1), { ...last, words: last.words.slice(0, -1) }].map(written).join(' ').trim();
  return { ...query, unfinished: { before, word } };
}
