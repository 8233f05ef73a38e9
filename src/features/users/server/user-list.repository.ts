import { type ExpressionBuilder, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { AccountType } from '#platform/contract/rights/viewer.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTables } from '#platform/server/database/tables.generated.ts';
import { lastSeenRange } from '../contract/last-seen.ts';
import type { Origin } from '../contract/origin.ts';
import type { UserFilter } from '../contract/user-filter.ts';
import type { UserSort } from '../contract/user-sort.ts';

type People = ExpressionBuilder<PlatformTables, 'user'>;

const mostWords = 8;

/** Each word somewhere in the name or the address; compared as the column is made (0007_people.sql). */
const hasWord = (word: string): RawBuilder<boolean> => sql<boolean>`search_text like '%' || ${patternOf(word)} || '%'`;
const patternOf = (word: string): RawBuilder<string> =>
  sql<string>`lower(public.unaccent('public.unaccent', ${word.replace(/[\\%_]/g, '\\$&')}))`;

/** A filter as one condition: of the list, its count, the export and a change of all that it finds. */
export function matches(eb: People, filter: UserFilter, now: Date) {
  const words = filter.search.split(/\s+/).filter((word) => word !== '');
  const conditions = [eb.lit(true), ...words.slice(0, mostWords).map(hasWord)];
  const all = eb.and([
    ...conditions,
    ...(filter.type.length > 0 ? [eb('account_type', 'in', filter.type)] : []),
    ...(filter.origin.length > 0 ? [eb('origin', 'in', filter.origin)] : []),
    ...(filter.active === undefined ? [] : [eb('is_active', '=', filter.active === 'true')]),
    ...(filter.verified === undefined ? [] : [eb('email_verified', '=', filter.verified === 'true')]),
    ...(filter.waiting === undefined ? [] : [eb('waits_since', filter.waiting === 'true' ? 'is not' : 'is', null)]),
    ...(filter.role.length > 0 ? [hasRole(eb, filter.role)] : []),
    ...(filter.lastSeen === undefined ? [] : [wasSeen(eb, filter.lastSeen, now)]),
  ]);
  return all;
}

const hasRole = (eb: People, roleIds: readonly string[]) =>
  eb.exists(
    eb
      .selectFrom('user_role')
      .select('role_id')
      .whereRef('user_role.user_id', '=', 'user.id')
      .where('role_id', 'in', roleIds),
  );

function wasSeen(eb: People, period: NonNullable<UserFilter['lastSeen']>, now: Date) {
  if (period === 'never') return eb('last_seen_at', 'is', null);
  const { from, until } = lastSeenRange(period, now);
  return until === undefined ? eb('last_seen_at', '>=', from ?? now) : eb('last_seen_at', '<', until);
}

/** The column that names are kept in for searching begins with the name, so it sorts by it too. */
const byName = sql`search_text collate "C"`;

type Sorted<O> = SelectQueryBuilder<PlatformTables, 'user', O>;

/** Always ends with the id, so that no two pages show the same person; each order has its index. */
function sorted<O>(query: Sorted<O>, sort: UserSort, direction: 'asc' | 'desc'): Sorted<O> {
  switch (sort) {
    case 'email':
      return query.orderBy('email', direction).orderBy('id', direction);
    case 'type':
      return query.orderBy('account_type', direction).orderBy(byName, direction).orderBy('id', direction);
    case 'lastSeen':
      // Who was never here comes last among the newest, and first among the oldest.
      return query
        .orderBy('last_seen_at', (order) =>
          direction === 'desc' ? order.desc().nullsLast() : order.asc().nullsFirst(),
        )
        .orderBy('id', direction);
    case 'created':
      return query.orderBy('created_at', direction).orderBy('id', direction);
    case 'name':
      return query.orderBy(byName, direction).orderBy('id', direction);
  }
}

interface PageOfUsers {
  filter: UserFilter;
  sort: UserSort;
  direction: 'asc' | 'desc';
  offset: number;
  limit: number;
  now: Date;
  /** Of all that the filter finds; with it a page in the second half is read from the end. */
  total?: number;
}

const opposite = { asc: 'desc', desc: 'asc' } as const;

/** Only the ids: skipping to a far page then reads an index and no rows, and at most half of it. */
export async function findUserIds(db: PlatformDb, page: PageOfUsers): Promise<string[]> {
  const { total = 0, offset, limit } = page;
  const isFromEnd = offset > total / 2 && total > 0;
  if (isFromEnd && offset >= total) return [];
  const query = db
    .selectFrom('user')
    .select('user.id')
    .where((eb) => matches(eb, page.filter, page.now));
  const rows = isFromEnd
    ? await sorted(query, page.sort, opposite[page.direction])
        .limit(Math.min(limit, total - offset))
        .offset(Math.max(0, total - offset - limit))
        .execute()
    : await sorted(query, page.sort, page.direction).limit(limit).offset(offset).execute();
  const ids = rows.map(({ id }) => id);
  return isFromEnd ? ids.reverse() : ids;
}

/** So many with these words, those that are called so before those whose address has them. */
export async function findNamedIds(
  db: PlatformDb,
  { words, limit, now }: { words: readonly string[]; limit: number; now: Date },
): Promise<string[]> {
  const filter: UserFilter = { search: words.join(' '), type: [], role: [], origin: [] };
  const name = sql<string>`lower(public.unaccent('public.unaccent', "user".name))`;
  const isCalled = words.map((word) => sql<boolean>`(' ' || ${name}) like '% ' || ${patternOf(word)} || '%'`);
  const rows = await db
    .selectFrom('user')
    .select('user.id')
    .where((eb) => matches(eb, filter, now))
    .orderBy(sql`(${sql.join(isCalled, sql` and `)}) desc`)
    .orderBy(byName)
    .orderBy('user.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function countMatches(db: PlatformDb, filter: UserFilter, now: Date): Promise<number> {
  const { total } = await db
    .selectFrom('user')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where((eb) => matches(eb, filter, now))
    .executeTakeFirstOrThrow();
  return total;
}

const summary = (db: PlatformDb) =>
  db
    .selectFrom('user')
    .select(({ selectFrom }) => [
      'user.id',
      'user.name',
      'user.email',
      'user.account_type as accountType',
      'user.origin',
      'user.is_active as isActive',
      'user.email_verified as emailVerified',
      'user.last_seen_at as lastSeenAt',
      'user.created_at as createdAt',
      selectFrom('user_role')
        .whereRef('user_role.user_id', '=', 'user.id')
        .select(({ fn }) => fn.agg<string[] | null>('array_agg', ['user_role.role_id']).as('ids'))
        .as('roleIds'),
    ])
    .$narrowType<{ accountType: AccountType; origin: Origin }>();

export type UserSummaryRow = Awaited<ReturnType<ReturnType<typeof summary>['executeTakeFirstOrThrow']>>;

/** In the order of the ids. */
export async function findUsersByIds(db: PlatformDb, ids: readonly string[]): Promise<UserSummaryRow[]> {
  if (ids.length === 0) return [];
  const rows = await summary(db).where('user.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The next people of an export, in the order of their ids: no page is ever read twice, however many there are. */
export const findUsersAfter = (db: PlatformDb, filter: UserFilter, now: Date, afterId: string, limit: number) =>
  summary(db)
    .where((eb) => matches(eb as unknown as People, filter, now))
    .where('user.id', '>', afterId)
    .orderBy('user.id')
    .limit(limit)
    .execute();

/** Who may sign in, and who of them was here since then: all, and by role. */
export async function countSeenSince(db: PlatformDb, since: Date) {
  const numbers = [
    sql<number>`count(*)::int`.as('total'),
    sql<number>`(count(*) filter (where "user".last_seen_at >= ${since}))::int`.as('active'),
  ] as const;
  const [all, roles] = await Promise.all([
    db.selectFrom('user').select(numbers).where('is_active', '=', true).executeTakeFirstOrThrow(),
    db
      .selectFrom('user_role')
      .innerJoin('user', 'user.id', 'user_role.user_id')
      .innerJoin('role', 'role.id', 'user_role.role_id')
      .select(['role.id', 'role.name', ...numbers])
      .where('user.is_active', '=', true)
      .groupBy(['role.id', 'role.name'])
      .orderBy('role.name')
      .execute(),
  ]);
  return { ...all, roles };
}
