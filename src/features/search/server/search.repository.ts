import { sql } from 'kysely';
import type { Language } from '#platform/contract/language.ts';
import type { Viewer } from '#platform/contract/viewer.ts';
import type { Visibility } from '#platform/contract/visibility.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import { seenBy } from '#platform/server/visibility-filter.ts';
import type { TypedQuery } from '../contract/typed-query.ts';

/** PostgreSQL's own: how a language's words are brought back to their stems. */
const configurations: Record<Language, string> = { nl: 'dutch', en: 'english' };
const configuration = (language: Language) => sql`${configurations[language]}::regconfig`;

export interface SearchRow {
  pageId: string;
  language: Language;
  title: string;
  titleLang: string | null;
  body: string;
  bodyLang: string | null;
  visibility: Visibility;
  roleIds: string[];
  /** In plain words: all there is to find, and what to rank by. */
  words: { all: string; title: string; lead: string; begin: string };
}

export const deleteRows = (db: PlatformDb, pageId: string) =>
  db.deleteFrom('page_search').where('page_id', '=', pageId).execute();

/** The stems, and the words as they are: a beginning such as `gemeentel` is longer than the stem of gemeentelijk. */
const vector = (language: Language, words: string) =>
  sql<string>`(to_tsvector(${configuration(language)}, ${words}) || to_tsvector('simple', ${words}))`;

export async function insertRow(db: PlatformDb, row: SearchRow): Promise<void> {
  const { all, title, lead, begin } = row.words;
  await db
    .insertInto('page_search')
    .values({
      page_id: row.pageId,
      language: row.language,
      title: row.title,
      title_lang: row.titleLang,
      body: row.body,
      body_lang: row.bodyLang,
      visibility: row.visibility,
      role_ids: row.roleIds,
      matched: vector(row.language, all),
      ranked: sql<string>`setweight(${vector(row.language, title)}, 'A') || setweight(${vector(row.language, lead)}, 'B') || setweight(to_tsvector(${configuration(row.language)}, ${begin}), 'D')`,
    })
    .execute();
}

/** All that was typed; or that with the last word as a beginning, unless it is a word that says nothing, such as "de". */
function textQuery({ websearch, unfinished }: TypedQuery, language: Language) {
  const whole = sql`websearch_to_tsquery(${configuration(language)}, ${websearch})`;
  if (unfinished === undefined) return whole;
  const { before, word } = unfinished;
  return sql`(${whole} || case when numnode(plainto_tsquery(${configuration(language)}, ${word})) = 0 then ''::tsquery
    else websearch_to_tsquery(${configuration(language)}, ${before}) && to_tsquery('simple', ${`${word}:*`}) end)`;
}

export interface Wanted {
  query: TypedQuery;
  language: Language;
  /** The pages that have a place in the reader's menu. */
  pageIds: readonly string[];
}

export interface Found {
  pageId: string;
  title: string;
  titleLang: string | null;
  body: string;
  bodyLang: string | null;
}

const matching = (db: PlatformDb, viewer: Viewer, { query, language, pageIds }: Wanted) =>
  db
    .selectFrom('page_search')
    .where('language', '=', language)
    .where(sql<boolean>`matched @@ ${textQuery(query, language)}`)
    .where(sql<boolean>`page_id = any(${pageIds}::uuid[])`)
    .where(seenBy(viewer));

export async function findRows(
  db: PlatformDb,
  viewer: Viewer,
  wanted: Wanted,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; rows: Found[] }> {
  const rows = await matching(db, viewer, wanted)
    .select([
      'page_id as pageId',
      'title',
      'title_lang as titleLang',
      'body',
      'body_lang as bodyLang',
      sql<number>`count(*) over ()`.as('total'),
    ])
    .orderBy(sql`ts_rank(ranked, ${textQuery(wanted.query, wanted.language)})`, 'desc')
    .orderBy(sql`lower(title)`)
    .orderBy('page_id')
    .limit(limit)
    .offset(offset)
    .execute();
  // Behind the last page there is no row to carry the total.
  const total = rows[0]?.total ?? (offset === 0 ? 0 : await countRows(db, viewer, wanted));
  return { total, rows };
}

async function countRows(db: PlatformDb, viewer: Viewer, wanted: Wanted): Promise<number> {
  const { total } = await matching(db, viewer, wanted)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Each word's stem, as the index has it; words that say nothing have none. */
export async function stemsOf(
  db: PlatformDb,
  language: Language,
  words: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ word: string; stem: string | null }>`
    select word, (ts_lexize(${`${configurations[language]}_stem`}::regdictionary, word))[1] as stem
    from unnest(${words}::text[]) word`.execute(db);
  return new Map(rows.flatMap(({ word, stem }) => (stem === null ? [] : [[word, stem]])));
}
