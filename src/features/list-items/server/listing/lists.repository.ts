import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTables } from '#platform/server/database/tables.generated.ts';
import { seenBy } from '#platform/server/visibility-filter.ts';
import type { ListOrder } from '../../contract/item-order.ts';
import type { FilterOperator, MomentTerm } from '../../contract/list-filter.ts';
import { type CardRow, cardColumns } from '../items.repository.ts';

/** A filter with names looked up: types and fields by their ids. */
export interface ResolvedFilter {
  parentIds?: readonly string[] | undefined;
  typeIds?: readonly string[] | undefined;
  isHighlighted?: boolean | undefined;
  moments: readonly MomentTerm[];
  facets: readonly FacetTerm[];
  words: readonly string[];
}

/** Several types may each have a field of that key. */
export interface FacetTerm {
  operator: FilterOperator;
  fields: readonly { id: string; typeId: string; value: string; order: 'number' | 'text' }[];
}

export interface Reader {
  viewer: Viewer;
  now: Date;
  /** Who edits the list sees every item of it, drafts too. */
  isEditor: boolean;
}

export interface ListQuestion {
  listId: string;
  filter: ResolvedFilter;
  reader: Reader;
}

export interface PageQuestion extends ListQuestion {
  order: ListOrder;
  /** Counted from the end, so the last comes first. */
  isReversed?: boolean | undefined;
  offset: number;
  limit: number;
  onlyIds?: readonly string[] | undefined;
  withoutIds?: readonly string[] | undefined;
}

type Items<O> = SelectQueryBuilder<PlatformTables, 'item', O>;
export type Condition = RawBuilder<boolean>;

/** Published now; the same as `isForReaders` says of one item. */
export const isOut = (now: Date): Condition =>
  sql`(item.is_published and item.published_on <= ${now} and (item.unpublish_on is null or item.unpublish_on > ${now}))`;

export const seenItem = (viewer: Viewer): Condition =>
  seenBy(viewer, { visibility: 'item.visibility', roleIds: 'item.role_ids' });

const momentColumns = {
  'period-start': sql`item.period_start`,
  // Without an end it never expires (product.md §2).
  'period-end': sql`coalesce(item.period_end, 'infinity'::timestamptz)`,
  'published-on': sql`item.published_on`,
} as const;

export function filterConditions(filter: ResolvedFilter): Condition[] {
  const conditions: Condition[] = [];
  if (filter.parentIds !== undefined) conditions.push(sql`item.parent_ids && ${filter.parentIds}::uuid[]`);
  if (filter.typeIds !== undefined) conditions.push(isOfType(filter.typeIds));
  if (filter.isHighlighted !== undefined) {
    conditions.push(filter.isHighlighted ? sql`item.is_highlighted` : sql`not item.is_highlighted`);
  }
  const { moments, facets, words } = filter;
  return [...conditions, ...moments.flatMap(momentConditions), ...facets.map(hasFacet), ...words.map(hasWord)];
}

export function momentConditions({ key, from, before }: MomentTerm): Condition[] {
  const conditions: Condition[] = [];
  if (from !== undefined) conditions.push(sql`${momentColumns[key]} >= ${from}`);
  if (before !== undefined) conditions.push(sql`${momentColumns[key]} < ${before}`);
  // Says nothing new, but of the column itself the database knows how few have ended long ago.
  if (before !== undefined && key === 'period-end') conditions.push(sql`item.period_end < ${before}`);
  return conditions;
}

/** One by itself has an index with the newest first; of several the order would be lost. */
const isOfType = (ids: readonly string[]): Condition =>
  ids.length === 1 ? sql`item.type_id = ${ids[0]}` : sql`item.type_id = any(${ids}::uuid[])`;

/** Shorter than the pieces that the index of words is made of. */
const shortWord = 2;

/**
 * As the column is made: small letters without accents. What the index cannot find would be looked for in every item: a
 * word of one or two letters has to begin a word, and a sign alone is none.
 */
function hasWord(word: string): Condition {
  if (!/[\p{L}\p{N}]/u.test(word)) return sql`false`;
  const plain = sql`lower(public.unaccent('public.unaccent', ${word.replace(/[\\%_]/g, '\\$&')}))`;
  if (word.length > shortWord) return sql`item.search_text like '%' || ${plain} || '%'`;
  return sql`(item.search_text like ${plain} || '%' or item.search_text like '% ' || ${plain} || '%' or item.search_text like E'%\\n' || ${plain} || '%')`;
}

export function hasFacet({ operator, fields }: FacetTerm): Condition {
  const sign = operator === 'from' ? sql`>=` : sql`<=`;
  const sides = fields.map(({ id, typeId, value, order }) => {
    if (operator === 'equal') return sql`item.facets @> ${JSON.stringify({ [id]: [value] })}::jsonb`;
    const stored = sql`(item.facets -> ${id}::text ->> 0)`;
    const compared =
      order === 'number' ? sql`${stored}::numeric ${sign} ${value}::numeric` : sql`${stored} ${sign} ${value}`;
    // Only items of its type have a value, and those have an index.
    return sql`item.type_id = ${typeId} and ${compared}`;
  });
  return sql`(${sql.join(sides, sql` or `)})`;
}

