import type { Language } from '#platform/contract/texts/language.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import { wordsLike } from '../contract/search-words.ts';
import { type HitOf, makeSnippet, type Snippet } from '../contract/snippet.ts';
import type { TypedQuery } from '../contract/typed-query.ts';
import { stemsOf } from './word-stems.ts';

interface Texts {
  query: Pick<TypedQuery, 'words' | 'unfinished'>;
  language: Language;
  bodies: readonly string[];
}

/**
 * A snippet of each text with the words marked that made it a hit. Which words have the same stem only the database
 * knows; it is asked once for all texts, and only of words that begin alike.
 */
export async function snippetsOf(db: PlatformDb, { query, language, bodies }: Texts): Promise<Snippet[]> {
  const likeThem = wordsLike(query.words);
  const texts = bodies.map((text) => ({ text, words: likeThem(text) }));
  const alike = new Set(texts.flatMap(({ words }) => words.map(({ word }) => word)));
  for (const word of query.words) alike.add(word);
  const stems = await stemsOf(db, language, alike);
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
