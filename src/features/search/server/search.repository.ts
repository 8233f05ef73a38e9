import { type RawBuilder, sql } from 'kysely';
import type { Language } from '#platform/contract/texts/language.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import { isFiltered, type SearchFilter, type SearchKind, spanOf } from '../contract/search-filter.ts';
import type { TypedQuery } from '../contract/typed-query.ts';
import {
  besideEntry,
  type FoundRow,
  foundColumns,
  hasWithout,
  mostCounted,
  type Question,
  steady,
} from './find-hits.repository.ts';
import { blocksOf, entriesOf, isSeen, type ReaderScope } from './seen-entries.ts';
import {
  asAsked,
  byWording,
  eachWording,
  either,
  foreign,
  partsOfQuery,
  rankOf,
  standsFor,
  stemmer,
  type Wording,
  wordingsFor,
} from './text-query.ts';

/** Of more hits than are counted, how many with the words in the title, and how many others, are weighed. */
const mostTitled = 60;
const mostOthers = 100;

export interface HitKey {
  kind: SearchKind;
  id: string;
}

const yes = sql<boolean>`true`;

/** One condition for all parts of the filter. */
function isLeftBy({ kind, type, theme, period }: SearchFilter, now: Date): RawBuilder<boolean> {
  const { from, until } = period === undefined ? {} : spanOf(period, now);
  const parts = [
    yes,
    kind === undefined ? [] : sql`kind = ${kind}`,
    type === undefined ? [] : sql`coalesce(type_name = ${type}, false)`,
    theme === undefined ? [] : sql`parent_ids @> array[${theme}]::uuid[]`,
    period === undefined
      ? []
      : sql`dated >= ${from ?? '-infinity'}::timestamptz and dated < ${until ?? 'infinity'}::timestamptz`,
  ].flat();
  return sql<boolean>`(${sql.join(parts, sql` and `)})`;
}

const hasWords = (wording: Wording): RawBuilder<boolean> =>
  sql<boolean>`matched @@ ${either(wording)} and ${wording.isOne}`;

/**
 * All with these words, as `hit`. Asked for as a whole, so that the index of words is what the database reads: it would
 * rather walk through the rows for the first few hundred, and opening the words of each is dear. It is read only as far as needed.
 */
const withWords = (db: PlatformDb, query: TypedQuery, wordings: readonly Wording[]) =>
  sql`${asAsked(partsOfQuery(query), wordings)}, hit as materialized (${eachWording(
    wordings,
    (wording) => sql`
  select kind, subject_id, language, page_id, list_id, type_name, parent_ids, dated, plain_title, titled, ranked, weight, visibility,
    role_ids, published_on, unpublish_on
  from ${entriesOf(db)} where ${hasWords(wording)}`,
  )})`;

export interface Best {
  total: number;
  reachable: number;
  shown: HitKey[];
}

