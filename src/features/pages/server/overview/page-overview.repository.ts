import { expressionBuilder, type RawBuilder, sql } from 'kysely';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { OverviewSort } from '../../contract/overview/overview-choices.ts';
import type { OverviewCounts, OverviewFilter } from '../../contract/overview/page-overview.ts';
import type { PageDocument, PageKind } from '../../contract/page.ts';
import {
  beginsWord,
  hasLanguage,
  isFound,
  type Known,
  type KnownPage,
  knownPages,
  type Moment,
  sortableTitle,
} from './known-pages.repository.ts';

export interface Asked {
  filter: OverviewFilter;
  /** Pages whose address or text has what was searched for. */
  foundElsewhere: readonly string[];
  moment: Moment;
  /** Of the platform. */
  languages: readonly Language[];
}

export interface Order {
  sort: OverviewSort;
  direction: 'asc' | 'desc';
  language: Language;
}

/** Of all pages of the kind, and how many of them the filter finds. */
export interface AboutAll {
  counts: OverviewCounts;
  languages: Record<string, number>;
  owners: { id: string; name: string }[];
  total: number;
}

/** As the database tells it inside one answer: moments as text. */
export type ShownPage = Omit<KnownPage, 'changed_at' | 'publish_at' | 'unpublish_at' | 'review_on'> & {
  changed_at: string;
  publish_at: string | null;
  unpublish_at: string | null;
  review_on: string | null;
  changer_name: string | null;
  /** Both only where readers have other than is written. */
  written: PageDocument | null;
  readers: PageDocument | null;
};

const knownAndFound = (db: PlatformDb, { filter, foundElsewhere, moment }: Asked): RawBuilder<unknown> => sql`
  known as materialized (${knownPages(db, { kind: filter.kind })}),
  found as (select * from known where ${isFound(expressionBuilder<Known, 'known'>(), filter, foundElsewhere, moment)})`;

const sortColumns = { status: 'status', owner: 'owner_name', review: 'review_on', changed: 'changed_at' } as const;

/** Always ends with the id, so that no page of the list shows one twice; what has nothing to sort by comes last. */
function inOrder({ sort, direction, language }: Order): RawBuilder<unknown> {
  const title = sortableTitle(language);
  const way = sql.raw(direction);
  return sort === 'title'
    ? sql`${title} ${way}, id ${way}`
    : sql`${sql.ref(sortColumns[sort])} ${way} nulls last, ${title}, id`;
}

const countOf = (condition: RawBuilder<unknown>) => sql<number>`count(*) filter (where ${condition})`;

/** The columns of AboutAll. */
function aboutAll({ filter, moment, languages }: Asked): RawBuilder<unknown> {
  const inEach = languages.map((one) => sql`${sql.lit(one)}, ${countOf(hasLanguage(one))}`);
  return sql`
    (select count(*) from found) as total,
    (select jsonb_build_object(
      'all', count(*),
      'due', ${countOf(sql`review_on <= ${moment.today}::date`)},
      'waiting', ${countOf(sql`status = 'waiting'`)},
      'scheduled', ${countOf(sql`status = 'scheduled'`)},
      'draft', ${countOf(sql`status = 'draft'`)},
      'loose', ${countOf(sql`is_loose and ${filter.kind}::text = 'page'`)}) from known) as counts,
    (select jsonb_build_object(${sql.join(inEach)}) from known) as languages,
    (select coalesce(jsonb_agg(owner order by owner.name, owner.id), '[]') from
      (select distinct owner_id as id, owner_name as name from known where owner_id is not null) owner) as owners`;
}

/** One row of `shown` with what is looked up for those that are shown alone. */
function wholeRow(db: PlatformDb): RawBuilder<unknown> {
  const changer = db.selectFrom('user').select('user.name').where('user.id', '=', sql.ref<string>('shown.changed_by'));
  const page = db.selectFrom('page').where('page.id', '=', sql.ref<string>('shown.id'));
  const readers = page
    .innerJoin('page_version', 'page_version.id', 'page.published_version_id')
    .select('page_version.document');
  const hasTwo = sql`shown.is_published and shown.has_changes`;
  return sql`to_jsonb(shown) || jsonb_build_object(
    'changer_name', (${changer}),
    'written', case when ${hasTwo} then (${page.select('page.working_copy')}) end,
    'readers', case when ${hasTwo} then (${readers}) end)`;
}

export async function readOverview(
  db: PlatformDb,
  asked: Asked,
  { order, limit, offset }: { order: Order; limit: number; offset: number },
): Promise<AboutAll & { pages: ShownPage[] }> {
  const { rows } = await sql<AboutAll & { pages: ShownPage[] }>`
    with ${knownAndFound(db, asked)},
    shown as (
      select page.*, row_number() over () as place
      from (select * from found order by ${inOrder(order)} limit ${limit} offset ${offset}) page
    )
    select ${aboutAll(asked)},
      (select coalesce(jsonb_agg(${wholeRow(db)} order by place), '[]') from shown) as pages`.execute(db);
  return rows[0] as AboutAll & { pages: ShownPage[] };
}

/** How many come before this page in the list; nothing when the filter does not find it. */
export async function findPlace(db: PlatformDb, asked: Asked, order: Order, id: string): Promise<number | undefined> {
  const { rows } = await sql<{ before: number }>`
    with ${knownAndFound(db, asked)}
    select before from (select id, row_number() over (order by ${inOrder(order)}) - 1 as before from found) placed
    where id = ${id}`.execute(db);
  return rows[0]?.before;
}

export async function findAll(db: PlatformDb, asked: Asked): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with ${knownAndFound(db, asked)}
    select id from found order by ${sortableTitle(defaultLanguage)}, id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Which pages the filter finds, and which have no place in the menu, those by title. */
export async function readFound(
  db: PlatformDb,
  asked: Asked,
  language: Language,
): Promise<AboutAll & { found: string[]; loose: string[] }> {
  const { rows } = await sql<AboutAll & { found: string[]; loose: string[] }>`
    with ${knownAndFound(db, asked)}
    select ${aboutAll(asked)},
      array(select id::text from found) as found,
      array(select id::text from known where is_loose order by ${sortableTitle(language)}, id) as loose`.execute(db);
  return rows[0] as AboutAll & { found: string[]; loose: string[] };
}

export type TitledPage = Pick<KnownPage, 'id' | 'title' | 'status' | 'is_published'>;

/** So many that have these words, in their title or their address; those with a word that begins so first. */
export async function findTitled(
  db: PlatformDb,
  asked: Asked,
  { words, limit }: { words: readonly string[]; limit: number },
): Promise<TitledPage[]> {
  const begins = sql.join(words.map(beginsWord), sql` and `);
  const { rows } = await sql<TitledPage>`
    with ${knownAndFound(db, asked)}
    select id, title, status, is_published from found
    order by (${begins}) desc, length(title::text), id limit ${limit}`.execute(db);
  return rows;
}

/** In any order. */
export async function readPages(db: PlatformDb, kind: PageKind, ids: readonly string[]): Promise<ShownPage[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ page: ShownPage }>`
    select ${wholeRow(db)} as page from (${knownPages(db, { kind, ids })}) shown`.execute(db);
  return rows.map(({ page }) => page);
}
