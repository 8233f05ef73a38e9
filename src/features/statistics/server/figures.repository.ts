import { type RawBuilder, sql } from 'kysely';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { Period } from '../contract/period.ts';
import type { PeriodParts } from '../contract/period-parts.ts';
import type { Sums } from '../contract/statistics.ts';
import { otherKey } from './fold.repository.ts';
import type { Store } from './intake.repository.ts';

/** Whose looks: an empty one is everybody's. */
export interface Asked extends Period {
  language: string;
  audience: string;
}

export interface KeyRow extends Sums {
  kind: string;
  key: string;
}

/** So many of each are told. */
export const mostOfAKind = 50;

export const numbers = <T extends object>(row: T): T =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, name === 'key' || name === 'kind' ? value : asNumber(value)]),
  ) as T;
const asNumber = (value: unknown) => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value);

/** The site by day. */
export async function siteByDay(db: PlatformDb, { from, to, language, audience }: Asked) {
  return db
    .selectFrom('statistic_day')
    .select([sql<string>`day::text`.as('day'), 'views', 'visits', 'visitors', 'seconds', 'timed'])
    .where('language', '=', language)
    .where('audience', '=', audience)
    .where('kind', '=', 'site')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute();
}

/** Of these months the sums are known. */
export async function knownMonths({ db }: Store, months: readonly string[]): Promise<ReadonlySet<string>> {
  if (months.length === 0) return new Set();
  const rows = await db
    .selectFrom('statistic_month')
    .select(sql<string>`month::text`.as('month'))
    .where('language', '=', '')
    .where('audience', '=', '')
    .where('kind', '=', 'site')
    .where('month', 'in', [...months])
    .execute();
  return new Set(rows.map(({ month }) => month));
}

/** A period in the parts in which it is read. */
export interface AskedParts extends PeriodParts {
  language: string;
  audience: string;
}

/** Stretches of days to be read from, each with whether its sums are added or taken off. */
export const signedDays = ({ days, without }: PeriodParts) => {
  const all = [...days, ...without];
  const signs = all.map((_, at) => (at < days.length ? 1 : -1));
  return sql`unnest(${all.map(({ from }) => from)}::date[], ${all.map(({ to }) => to)}::date[], ${signs}::integer[])
    as part (begins, ends, sign)`;
};

const each = (written: (name: string) => string) => sql.raw(counts.map(written).join(', '));

/**
 * What was counted of one kind: each of its keys once for each month and each day of the parts, what is taken off as less
 * than nothing. Days are read a stretch at a time.
 */
export function countedRows(
  { schema }: Store,
  { language, audience, ...parts }: AskedParts,
  kind: RawBuilder<unknown>,
) {
  return sql`
    select key, ${each((name) => name)} from ${sql.id(schema, 'statistic_month')}
    where language = ${language} and audience = ${audience} and kind = ${kind} and month = any(${parts.months}::date[])
    union all
    select key, ${each((name) => `part.sign * ${name}`)}
    from ${signedDays(parts)}
    join ${sql.id(schema, 'statistic_day')} on day >= part.begins and day <= part.ends
    where language = ${language} and audience = ${audience} and kind = ${kind}`;
}

/**
 * The same of some keys, as a condition says which, with the month or day of each. Every month and day is looked through by
 * itself (`offset 0`), because only within one does the primary key find keys; asked for all at once, PostgreSQL guesses how
 * many they are and may look up each key in each day first. Nor may it know the kind beforehand: of the most frequent one it
 * rather reads whole days by the index of days.
 */
export function countedRowsOf(
  { schema }: Store,
  { language, audience, ...parts }: AskedParts,
  kind: RawBuilder<unknown>,
  which: RawBuilder<unknown>,
) {
  const ofKind = sql`unnest(array[${kind}]::text[]) as asked (kind)`;
  const these = sql`language = ${language} and audience = ${audience} and known.kind = asked.kind and (${which})`;
  return sql`
    select of_month.* from ${ofKind}
    cross join unnest(${parts.months}::date[]) as one (month)
    cross join lateral (
      select month as step, key, ${each((name) => name)} from ${sql.id(schema, 'statistic_month')} as known
      where known.month = one.month and ${these} offset 0
    ) as of_month
    union all
    select of_day.* from ${ofKind}
    cross join ${signedDays(parts)}
    cross join lateral generate_series(0, part.ends - part.begins) as days_on
    cross join lateral (
      select day as step, key, ${each((name) => `part.sign * ${name}`)} from ${sql.id(schema, 'statistic_day')} as known
      where day = part.begins + days_on and ${these} offset 0
    ) as of_day`;
}

const counts = ['views', 'visits', 'visitors', 'seconds', 'timed'];

/** What is left when all days of it were taken off again was not there in the period. */
export const anything = sql.raw('sum(views) > 0 or sum(timed) > 0');

export const sums = sql.raw(counts.map((name) => `sum(${name})::bigint as ${name}`).join(', '));

/** Kinds of what is counted besides the site as a whole. */
const kinds = [
  'subject',
  'entry',
  'exit',
  'source',
  'campaign',
  'device',
  'reads',
  'country',
  'missing',
  'download',
  'outgoing',
];

/**
 * The most of each kind; each is read by itself, so that only its own rows are. What has no name of its own is in the
 * sums alone.
 */
