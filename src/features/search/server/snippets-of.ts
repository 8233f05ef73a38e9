import type { Language } from '#platform/contract/language.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import { wordsLike } from '../contract/search-words.ts';
import { type HitOf, makeSnippet, type Snippet } from '../contract/snippet.ts';
import type { TypedQuery } from '../contract/typed-query.ts';
import { stemsOf } from './search.repository.ts';

interface Texts {
  query: TypedQuery;
  language: Language;
  bodies: readonly string[];
}

/**
 * A snippet of each text with the words marked that made it a hit. Which words have the same stem only the database
 * knows; it is asked once for all texts, and only of words that begin alike.
 */
export async function snippetsOf(db: PlatformDb, { query, language, bodies }: Texts): Promise<Snippet[]> {
  const texts = bodies.map((text) => ({ text, words: wordsLike(text, query.words) }));
  const alike = new Set(texts.flatMap(({ words }) => words.map(({ word }) => word)));
  const stems = alike.size === 0 ? new Map<string, string>() : await stemsOf(db, language, [...alike, ...query.words]);
  const wanted = new Set(query.words.map((word) => stems.get(word)));
  const beginning = query.unfinished?.word ?? '';
  const stemOfBeginning = stems.get(beginning);
  const hitOf: HitOf = (word) => {
    const stem = stems.get(word);
    if (stem === undefined || wanted.has(stem)) return stem;
    return stemOfBeginning !== undefined && word.startsWith(beginning) ? stemOfBeginning : undefined;
  };
  return texts.map(({ text, words }) => makeSnippet(text, words, hitOf));
}