export function asked<O>(query: Items<O>, { listId, filter, reader }: ListQuestion): Items<O> {
  let narrowed = query.where('item.list_id', '=', listId).where('item.deleted_at', 'is', null);
  if (!reader.isEditor) narrowed = narrowed.where(isOut(reader.now)).where(seenItem(reader.viewer));
  for (const condition of filterConditions(filter)) narrowed = narrowed.where(condition);
  return narrowed;
}

/** What is not put in another order. */
export const newestFirst: ListOrder = { key: 'publishedOn', direction: 'desc' };

const opposite = { asc: 'desc', desc: 'asc' } as const;

/** Always ends with the id, so that no two pages show the same item; each order has its index (0011_items.sql). */
export function sorted<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  order: ListOrder,
  isReversed = false,
): SelectQueryBuilder<DB, TB, O> {
  const id = sql`item.id`;
  const { key } = order;
  const direction = isReversed ? opposite[order.direction] : order.direction;
  switch (key) {
    case 'title':
      return query.orderBy(sql`item.sort_title`, direction).orderBy(id, direction);
    case 'periodStart':
      // What has no beginning comes last, in both directions.
      return query
        .orderBy(sql`item.period_start`, (by) => {
          const directed = direction === 'asc' ? by.asc() : by.desc();
          return isReversed ? directed.nullsFirst() : directed.nullsLast();
        })
        .orderBy(id, isReversed ? 'desc' : 'asc');
    case 'periodEnd':
      return query.orderBy(momentColumns['period-end'], direction).orderBy(id, direction);
    case 'createdOn':
      return query.orderBy(sql`item.created_at`, direction).orderBy(id, direction);
    case 'changedOn':
      return query.orderBy(sql`item.changed_at`, direction).orderBy(id, direction);
    case 'talkedOn':
      // Whichever way it goes, what is sticky stands on top.
      return query
        .orderBy(sql`item.is_sticky`, isReversed ? 'asc' : 'desc')
        .orderBy(sql`coalesce(item.talked_at, item.published_on)`, direction)
        .orderBy(id, direction);
    default:
      return query.orderBy(sql`item.published_on`, direction).orderBy(id, direction === 'asc' ? 'desc' : 'asc');
  }
}

function pageQuery(db: PlatformDb, question: PageQuestion) {
  const { order, isReversed, offset, limit, onlyIds, withoutIds } = question;
  const narrow = <O>(query: Items<O>): Items<O> => {
    let narrowed = asked(query, question);
    if (onlyIds !== undefined) narrowed = narrowed.where(sql<boolean>`item.id = any(${onlyIds}::uuid[])`);
    if (withoutIds !== undefined) narrowed = narrowed.where(sql<boolean>`item.id <> all(${withoutIds}::uuid[])`);
    return narrowed;
  };
  if (isAgenda(question)) {
    const ids = agendaIds(narrow(db.selectFrom('item').select(['item.id', 'item.period_start'])), question);
    return sorted(db.selectFrom('item').select(cardColumns).where('item.id', 'in', ids), order);
  }
  if (offset === 0) return sorted(narrow(db.selectFrom('item').select(cardColumns)), order, isReversed).limit(limit);
  // Only the ids of what is skipped: a far page then reads an index and no rows.
  const ids = sorted(narrow(db.selectFrom('item').select('item.id')), order, isReversed)
    .limit(limit)
    .offset(offset);
  return sorted(db.selectFrom('item').select(cardColumns).where('item.id', 'in', ids), order, isReversed);
}

/** With more types than this, looking at each by itself no longer pays. */
const mostTypes = 5;

/** What has not ended, by when it begins. */
export const isAgenda = ({ order, filter }: Pick<PageQuestion, 'order' | 'filter'>): boolean =>
  order.key === 'periodStart' && order.direction === 'asc' && agendaFrom(filter) !== undefined;

/** From when on: what ended before that is left out. */
export const agendaFrom = ({ moments }: ResolvedFilter): MomentTerm['from'] =>
  moments.find(({ key, from, before }) => key === 'period-end' && from !== undefined && before === undefined)?.from;

/**
 * Those with an end and those without, each by an index of its own. Asked as one, the database would walk through
 * everything that ever began before it comes to what is still to come.
 */
function agendaIds(items: Items<{ id: string; period_start: Date | null }>, question: PageQuestion) {
  const { order, offset, limit, filter } = question;
  const part = (condition: Condition) => sql`(${sorted(items.where(condition), order).limit(offset + limit)})`;
  const ending = part(sql`${momentColumns['period-end']} < 'infinity'::timestamptz`);
  const types = filter.typeIds ?? [];
  const endless =
    types.length === 0 || types.length > mostTypes
      ? [part(sql`item.period_end is null`)]
      : types.map((id) => part(sql`item.period_end is null and item.type_id = ${id}`));
  return sql<string>`(select item.id from (${sql.join([ending, ...endless], sql` union all `)}) as item
    order by item.period_start, item.id limit ${limit} offset ${offset})`;
}