export async function mostByKind(store: Store, asked: AskedParts): Promise<KeyRow[]> {
  const { rows } = await sql<KeyRow>`
    select each.kind, most.* from unnest(${kinds}::text[]) as each (kind)
    cross join lateral (
      select * from (
        select key, ${sums},
          row_number() over (partition by split_part(key, ':', 1) = 'item' order by sum(views) desc, key) as place
        from (${countedRows(store, asked, sql`each.kind`)}) as counted
        where key <> ${sql.lit(otherKey)}
        group by key
        having ${anything}
      ) as ranked where place <= ${sql.lit(mostOfAKind)}
    ) as most
    order by each.kind, place`.execute(store.db);
  return rows.map(numbers);
}

/** How much each of these had in another period; they are few, and looked up in each day. */
export async function viewsOf(
  store: Store,
  asked: AskedParts,
  keys: readonly { kind: string; key: string }[],
): Promise<Map<string, { views: number; visits: number }>> {
  const byKind = Map.groupBy(keys, ({ kind }) => kind);
  const found = await Promise.all(
    [...byKind].map(async ([kind, ofKind]) => {
      const these = sql`key = any(${ofKind.map(({ key }) => key)}::text[])`;
      const { rows } = await sql<{ key: string; views: number; visits: number }>`
        select key, sum(views)::bigint as views, sum(visits)::bigint as visits
        from (${countedRowsOf(store, asked, sql`${kind}`, these)}) as counted
        group by key`.execute(store.db);
      return rows.map((row) => [`${kind} ${row.key}`, numbers(row)] as const);
    }),
  );
  return new Map(found.flat());
}

/**
 * Those of these that were read at all, as `kind key`. They may be all pages of the site, so they are chosen from what was
 * read of the days.
 */
export async function readAmong(
  store: Store,
  period: Period,
  keys: readonly { kind: string; key: string }[],
): Promise<Set<string>> {
  const asked = { months: [], days: [period], without: [], language: '', audience: '' };
  const byKind = Map.groupBy(keys, ({ kind }) => kind);
  const found = await Promise.all(
    [...byKind].map(async ([kind, ofKind]) => {
      const { rows } = await sql<{ key: string }>`
        select distinct key from (${countedRows(store, asked, sql`${kind}`)}) as counted
        where key = any(${ofKind.map(({ key }) => key)}::text[])`.execute(store.db);
      return rows.map(({ key }) => `${kind} ${key}`);
    }),
  );
  return new Set(found.flat());
}

/** One page or item by day, for everybody; of an item by each of the names that its address may have. */
export async function subjectByDay(db: PlatformDb, names: readonly string[], { from, to }: Period) {
  return db
    .selectFrom('statistic_day')
    .select([sql<string>`day::text`.as('day'), 'views', 'visits', 'seconds', 'timed'])
    .where('language', '=', '')
    .where('audience', '=', '')
    .where('kind', '=', 'subject')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('key', 'in', [...names])
    .execute();
}

export async function siteByHour(
  db: PlatformDb,
  { from, to, language, audience }: { from: Date; to: Date; language: string; audience: string },
) {
  return db
    .selectFrom('statistic_hour')
    .select(['hour', 'views', 'visits', 'visitors'])
    .where('language', '=', language)
    .where('audience', '=', audience)
    .where('kind', '=', 'site')
    .where('hour', '>=', from)
    .where('hour', '<', to)
    .orderBy('hour')
    .execute();
}

export async function firstDay(db: PlatformDb): Promise<string | null> {
  const { day } = await db
    .selectFrom('statistic_fold')
    .select(sql<string | null>`min(day)::text`.as('day'))
    .executeTakeFirstOrThrow();
  return day;
}

export async function robotsIn(db: PlatformDb, { from, to }: Period): Promise<number> {
  const { robots } = await db
    .selectFrom('statistic_fold')
    .select(sql<number>`coalesce(sum(robots), 0)::int`.as('robots'))
    .where('day', '>=', from)
    .where('day', '<=', to)
    .executeTakeFirstOrThrow();
  return robots;
}

export async function pageTitles(
  db: PlatformDb,
  guids: readonly string[],
): Promise<{ id: string; title: StoredText | null }[]> {
  if (guids.length === 0) return [];
  const rows = await db
    .selectFrom('page')
    .leftJoin('page_version as published', 'published.id', 'page.published_version_id')
    .select(({ fn }) => ['page.id', fn.coalesce('page.working_title', 'published.title').as('title')])
    .where('page.id', 'in', guids)
    .where('page.deleted_at', 'is', null)
    .execute();
  return rows as { id: string; title: StoredText | null }[];
}

/** By their short ids, or by their guids. */
export async function itemTitles(
  db: PlatformDb,
  ids: readonly string[],
): Promise<{ id: string; shortId: string; title: StoredText; pageId: string | null }[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('item')
    .leftJoin('block_instance', 'block_instance.id', 'item.list_id')
    .select(['item.id', 'item.short_id as shortId', 'item.title', 'block_instance.page_id as pageId'])
    .where(({ or, eb }) => or([eb('item.short_id', 'in', ids), eb(sql<string>`item.id::text`, 'in', ids)]))
    .where('item.deleted_at', 'is', null)
    .execute();
  return rows as { id: string; shortId: string; title: StoredText; pageId: string | null }[];
}

export async function fileNames(db: PlatformDb, guids: readonly string[]) {
  if (guids.length === 0) return [];
  return db.selectFrom('asset').select(['id', 'name', 'byte_size as bytes']).where('id', 'in', guids).execute();
}
