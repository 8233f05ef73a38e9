import { type RawBuilder, sql } from 'kysely';
import { audienceOf } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PreparedStatements } from '#platform/server/database/prepared-statements.ts';
import type { PlatformTables } from '#platform/server/database/tables.generated.ts';
import {
  filterNames,
  periodBounds,
  type SearchFilter,
  type SearchKind,
  type SearchSort,
  spanOf,
} from '../contract/search-filter.ts';
import type { TypedQuery } from '../contract/typed-query.ts';
import { blocksOf, entriesOf, isReached, isSeen, type ReaderScope } from './seen-entries.ts';
import {
  asAsked,
  beginningOf,
  eachWording,
  either,
  foreign,
  rankOf,
  type Wording,
  whole,
  wordingsFor,
} from './text-query.ts';

/**
 * Up to here results are counted and weighed all; above it, that there are more is all one needs to know. Whoever typed a
 * word that more have than this meant that word, and no longer one that begins with it.
 */
export const mostCounted = 100;

export interface Question {
  query: TypedQuery;
  language: Language;
  filter: SearchFilter;
  sort: SearchSort;
  offset: number;
  limit: number;
}

export interface FoundRow {
  kind: SearchKind;
  id: string;
  pageId: string | null;
  shortId: string | null;
  title: string;
  titleLang: string | null;
  body: string;
  bodyLang: string | null;
  /** Of the words that it was found by. */
  language: Language;
  typeName: string | null;
  dated: Date;
  /** Of a document. */
  fileName: string | null;
  byteSize: number | null;
}

/** How many hits are alike in all that can be chosen by. `period` is a place among `periodBounds`. */
export type HitGroup = [kind: SearchKind, type: string | null, period: number, parentIds: string[], count: number];

export interface Hits<Found extends FoundRow = FoundRow> {
  /** Of all with these words, whatever the filter; more than `mostCounted` when there are more, and not all of them. */
  seen: number;
  /** How many of what the filter leaves were weighed, and can be paged through. */
  reachable: number;
  groups: HitGroup[];
  rows: Found[];
}

interface Slots {
  websearch: string;
  before: string;
  word: string;
  beginning: string;
  now: string;
  pageIds: Buffer;
  listIds: Buffer;
  bounds: string;
  kind: string | undefined;
  type: string | undefined;
  theme: string | undefined;
  from: Date | string;
  until: Date | string;
  limit: number;
  offset: number;
}

const yes = sql<boolean>`true`;
/** Pages of equal weight in the order of their titles, and everything in one order only. */
export const steady = sql`plain_title collate "C", subject_id`;

export const foundColumns = (
  language: Language,
) => sql`entry.kind, entry.subject_id as id, coalesce(entry.page_id, block.page_id) as "pageId",
  entry.short_id as "shortId", entry.title, ${foreign('title_lang', language)} as "titleLang", entry.body,
  ${foreign('body_lang', language)} as "bodyLang", entry.language, entry.type_name as "typeName", entry.dated,
  file.name as "fileName", file.byte_size as "byteSize"`;

/** What `foundColumns` are read from, besides the entry. */
export const besideEntry = (db: PlatformDb) => sql`left join ${blocksOf(db)} on block.id = entry.list_id
  left join (${db.selectFrom('asset').select(['id', 'name', 'byte_size'])}) file on entry.kind = 'document' and file.id = entry.subject_id`;

/** What is in a title is in the words as well, but what is to be left out may stand elsewhere. */
export const hasWithout = ({ websearch }: TypedQuery): boolean => websearch.includes('-"');

export type Row = { [Column in keyof FoundRow]: FoundRow[Column] | null } & {
  seen: number;
  reachable: number;
  groups: HitGroup[] | null;
};

/**
 * Everything that a page of results shows, in one statement that is planned once: matching, rights, weighing, choices and
 * the texts of what is shown. Of words that very many have, only some are weighed: those with the words in their titles
 * first, and where these are not many, as many others as are counted (decision 0022).
 */
