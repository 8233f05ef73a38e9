import { type RawBuilder, sql } from 'kysely';
import type { Language } from '#platform/contract/language.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import {
  isFiltered,
  type SearchFilter,
  type SearchKind,
  type SearchSort,
  searchKinds,
  searchPeriods,
  spanOf,
} from '../contract/search-filter.ts';
import type { TypedQuery } from '../contract/typed-query.ts';
import { blocksOf, type Eyes, entriesOf, isSeen } from './seen-entries.ts';
import { rankOf, stemmer, textQuery } from './text-query.ts';

/** Up to here results are counted and weighed all; above it, that there are more is all one needs to know. */
export const mostCounted = 1000;
/** Of more than that, how many with the words in the title, and how many others, are weighed. */
const mostTitled = 300;
const mostOthers = 300;

export interface Question {
  query: TypedQuery;
  language: Language;
  filter: SearchFilter;
  sort: SearchSort;
  offset: number;
  limit: number;
}

export interface HitKey {
  kind: SearchKind;
  id: string;
}

export interface FacetRow {
  facet: keyof SearchFilter;
  value: string;
  count: number;
}

export interface Hits {
  /** Of all with these words, whatever the filter; one more than `mostCounted` when there are more. */
  seen: number;
  /** Of those that the filter leaves. */
  total: number;
  shown: HitKey[];
  facets: FacetRow[];
}

const yes = sql<boolean>`true`;

const isWithin = (from: Date | undefined, until: Date | undefined): RawBuilder<boolean> =>
  sql<boolean>`(dated >= ${from ?? '-infinity'}::timestamptz and dated < ${until ?? 'infinity'}::timestamptz)`;

/** One condition for each part of the filter. */
function partsOf({ kind, type, theme, period }: SearchFilter, now: Date) {
  const span = period === undefined ? undefined : spanOf(period, now);
  return {
    kind: kind === undefined ? yes : sql<boolean>`kind = ${kind}`,
    type: type === undefined ? yes : sql<boolean>`coalesce(type_name = ${type}, false)`,
    theme: theme === undefined ? yes : sql<boolean>`parent_ids @> array[${theme}]::uuid[]`,
    period: span === undefined ? yes : isWithin(span.from, span.until),
  };
}

const hasWords = ({ query, language }: Pick<Question, 'query' | 'language'>): RawBuilder<boolean> =>
  sql<boolean>`language = ${language} and matched @@ ${textQuery(query, language)}`;

/**
 * All with these words, as `hit`. Asked for as a whole, so that the index of words is what the database reads: it would
 * rather walk through the rows for the first thousand, and opening the words of each is dear. It is read only as far as needed.
 */
const withWords = (db: PlatformDb, question: Pick<Question, 'query' | 'language'>) => sql`hit as materialized (
  select kind, subject_id, page_id, list_id, type_name, parent_ids, dated, plain_title, titled, ranked, visibility,
    role_ids, published_on, unpublish_on
  from ${entriesOf(db)} where ${hasWords(question)})`;

/** Pages of equal weight in the order of their titles, and everything in one order only. */
const steady = sql`plain_title, subject_id`;

/**
 * All hits weighed and counted, in one statement, as long as there are not too many of them. The weighing is left out when
 * there turn out to be more: then `findAmongMany` shows what is best.
 */
