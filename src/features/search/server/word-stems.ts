import { LRUCache } from 'lru-cache';
import type { Language } from '#platform/contract/texts/language.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import { readStems } from './search.repository.ts';

/** Of a word's stem nothing ever changes, so what the database once told is not asked again. */
const known = new LRUCache<string, { stem: string | undefined }>({ max: 20_000 });

/** Only those that have one. */
export async function stemsOf(
  db: PlatformDb,
  language: Language,
  words: ReadonlySet<string>,
): Promise<Map<string, string>> {
  const stems = new Map<string, string>();
  const asked: string[] = [];
  for (const word of words) {
    const one = known.get(`${language} ${word}`);
    if (one === undefined) asked.push(word);
    else if (one.stem !== undefined) stems.set(word, one.stem);
  }
  if (asked.length === 0) return stems;
  for (const { word, stem } of await readStems(db, language, asked)) {
    known.set(`${language} ${word}`, { stem: stem ?? undefined });
    if (stem !== null) stems.set(word, stem);
  }
  return stems;
}