export async function findHits(
  db: PlatformDb,
  statements: PreparedStatements<PlatformTables>,
  scope: ReaderScope,
  question: Question,
): Promise<Hits> {
  const { query, language, filter, sort } = question;
  const { unfinished } = query;
  const shape = [
    language,
    sort,
    unfinished !== undefined,
    hasWithout(query),
    ...filterNames.filter((name) => filter[name] !== undefined),
    audienceOf(scope.viewer),
  ].join('/');
  const rows = await statements.run<Slots, Row>(shape, (slot) => statementOf(db, scope, question, slot), {
    websearch: query.websearch,
    before: unfinished?.before ?? '',
    word: unfinished?.word ?? '',
    beginning: beginningOf(unfinished?.word ?? ''),
    ...givenValues(scope, question),
  });
  return hitsOf(rows);
}

export function hitsOf<Found extends Row>(rows: readonly Found[]): Hits<Found & FoundRow> {
  const { seen = 0, reachable = 0, groups } = rows[0] ?? {};
  return {
    seen,
    reachable,
    groups: groups ?? [],
    rows: rows.filter((row): row is Found & FoundRow => row.id !== null),
  };
}

/** What a statement is given besides what was typed. */
function givenValues(scope: ReaderScope, { filter, limit, offset }: Question): Pick<Slots, Given> {
  const span = filter.period === undefined ? {} : spanOf(filter.period, scope.now);
  return {
    now: scope.now.toISOString(),
    pageIds: scope.pageIds,
    listIds: scope.listIds,
    bounds: `{${periodBounds(scope.now).map((bound) => `"${bound.toISOString()}"`)}}`,
    kind: filter.kind,
    type: filter.type,
    theme: filter.theme,
    from: span.from ?? '-infinity',
    until: span.until ?? 'infinity',
    limit,
    offset,
  };
}

type SlotOf = (name: keyof Slots) => RawBuilder<unknown>;

const givenTypes = {
  now: 'timestamptz',
  pageIds: 'uuid[]',
  listIds: 'uuid[]',
  bounds: 'timestamptz[]',
  kind: 'text',
  type: 'text',
  theme: 'uuid',
  from: 'timestamptz',
  until: 'timestamptz',
  limit: 'int',
  offset: 'int',
} as const satisfies Partial<Record<keyof Slots, string>>;
type Given = keyof typeof givenTypes;

/** The value of a name, where a statement has it. */
type GivenOf = (name: Given) => RawBuilder<unknown>;

const givenBy =
  (valueFor: (name: Given) => unknown): GivenOf =>
  (name) =>
    sql`${valueFor(name)}::${sql.raw(givenTypes[name])}`;

/** For a statement that is not prepared. */
export function givenFor(scope: ReaderScope, question: Question): GivenOf {
  const values = givenValues(scope, question);
  return givenBy((name) => values[name] ?? null);
}