export async function findHits(db: PlatformDb, eyes: Eyes, question: Question): Promise<Hits> {
  const is = partsOf(question.filter, eyes.now);
  const order =
    question.sort === 'date'
      ? sql`dated desc, ${steady}`
      : sql`case when (select count(*) from base) > ${mostCounted} then 0 else ${rankOf(question.query, question.language)} end desc, ${steady}`;
  const kinds = searchKinds.map((kind) => ({
    value: kind,
    count: sql`count(*) filter (where kind = ${kind} and is_type and is_theme and is_period)`,
  }));
  const periods = searchPeriods.map((period) => {
    const { from, until } = spanOf(period, eyes.now);
    return {
      value: period,
      count: sql`count(*) filter (where is_kind and is_type and is_theme and ${isWithin(from, until)})`,
    };
  });
  const { rows } = await sql<Hits>`
    with ${withWords(db, question)}, base as materialized (
      select kind, subject_id, type_name, parent_ids, dated, plain_title, ranked,
        ${is.kind} as is_kind, ${is.type} as is_type, ${is.theme} as is_theme, ${is.period} as is_period
      from hit entry where ${isSeen(db, eyes)} limit ${mostCounted + 1}
    ), choice as (
      select facet, value, count::int from (
        select array[${sql.join([...kinds, ...periods].map(({ count }) => count))}] as counts from base) counted
      cross join unnest(
        ${[...kinds.map(() => 'kind'), ...periods.map(() => 'period')]}::text[],
        ${[...kinds, ...periods].map(({ value }) => value)}::text[], counts) named (facet, value, count)
      union all
      select 'type', type_name, count(*)::int from base
      where type_name is not null and is_kind and is_theme and is_period group by type_name
      union all
      (select 'theme', parent_id::text, count(*)::int from base cross join lateral unnest(parent_ids) parent_id
      where cardinality(parent_ids) > 0 and is_kind and is_type and is_period group by parent_id order by 3 desc, 2 limit 20)
    )
    select (select count(*)::int from base) as seen,
      (select count(*)::int from base where is_kind and is_type and is_theme and is_period) as total,
      (select coalesce(json_agg(json_build_object('kind', kind, 'id', subject_id)), '[]') from (
        select kind, subject_id from base where is_kind and is_type and is_theme and is_period
        order by ${order} limit ${question.limit} offset ${question.offset}) shown) as shown,
      (select coalesce(json_agg(choice), '[]') from choice where count > 0) as facets`.execute(db);
  return rows[0] ?? { seen: 0, total: 0, shown: [], facets: [] };
}

/** As the filter leaves them, of more hits than are weighed: those with the words in their titles first. */
export async function findAmongMany(
  db: PlatformDb,
  eyes: Eyes,
  question: Question,
): Promise<{ total: number; reachable: number; shown: HitKey[] }> {
  const { query, language, filter, sort, offset, limit } = question;
  const { kind, type, theme, period } = partsOf(filter, eyes.now);
  const isLeft = sql<boolean>`${isSeen(db, eyes)} and ${kind} and ${type} and ${theme} and ${period}`;
  // Without a filter it is known that there are more.
  const counted = isFiltered(filter)
    ? sql`(select count(*)::int from (select from hit entry where ${isLeft} limit ${mostCounted + 1}) left_over)`
    : sql`${mostCounted + 1}::int`;
  const asKeys = sql`coalesce(json_agg(json_build_object('kind', kind, 'id', subject_id)), '[]')`;
  if (sort === 'date') {
    const { rows } = await sql<{ total: number; shown: HitKey[] }>`
      with ${withWords(db, question)}
      select ${counted} as total, (select ${asKeys} from (
        select kind, subject_id from ${entriesOf(db)} where ${hasWords(question)} and ${isLeft}
        order by dated desc, ${steady} limit ${limit} offset ${offset}) shown) as shown`.execute(db);
    const { total = 0, shown = [] } = rows[0] ?? {};
    return { total, reachable: Math.min(total, mostCounted), shown };
  }
  const columns = sql`kind, subject_id, plain_title, ${rankOf(query, language)} as rank`;
  const inTitle = sql<boolean>`titled @@ ${textQuery(query, language)}`;
  const { rows } = await sql<{ total: number; reachable: number; shown: HitKey[] }>`
    with ${withWords(db, question)}, named as materialized (
      select kind, subject_id, page_id, list_id, type_name, parent_ids, dated, plain_title, matched, ranked, visibility,
        role_ids, published_on, unpublish_on
      from ${entriesOf(db)} where language = ${language} and ${inTitle}
    ), titled as materialized (
      select 0 as tier, ${columns} from named entry
      where ${isLeft} and ${hasWithout(query) ? sql`matched @@ ${textQuery(query, language)}` : yes} limit ${mostTitled}
    ), other as materialized (
      select 1 as tier, ${columns} from hit entry where ${isLeft} and not ${inTitle} limit ${mostOthers}
    ), pool as (select * from titled union all select * from other)
    select ${counted} as total, (select count(*)::int from pool) as reachable, (select ${asKeys} from (
      select kind, subject_id from pool order by tier, rank desc, ${steady} limit ${limit} offset ${offset}
    ) shown) as shown`.execute(db);
  return rows[0] ?? { total: 0, reachable: 0, shown: [] };
}

