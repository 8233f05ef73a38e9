import { sql } from 'kysely';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import { type KnownWord, nearForms } from '../contract/near-words.ts';
import { entriesOf } from './seen-entries.ts';

/** What a reader finds is written in their language, or in the default one. */
const wordsFor = (db: PlatformDb, language: Language) =>
  db.selectFrom('search_word').where('language', 'in', [language, defaultLanguage]).groupBy('word');

const written = sql<number>`sum(entries)::int`;

/** Words that meet one of these forms (contract/near-words.ts). */
export const findNear = (db: PlatformDb, language: Language, forms: readonly string[]): Promise<KnownWord[]> =>
  wordsFor(db, language)
    .select(['word', written.as('entries')])
    .where(sql<boolean>`near && ${forms}::text[]`)
    .limit(200)
    .execute();

export interface Learnt {
  language: Language;
  words: ReadonlyMap<string, number>;
}

/** In one order always, so that two processes that learn at once wait for each other instead of deadlocking. */
export async function addWords(db: PlatformDb, { language, words }: Learnt): Promise<void> {
  const rows = [...words].sort(([a], [b]) => (a < b ? -1 : 1));
  for (let from = 0; from < rows.length; from += 500) {
    const values = rows
      .slice(from, from + 500)
      .map(([word, entries]) => ({ language, word, entries, near: nearForms(word) }));
    await db
      .insertInto('search_word')
      .values(values)
      .onConflict((conflict) =>
        conflict.columns(['language', 'word']).doUpdateSet({ entries: sql`search_word.entries + excluded.entries` }),
      )
      .execute();
  }
}

export const forgetWords = (db: PlatformDb) => db.deleteFrom('search_word').execute();

/** Locks it, so that nothing is learnt twice. */
export const readMark = async (db: PlatformDb): Promise<string> => {
  const row = await db
    .selectFrom('search_word_mark')
    .select(sql<string>`changed_at::text`.as('mark'))
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.mark;
};

/** As text, because a Date would lose the microseconds and learn the last one again and again. */
export const setMark = (db: PlatformDb, mark: string) =>
  db
    .updateTable('search_word_mark')
    .set({ changed_at: sql`${mark}::timestamptz` })
    .execute();

export interface Written {
  language: Language;
  title: string;
  body: string;
  mark: string;
}

/** Titles and beginnings of what came since, the oldest first; all of one moment together, so that none is left out. */
export async function readWrittenSince(db: PlatformDb, mark: string, count: number): Promise<Written[]> {
  const { rows } = await sql<Written>`
    select language, title, left(body, 400) as body, changed_at::text as mark from ${entriesOf(db)}
    where changed_at > ${mark}::timestamptz order by changed_at fetch first ${count} rows with ties`.execute(db);
  return rows;
}

/** Which of these are written somewhere. */
export async function findKnown(db: PlatformDb, language: Language, words: readonly string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  const rows = await wordsFor(db, language).select('word').where('word', 'in', words).execute();
  return new Set(rows.map(({ word }) => word));
}

/** Words that end in this one and are longer, the most written first: afvalkalender, for kalender. */
export async function findEndingIn(db: PlatformDb, language: Language, word: string): Promise<string[]> {
  const rows = await wordsFor(db, language)
    .select('word')
    .where(sql<boolean>`reverse(word) like ${`${[...word].reverse().join('')}_%`}`)
    .orderBy(written, 'desc')
    .limit(12)
    .execute();
  return rows.map((row) => row.word);
}
