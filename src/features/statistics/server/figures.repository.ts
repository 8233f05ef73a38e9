import { sql } from 'kysely';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { Period } from '../contract/period.ts';
import type { Sums } from '../contract/statistics.ts';
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

const mostOfAKind = 50;

const numbers = <T extends object>(row: T): T =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, name === 'key' || name === 'kind' ? value : asNumber(value)]),
  ) as T;
const asNumber = (value: unknown) => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value);

/** The site by day. */
export async function siteByDay(db: PlatformDb, { from, to, language, audience }: Asked) {
  return db
    .selectFrom('statistic_day')
    .select([sql<string>`day::text`.as('day'), 'views', 'visits', 'visitors'])
    .where('language', '=', language)
    .where('audience', '=', audience)
    .where('kind', '=', 'site')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute();
}

/** The most of each kind. */
export async function mostByKind({ db, schema }: Store, { from, to, language, audience }: Asked): Promise<KeyRow[]> {
  const { rows } = await sql<KeyRow>`
    select * from (
      select kind, key, sum(views)::bigint as views, sum(visits)::bigint as visits, sum(visitors)::bigint as visitors,
        sum(seconds)::bigint as seconds, sum(timed)::bigint as timed,
        row_number() over (partition by kind, split_part(key, ':', 1) = 'item' order by sum(views) desc, key) as place
      from ${sql.id(schema, 'statistic_day')}
      where language = ${language} and audience = ${audience} and kind <> 'site' and day >= ${from} and day <= ${to}
      group by kind, key
    ) as ranked where place <= ${sql.lit(mostOfAKind)} order by kind, place`.execute(db);
  return rows.map(numbers);
}

/** How much each of these had in another period. */
export async function viewsOf(
  { db, schema }: Store,
  { from, to, language, audience }: Asked,
  keys: readonly { kind: string; key: string }[],
): Promise<Map<string, { views: number; visits: number }>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<{ kind: string; key: string; views: number; visits: number }>`
    select day.kind, day.key, sum(views)::bigint as views, sum(visits)::bigint as visits
    from ${sql.id(schema, 'statistic_day')} as day
    join unnest(${keys.map(({ kind }) => kind)}::text[], ${keys.map(({ key }) => key)}::text[]) as asked (kind, key)
      on asked.kind = day.kind and asked.key = day.key
    where language = ${language} and audience = ${audience} and day >= ${from} and day <= ${to}
    group by day.kind, day.key`.execute(db);
  return new Map(rows.map((row) => [`${row.kind} ${row.key}`, numbers(row)]));
}

/** Seconds that were looked at pages, for the site as a whole. */
export async function timeOfSite(db: PlatformDb, { from, to, language, audience }: Asked) {
  return db
    .selectFrom('statistic_day')
    .select([
      sql<number>`coalesce(sum(seconds), 0)::bigint`.as('seconds'),
      sql<number>`coalesce(sum(timed), 0)::bigint`.as('timed'),
    ])
    .where('language', '=', language)
    .where('audience', '=', audience)
    .where('kind', '=', 'subject')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .executeTakeFirstOrThrow();
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

export async function eventsSince(db: PlatformDb, since: Date) {
  return db
    .selectFrom('statistic_event')
    .select(['at', 'visitor', 'subject', 'language'])
    .where('kind', '=', 'view')
    .where('at', '>=', since)
    .orderBy('at')
    .execute();
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
  return db.selectFrom('asset').select(['id', 'name']).where('id', 'in', guids).execute();
}