/** All that the question has, newest first: so little of each that there may be any number. */
export const findEvery = (db: PlatformDb, question: ListQuestion): Promise<{ id: string; typeId: string }[]> =>
  sorted(asked(db.selectFrom('item').select(['item.id', 'item.type_id as typeId']), question), newestFirst).execute();

export async function findPage(db: PlatformDb, question: PageQuestion): Promise<CardRow[]> {
  return (await pageQuery(db, question).execute()) as CardRow[];
}

/** Of many lists in one round to the database; the answers in the order of the questions. */
export async function findPages(db: PlatformDb, questions: readonly PageQuestion[]): Promise<CardRow[][]> {
  const [first] = questions;
  if (first === undefined) return [];
  if (questions.length === 1) return [await findPage(db, first)];
  const parts = questions.map(
    (question, index) =>
      sql`(${pageQuery(db, question).select(sql<number>`${sql.lit(index)}::integer`.as('question'))})`,
  );
  const { rows } = await sql<CardRow & { question: number }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return questions.map((_, index) => rows.filter(({ question }) => question === index));
}

/** Those of these that the question has, for an order that someone dragged. */
export async function findVisibleIds(
  db: PlatformDb,
  question: ListQuestion,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await asked(db.selectFrom('item').select('item.id'), question)
    .where(sql<boolean>`item.id = any(${ids}::uuid[])`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Nothing narrows it but the type: then the counters know. */
export const isCounted = (filter: ResolvedFilter): boolean =>
  filter.parentIds === undefined &&
  filter.isHighlighted === undefined &&
  filter.moments.length + filter.facets.length + filter.words.length === 0;

export async function countMatches(db: PlatformDb, question: ListQuestion): Promise<number> {
  const { total } = await asked(
    db.selectFrom('item').select(({ fn }) => fn.countAll<number>().as('total')),
    question,
  ).executeTakeFirstOrThrow();
  return total;
}

/** A few rows, for any number of items. */
function counterOf(db: PlatformDb, { listId, filter, reader }: ListQuestion) {
  const { viewer, now, isEditor } = reader;
  const ofType =
    filter.typeIds === undefined ? sql<boolean>`true` : sql<boolean>`type_id = any(${filter.typeIds}::uuid[])`;
  const counted = isEditor ? sql<number>`coalesce(sum(total), 0)` : sql<number>`coalesce(sum(steady), 0)`;
  const seen = isEditor ? sql<boolean>`true` : seenBy(viewer);
  const kept = db
    .selectFrom('item_count')
    .select(counted.as('total'))
    .where('list_id', '=', listId)
    .where(ofType)
    .where(seen);
  // What comes or goes by itself is not among the steady ones.
  const timed = db
    .selectFrom('item')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('list_id', '=', listId)
    .where('deleted_at', 'is', null)
    .where('is_timed', '=', true)
    .where(sql<boolean>`coalesce(unpublish_on, 'infinity'::timestamptz) > ${now}`)
    .where('is_published', '=', true)
    .where('published_on', '<=', now)
    .where(ofType)
    .where(seen);
  return isEditor ? sql<number>`${kept}::integer` : sql<number>`(${kept} + ${timed})::integer`;
}

/** The totals of any number of lists, in one round. */
export async function readCounters(db: PlatformDb, questions: readonly ListQuestion[]): Promise<number[]> {
  if (questions.length === 0) return [];
  const totals = questions.map((question, index) => counterOf(db, question).as(`total${index}`));
  const row: Record<string, number> = await db.selectNoFrom(totals).executeTakeFirstOrThrow();
  return questions.map((_, index) => row[`total${index}`] ?? 0);
}

const momentsAhead = 200;

/** When items of this list, or of any, next come or go by themselves. */
export async function upcomingMoments(db: PlatformDb, listId: string | undefined, now: Date): Promise<Date[]> {
  let query = db
    .selectFrom('item')
    .select(['published_on', 'unpublish_on'])
    .where('deleted_at', 'is', null)
    .where('is_timed', '=', true)
    .where('is_published', '=', true)
    .where(sql<boolean>`coalesce(unpublish_on, 'infinity'::timestamptz) > ${now}`)
    .where(sql<boolean>`(published_on > ${now} or unpublish_on is not null)`)
    .orderBy(sql`case when published_on > ${now} then published_on else unpublish_on end`)
    .limit(momentsAhead);
  if (listId !== undefined) query = query.where('list_id', '=', listId);
  const moments = (await query.execute()).flatMap((row) => [row.published_on, row.unpublish_on ?? row.published_on]);
  return moments.filter((moment) => moment > now).sort((a, b) => a.getTime() - b.getTime());
}