function statementOf(db: PlatformDb, { viewer }: ReaderScope, question: Question, slot: SlotOf): RawBuilder<Row> {
  const { query, language, sort } = question;
  const wordings = wordingsFor(db, language);
  const entries = entriesOf(db);
  const given = givenBy(slot);
  const scope = {
    viewer,
    now: given('now'),
    pageIds: given('pageIds'),
    listIds: given('listIds'),
  };
  // Read only where a document is among the hits, and then once: written out in each place, it made every search slower.
  const reached = sql`reached as materialized (${eachWording(
    wordings,
    (wording) => sql`select subject_id as id from ${entries}
      where kind = 'document' and matched @@ ${either(wording)} and ${wording.isOne} and ${isReached(db, scope)}`,
  )})`;
  const isMine = isSeen(db, scope, sql<boolean>`entry.subject_id in (select id from reached)`);
  const isUnfinished = query.unfinished !== undefined;
  const asked = asAsked(
    {
      websearch: slot('websearch'),
      ...(isUnfinished
        ? { unfinished: { before: slot('before'), word: slot('word'), beginning: slot('beginning') } }
        : {}),
    },
    wordings,
  );
  const inTitle = (wording: Wording) => sql<boolean>`titled @@ ${whole(wording)}`;
  // Small rows, weighed where they are read: they are copied a few times. Without a limit, so that the index of words is
  // what the database reads; whoever asks reads only as far as needed.
  const having = (condition: (wording: Wording) => RawBuilder<unknown>, isTitled: boolean) => sql`as materialized (
      ${eachWording(
        wordings,
        (
          wording,
        ) => sql`select kind, subject_id, entry.language, type_name, parent_ids, dated, plain_title, ${sql.lit(isTitled)} as is_titled,
        ${sort === 'date' ? sql`0` : rankOf(isUnfinished, wording)} as rank
      from ${entries} where ${condition(wording)} and ${wording.isOne} and ${isMine}`,
      )}
    )`;
  const others = (condition: (wording: Wording) => RawBuilder<unknown>) =>
    having((wording) => sql`${condition(wording)} and not ${inTitle(wording)}`, false);
  const upToMost = sql`limit ${sql.lit(mostCounted + 1)}`;
  const isMore = (count: RawBuilder<unknown>) => sql<boolean>`${count} > ${sql.lit(mostCounted)}`;
  const countTitled = sql`(select count(*) from titled)`;
  const isSure = isMore(sql`${countTitled} + (select count(*) from sure)`);
  const isMany = isMore(sql`(select seen from size)`);
  const isWholeTitle = (wording: Wording) => (hasWithout(query) ? sql`matched @@ ${whole(wording)}` : yes);
  return sql<Row>`
    with ${asked}, ${reached}, named ${having((wording) => sql`${inTitle(wording)} and ${isWholeTitle(wording)}`, true)}
    , titled as materialized (select * from named ${upToMost})
    , hit ${others((wording) => sql`not ${isMore(countTitled)} and matched @@ ${whole(wording)}`)}
    , sure as materialized (select * from hit ${upToMost})
    ${isUnfinished ? sql`, likely ${others((wording) => sql`not ${isSure} and matched @@ ${either(wording)}`)}` : sql``}
    , pool as materialized (
      select * from titled union all
      ${isUnfinished ? sql`select * from sure where ${isSure} union all (select * from likely ${upToMost})` : sql`select * from sure`}
    ), ${pageOfPool(db, question, given, sql`${isMany} and is_titled desc, rank desc`)}`;
}

/** From a `pool` of hits the page that is shown, how many there are, and what can be chosen. The last part of a statement. */
export function pageOfPool(
  db: PlatformDb,
  { language, filter, sort }: Question,
  given: GivenOf,
  best: RawBuilder<unknown>,
  { ofEach = sql``, ofAll = sql`` } = {},
): RawBuilder<unknown> {
  return sql`size as materialized (select count(*)::int as seen, count(*) filter (where ${isLeft(filter, given)})::int as reachable from pool
    ), best as (
      select row_number() over () as place, * from (
        select kind, subject_id, language${ofEach} from pool where ${isLeft(filter, given)}
        order by ${sort === 'date' ? sql`dated desc` : best}, ${steady}
        limit ${given('limit')} offset ${given('offset')}) shown
    ), alike as (
      select kind, type_name, width_bucket(dated, ${given('bounds')}) as period, parent_ids, count(*)::int as count
      from pool group by 1, 2, 3, 4
    )
    select size.seen, size.reachable,
      case when best.place is null or best.place = 1 then
        (select json_agg(json_build_array(kind, type_name, period, parent_ids, count)) from alike) end as groups,
      ${foundColumns(language)}${ofEach}${ofAll}
    from size left join best on true
    left join ${entriesOf(db)} on entry.subject_id = best.subject_id and entry.kind = best.kind and entry.language = best.language
    ${besideEntry(db)}
    order by best.place`;
}

/** What the filter leaves. */
function isLeft({ kind, type, theme, period }: SearchFilter, given: GivenOf): RawBuilder<boolean> {
  const parts = [
    kind === undefined ? [] : sql`kind = ${given('kind')}`,
    type === undefined ? [] : sql`coalesce(type_name = ${given('type')}, false)`,
    theme === undefined ? [] : sql`parent_ids @> array[${given('theme')}]`,
    period === undefined ? [] : sql`dated >= ${given('from')} and dated < ${given('until')}`,
  ].flat();
  return parts.length === 0 ? yes : sql<boolean>`(${sql.join(parts, sql` and `)})`;
}
