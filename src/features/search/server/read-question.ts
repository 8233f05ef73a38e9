import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import { readTypedQuery, type TypedQuery } from '../contract/typed-query.ts';
import { stemsOf } from './word-stems.ts';

/**
 * What was typed. A word that says nothing in the reader's language, such as "the", has no stem there; it is not asked of
 * what is written in the default language either, where it would have one.
 */
export async function readQuestion(db: PlatformDb, typed: string, language: Language): Promise<TypedQuery | undefined> {
  const query = readTypedQuery(typed, language);
  if (query === undefined || language === defaultLanguage) return query;
  const stems = await stemsOf(db, language, new Set(query.words));
  return readTypedQuery(typed, language, (word) => stems.has(word));
}