/** What is in a title is in the words as well, but what is to be left out may stand elsewhere. */
const hasWithout = ({ websearch }: TypedQuery): boolean => websearch.includes('-"');

export interface FoundRow {
  kind: SearchKind;
  id: string;
  pageId: string | null;
  shortId: string | null;
  title: string;
  titleLang: string | null;
  body: string;
  bodyLang: string | null;
  typeName: string | null;
  dated: Date;
}

/** In the order that they are asked for. Asked with the same eyes again, because a moment lies between. */
export async function readRows(
  db: PlatformDb,
  eyes: Eyes,
  { language, keys }: { language: Language; keys: readonly HitKey[] },
): Promise<FoundRow[]> {
  if (keys.length === 0) return [];
  const ids = keys.map(({ id }) => id);
  const { rows } = await sql<FoundRow>`
    select entry.kind, entry.subject_id as id, coalesce(entry.page_id, block.page_id) as "pageId", short_id as "shortId",
      title, title_lang as "titleLang", body, body_lang as "bodyLang", type_name as "typeName", dated
    from ${entriesOf(db)} left join ${blocksOf(db)} on block.id = entry.list_id
    where language = ${language} and subject_id = any(${ids}::uuid[]) and ${isSeen(db, eyes)}`.execute(db);
  const place = new Map(keys.map(({ kind, id }, index) => [`${kind} ${id}`, index]));
  const placeOf = ({ kind, id }: FoundRow) => place.get(`${kind} ${id}`) ?? -1;
  return rows.filter((row) => placeOf(row) >= 0).sort((a, b) => placeOf(a) - placeOf(b));
}

/** Each word's stem, as the index has it; words that say nothing have none. */
export async function stemsOf(
  db: PlatformDb,
  language: Language,
  words: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ word: string; stem: string | null }>`
    select word, (ts_lexize(${stemmer(language)}, word))[1] as stem
    from unnest(${words}::text[]) word`.execute(db);
  return new Map(rows.flatMap(({ word, stem }) => (stem === null ? [] : [[word, stem]])));
}

/** Titles of things that the viewer may see, by their ids: for themes, and for what is promoted. */
export async function readTitles(
  db: PlatformDb,
  eyes: Eyes,
  { language, ids }: { language: Language; ids: readonly string[] },
): Promise<Map<string, FoundRow>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<FoundRow>`
    select entry.kind, entry.subject_id as id, coalesce(entry.page_id, block.page_id) as "pageId", short_id as "shortId",
      title, title_lang as "titleLang", '' as body, null as "bodyLang", type_name as "typeName", dated
    from ${entriesOf(db)} left join ${blocksOf(db)} on block.id = entry.list_id
    where language = ${language} and subject_id = any(${ids}::uuid[]) and kind <> 'document' and ${isSeen(db, eyes)}`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Whether these eyes would find anything at all. */
export async function hasHits(
  db: PlatformDb,
  eyes: Eyes,
  question: Pick<Question, 'query' | 'language'>,
): Promise<boolean> {
  const { rows } = await sql`
    select from ${entriesOf(db)} where ${hasWords(question)} and ${isSeen(db, eyes)} limit 1`.execute(db);
  return rows.length > 0;
}
