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

/** All that was typed, as it stands. */
const wholeQuery = ({ websearch }: TypedQuery, language: Language) =>
  sql`websearch_to_tsquery(${configuration(language)}, ${websearch})`;

/** That, or with the last word as a beginning, unless it is a word that says nothing, such as "de". */
function textQuery(query: TypedQuery, language: Language) {
  if (query.unfinished === undefined) return wholeQuery(query, language);
  const { before, word } = query.unfinished;
  return sql`(${wholeQuery(query, language)} || case when numnode(plainto_tsquery(${configuration(language)}, ${word})) = 0 then ''::tsquery
    else websearch_to_tsquery(${configuration(language)}, ${before}) && to_tsquery('simple', ${`${word}:*`}) end)`;
}

/** Who typed "dijk" means a dijk first, and only then a Dijkpark. */
const rank = (query: TypedQuery, language: Language) =>
  query.unfinished === undefined
    ? sql`ts_rank(ranked, ${wholeQuery(query, language)})`
    : sql`ts_rank(ranked, ${wholeQuery(query, language)}) + ts_rank(ranked, ${textQuery(query, language)}) / 20`;

export interface Found {
  pageId: string;
  title: string;
  titleLang: string | null;
  body: string;
  bodyLang: string | null;
}

/** Every page with these words that the viewer may see, best first. Only what they are: there can be many. */
export async function findPageIds(
  db: PlatformDb,
  viewer: Viewer,
  { query, language }: { query: TypedQuery; language: Language },
): Promise<string[]> {
  const rows = await db
    .selectFrom('page_search')
    .select('page_id')
    .where('language', '=', language)
    .where(sql<boolean>`matched @@ ${textQuery(query, language)}`)
    .where(seenBy(viewer))
    .orderBy(rank(query, language), 'desc')
    .orderBy(sql`lower(title)`)
    .orderBy('page_id')
    .execute();
  return rows.map(({ page_id }) => page_id);
}

/** In the order that they are asked for. */
export async function readRows(
  db: PlatformDb,
  viewer: Viewer,
  { language, pageIds }: { language: Language; pageIds: readonly string[] },
): Promise<Found[]> {
  if (pageIds.length === 0) return [];
  const rows = await db
    .selectFrom('page_search')
    .select(['page_id as pageId', 'title', 'title_lang as titleLang', 'body', 'body_lang as bodyLang'])
    .where('language', '=', language)
    .where('page_id', 'in', pageIds)
    .where(seenBy(viewer))
    .execute();
  return rows.sort((a, b) => pageIds.indexOf(a.pageId) - pageIds.indexOf(b.pageId));
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
