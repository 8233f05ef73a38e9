import type { Language } from '#platform/contract/texts/language.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import { wordsLike } from '../contract/search-words.ts';
import { type HitOf, makeSnippet, type Snippet } from '../contract/snippet.ts';
import type { TypedQuery } from '../contract/typed-query.ts';
import { stemsOf } from './word-stems.ts';

type Looked = Pick<TypedQuery, 'words' | 'unfinished'>;

interface Written {
  body: string;
  /** Of the words by which it is found. */
  language: Language;
}

/**
 * A snippet of each text with the words marked that made it a hit. Which words have the same stem only the database
 * knows; it is asked once for all texts of a language, and only of words that begin alike.
 */
export async function snippetsOf(db: PlatformDb, query: Looked, written: readonly Written[]): Promise<Snippet[]> {
  const likeThem = wordsLike(query.words);
  const texts = written.map(({ body, language }) => ({ text: body, language, words: likeThem(body) }));
  const hitIn = new Map<Language, HitOf>();
  for (const language of new Set(texts.map((one) => one.language))) {
    const alike = new Set(query.words);
    for (const one of texts) if (one.language === language) for (const { word } of one.words) alike.add(word);
    hitIn.set(language, hitOf(query, await stemsOf(db, language, alike)));
  }
  return texts.map(({ text, words, language }) => makeSnippet(text, words, hitIn.get(language) ?? (() => undefined)));
}

function hitOf(query: Looked, stems: ReadonlyMap<string, string>): HitOf {
  const wanted = new Set(query.words.map((word) => stems.get(word)));
  const beginning = query.unfinished?.word ?? '';
  const stemOfBeginning = stems.get(beginning);
  return (word) => {
    const stem = stems.get(word);
    if (stem === undefined || wanted.has(stem)) return stem;
    return stemOfBeginning !== undefined && word.startsWith(beginning) ? stemOfBeginning : undefined;
  };
}