/** As a filter or another order leaves them, of more hits than are counted: those with the words in their titles first. */
export async function findAmongMany(db: PlatformDb, scope: ReaderScope, question: Question): Promise<Best> {
  const { query, language, filter, sort, offset, limit } = question;
  const wordings = wordingsFor(db, language);
  const isLeft = sql<boolean>`${isSeen(db, scope)} and ${isLeftBy(filter, scope.now)}`;
  // Without a filter it is known that there are more.
  const counted = isFiltered(filter)
    ? sql`(select count(*)::int from (select from hit entry where ${isLeft} limit ${mostCounted + 1}) left_over)`
    : sql`${mostCounted + 1}::int`;
  const asKeys = sql`coalesce(json_agg(json_build_object('kind', kind, 'id', subject_id)), '[]')`;
  if (sort === 'date') {
    const { rows } = await sql<{ total: number; shown: HitKey[] }>`
      with ${withWords(db, query, wordings)}
      select ${counted} as total, (select ${asKeys} from (
        select kind, subject_id from (${eachWording(
          wordings,
          (wording) =>
            sql`select kind, subject_id, dated, plain_title from ${entriesOf(db)} where ${hasWords(wording)} and ${isLeft}`,
        )}) found
        order by dated desc, ${steady} limit ${limit} offset ${offset}) shown) as shown`.execute(db);
    const { total = 0, shown = [] } = rows[0] ?? {};
    return { total, reachable: Math.min(total, mostCounted), shown };
  }
  const columns = sql`kind, subject_id, plain_title, ${byWording(wordings, (wording) => rankOf(query.unfinished !== undefined, wording))} as rank`;
  const inTitle = (wording: Wording) => sql<boolean>`titled @@ ${either(wording)}`;
  const inWords = byWording(wordings, (wording) => sql`matched @@ ${either(wording)}`);
  const { rows } = await sql<Best>`
    with ${withWords(db, query, wordings)}, named as materialized (${eachWording(
      wordings,
      (wording) => sql`
      select kind, subject_id, language, page_id, list_id, type_name, parent_ids, dated, plain_title, matched, ranked, weight, visibility,
        role_ids, published_on, unpublish_on
      from ${entriesOf(db)} where ${inTitle(wording)} and ${wording.isOne}`,
    )}), titled as materialized (
      select 0 as tier, ${columns} from named entry
      where ${isLeft} and ${hasWithout(query) ? inWords : yes} limit ${mostTitled}
    ), other as materialized (
      select 1 as tier, ${columns} from hit entry where ${isLeft} and not ${byWording(wordings, inTitle)} limit ${mostOthers}
    ), pool as (select * from titled union all select * from other)
    select ${counted} as total, (select count(*)::int from pool) as reachable, (select ${asKeys} from (
      select kind, subject_id from pool order by tier, rank desc, ${steady} limit ${limit} offset ${offset}
    ) shown) as shown`.execute(db);
  return rows[0] ?? { total: 0, reachable: 0, shown: [] };
}

/** In the order that they are asked for. Asked with the same scope again, because a moment lies between. */
export async function readRows(
  db: PlatformDb,
  scope: ReaderScope,
  { language, keys }: { language: Language; keys: readonly HitKey[] },
): Promise<FoundRow[]> {
  if (keys.length === 0) return [];
  const ids = keys.map(({ id }) => id);
  const { rows } = await sql<FoundRow>`
    select ${foundColumns(language)} from ${entriesOf(db)} ${besideEntry(db)}
    where ${standsFor(db, language)} and subject_id = any(${ids}::uuid[]) and ${isSeen(db, scope)}`.execute(db);
  const place = new Map(keys.map(({ kind, id }, index) => [`${kind} ${id}`, index]));
  const placeOf = ({ kind, id }: FoundRow) => place.get(`${kind} ${id}`) ?? -1;
  return rows.filter((row) => placeOf(row) >= 0).sort((a, b) => placeOf(a) - placeOf(b));
}

/** Each word's stem, as the index has it; words that say nothing have none. */
export async function readStems(
  db: PlatformDb,
  language: Language,
  words: readonly string[],
): Promise<{ word: string; stem: string | null }[]> {
  const { rows } = await sql<{ word: string; stem: string | null }>`
    select word, (ts_lexize(${stemmer(language)}, word))[1] as stem
    from unnest(${words}::text[]) word`.execute(db);
  return rows;
}

type TitleOfTarget = Omit<FoundRow, 'body' | 'bodyLang' | 'language' | 'fileName' | 'byteSize'>;

/** Titles of things that the viewer may see, by their ids: for themes, and for what is promoted. */
export async function readTitles(
  db: PlatformDb,
  scope: ReaderScope,
  { language, ids }: { language: Language; ids: readonly string[] },
): Promise<Map<string, TitleOfTarget>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<TitleOfTarget>`
    select entry.kind, entry.subject_id as id, coalesce(entry.page_id, block.page_id) as "pageId", short_id as "shortId",
      title, ${foreign('title_lang', language)} as "titleLang", type_name as "typeName", dated
    from ${entriesOf(db)} left join ${blocksOf(db)} on block.id = entry.list_id
    where ${standsFor(db, language)} and subject_id = any(${ids}::uuid[]) and kind <> 'document' and ${isSeen(db, scope)}`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Whether this reader would find anything at all. */
export async function hasHits(
  db: PlatformDb,
  scope: ReaderScope,
  { query, language }: Pick<Question, 'query' | 'language'>,
): Promise<boolean> {
  const wordings = wordingsFor(db, language);
  const { rows } = await sql`
    with ${asAsked(partsOfQuery(query), wordings)}
    ${eachWording(wordings, (wording) => sql`select from ${entriesOf(db)} where ${hasWords(wording)} and ${isSeen(db, scope)}`)} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}
