import { sql } from 'kysely';
import type { Language } from '#platform/contract/texts/language.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { Counted, SearchFigures } from '../contract/search-admin.endpoints.ts';

export interface CountRow {
  day: string;
  language: Language;
  query: string;
  byVisitors: number;
  byMembers: number;
  found: number;
}

const inserted = (db: PlatformDb, rows: readonly CountRow[]) =>
  db.insertInto('search_count').values(
    rows.map(({ day, language, query, byVisitors, byMembers, found }) => ({
      day,
      language,
      query,
      by_visitors: byVisitors,
      by_members: byMembers,
      found,
    })),
  );

/** What is known of a day already stays. */
export async function addUnknownCounts(db: PlatformDb, rows: readonly CountRow[]): Promise<void> {
  await inserted(db, rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function addCounts(db: PlatformDb, rows: readonly CountRow[]): Promise<void> {
  const sorted = rows.toSorted((a, b) => (`${a.language} ${a.query}` < `${b.language} ${b.query}` ? -1 : 1));
  await inserted(db, sorted)
    .onConflict((conflict) =>
      conflict.columns(['day', 'language', 'query']).doUpdateSet({
        by_visitors: sql`search_count.by_visitors + excluded.by_visitors`,
        by_members: sql`search_count.by_members + excluded.by_members`,
        found: sql`search_count.found + excluded.found`,
      }),
    )
    .execute();
}

export const forgetCountsBefore = (db: PlatformDb, day: string) =>
  db.deleteFrom('search_count').where('day', '<', day).execute();

interface Since {
  language: Language;
  since: string;
}

/** Asked by visitors on at least `atLeast` occasions, and found: nobody's own words, and no words of members. */
export async function readPopular(
  db: PlatformDb,
  { language, since, atLeast, limit, beginning }: Since & { atLeast: number; limit: number; beginning?: string },
): Promise<string[]> {
  let rows = db
    .selectFrom('search_count')
    .select('query')
    .where('language', '=', language)
    .where('day', '>=', since)
    .where('found', '>', 0);
  if (beginning !== undefined) rows = rows.where('query', 'like', `${beginning.replace(/[\\%_]/g, '\\$&')}%`);
  const popular = await rows
    .groupBy('query')
    .having(sql<boolean>`sum(by_visitors) >= ${atLeast}`)
    .orderBy(sql`sum(by_visitors)`, 'desc')
    .orderBy('query')
    .limit(limit)
    .execute();
  return popular.map(({ query }) => query);
}

/** What nothing was found for on at least `atLeast` occasions, the most asked first. */
export const readUnfound = (
  db: PlatformDb,
  { language, since, atLeast, limit }: Since & { atLeast: number; limit: number },
): Promise<Counted[]> =>
  db
    .selectFrom('search_count')
    .select(['query', sql<number>`sum(by_visitors + by_members - found)::int`.as('count')])
    .where('language', '=', language)
    .where('day', '>=', since)
    .groupBy('query')
    .having(sql<boolean>`sum(by_visitors + by_members - found) >= ${atLeast}`)
    .orderBy(sql`2`, 'desc')
    .orderBy('query')
    .limit(limit)
    .execute();

interface Days {
  from: string;
  to: string;
}

export type SearchTotals = Pick<SearchFigures, 'searches' | 'foundNothing'>;

/** In all languages, whatever the words. */
export const readTotalsIn = (db: PlatformDb, { from, to }: Days): Promise<SearchTotals> =>
  db
    .selectFrom('search_count')
    .select([
      sql<number>`coalesce(sum(by_visitors + by_members), 0)::int`.as('searches'),
      sql<number>`coalesce(sum(by_visitors + by_members - found), 0)::int`.as('foundNothing'),
    ])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .executeTakeFirstOrThrow();

/** In all languages. What was asked on fewer occasions than `atLeast` may be one person's own words. */
export async function readFiguresIn(
  db: PlatformDb,
  { from, to }: Days,
  { atLeast, limit }: { atLeast: number; limit: number },
): Promise<SearchFigures> {
  // A year of words is added up once for all three answers.
  const most = (measure: 'found' | 'count - found') => sql<Counted[]>`
    (select coalesce(jsonb_agg(jsonb_build_object('query', query, 'count', number) order by number desc, query), '[]')
     from (
       select query, ${sql.raw(measure)} as number from counted where ${sql.raw(measure)} >= ${atLeast}
       order by 2 desc, 1 limit ${limit}
     ) as most)`;
  return db
    .with(
      (named) => named('counted').materialized(),
      (query) =>
        query
          .selectFrom('search_count')
          .select([
            'query',
            sql<number>`sum(by_visitors + by_members)::int`.as('count'),
            sql<number>`sum(found)::int`.as('found'),
          ])
          .where('day', '>=', from)
          .where('day', '<=', to)
          .groupBy('query'),
    )
    .selectFrom('counted')
    .select([
      sql<number>`coalesce(sum(count), 0)::int`.as('searches'),
      sql<number>`coalesce(sum(count - found), 0)::int`.as('foundNothing'),
      most('found').as('most'),
      most('count - found').as('nothing'),
    ])
    .executeTakeFirstOrThrow();
}

export async function readFigures(db: PlatformDb, { language, since }: Since): Promise<SearchFigures> {
  const counts = db
    .selectFrom('search_count')
    .select([
      'query',
      sql<number>`sum(by_visitors + by_members)::int`.as('count'),
      sql<number>`sum(found)::int`.as('found'),
    ])
    .where('language', '=', language)
    .where('day', '>=', since)
    .groupBy('query');
  const most = (nothing: boolean): Promise<Counted[]> =>
    db
      .selectFrom(counts.as('counted'))
      .select(['query', nothing ? sql<number>`count - found`.as('count') : 'count'])
      .where(nothing ? sql<boolean>`count > found` : sql<boolean>`true`)
      .orderBy(sql`2`, 'desc')
      .orderBy('query')
      .limit(50)
      .execute();
  const total = await db
    .selectFrom(counts.as('counted'))
    .select([
      sql<number>`coalesce(sum(count), 0)::int`.as('searches'),
      sql<number>`coalesce(sum(count - found), 0)::int`.as('foundNothing'),
    ])
    .executeTakeFirstOrThrow();
  return { ...total, most: await most(false), nothing: await most(true) };
}
