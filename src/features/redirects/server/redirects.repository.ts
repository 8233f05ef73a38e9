import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { RedirectStatus } from '../contract/plan-redirects.ts';
import type { RedirectTarget } from '../contract/redirect-target.ts';
import { columnsOf, statusOf, targetOf } from './redirect-rows.ts';

export interface StoredRedirect {
  id: string;
  from: string;
  target: RedirectTarget;
  status: RedirectStatus;
  isAutomatic: boolean;
}

const columns = ['id', 'path', 'page_id', 'language', 'suffix', 'target', 'status', 'is_automatic'] as const;

const present = (db: PlatformDb) => db.selectFrom('redirect').select(columns).where('ended_at', 'is', null);

type Row = Awaited<ReturnType<ReturnType<typeof present>['executeTakeFirstOrThrow']>>;

const storedOf = (row: Row): StoredRedirect => ({
  id: row.id,
  from: row.path,
  target: targetOf(row),
  status: statusOf(row.status),
  isAutomatic: row.is_automatic,
});

/** Two who write at once could make a loop between them. */
export const lockRedirects = (db: PlatformDb, platformId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`redirects ${platformId}`}, 0))`.execute(db);

export async function findRedirectsAt(db: PlatformDb, paths: readonly string[]): Promise<StoredRedirect[]> {
  if (paths.length === 0) return [];
  const rows = await present(db)
    .where('path', '=', sql<string>`any(${[...paths]}::text[])`)
    .orderBy('path')
    .execute();
  return rows.map(storedOf);
}

export async function findRedirects(db: PlatformDb, ids: readonly string[]): Promise<StoredRedirect[]> {
  const rows = await present(db)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .orderBy('path')
    .execute();
  return rows.map(storedOf);
}

export interface LeftPath {
  path: string;
  pageId: string;
  /** What comes behind the address of that page, for one of its items. */
  suffix?: string | undefined;
}

/** What a page that moved leaves; what someone decided for that address stays. */
export async function keepLeftPaths(db: PlatformDb, left: readonly LeftPath[]): Promise<void> {
  if (left.length === 0) return;
  await db
    .insertInto('redirect')
    .values(left.map(({ path, pageId, suffix = '' }) => ({ path, page_id: pageId, suffix })))
    .onConflict((conflict) =>
      conflict
        .column('path')
        .where('ended_at', 'is', null)
        .doUpdateSet((row) => ({
          page_id: row.ref('excluded.page_id'),
          suffix: row.ref('excluded.suffix'),
          since: sql`now()`,
        }))
        .where('redirect.is_automatic', '=', true),
    )
    .execute();
}

/** What is an address again leads nowhere else. What was made by hand waits behind the page. */
export async function dropLeftPaths(db: PlatformDb, paths: readonly string[], pageId?: string): Promise<void> {
  if (paths.length === 0) return;
  await db
    .deleteFrom('redirect')
    .where('path', '=', sql<string>`any(${[...paths]}::text[])`)
    .where('is_automatic', '=', true)
    .where('ended_at', 'is', null)
    .$if(pageId !== undefined, (query) => query.where('page_id', '=', pageId ?? ''))
    .execute();
}

export interface NewRedirect {
  from: string;
  target: RedirectTarget;
  status: RedirectStatus;
}

/** As many as one statement may name values for, with room to spare. */
const atOnce = 1000;

export async function insertRedirects(
  db: PlatformDb,
  redirects: readonly NewRedirect[],
  { change, madeBy, at }: { change: string; madeBy: string; at: Date },
): Promise<void> {
  for (let start = 0; start < redirects.length; start += atOnce) {
    await db
      .insertInto('redirect')
      .values(
        redirects.slice(start, start + atOnce).map(({ from, target, status }) => ({
          path: from,
          ...columnsOf(target),
          status,
          is_automatic: false,
          made_by: madeBy,
          made_in: change,
          since: at,
        })),
      )
      .execute();
  }
}

export async function endRedirects(
  db: PlatformDb,
  ids: readonly string[],
  { change, at }: { change: string; at: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('redirect')
    .set({ ended_in: change, ended_at: at })
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
}

export interface ChangedRedirect {
  id: string;
  from: string;
  isEnded: boolean;
}

const changed = (db: PlatformDb) => db.selectFrom('redirect').select(['id', 'path as from', 'ended_at']);
const isEnded = ({ ended_at, ...row }: { id: string; from: string; ended_at: Date | null }): ChangedRedirect => ({
  ...row,
  isEnded: ended_at !== null,
});

export const findMadeIn = async (db: PlatformDb, change: string): Promise<ChangedRedirect[]> =>
  (await changed(db).where('made_in', '=', change).orderBy('path').execute()).map(isEnded);

export const findEndedIn = async (db: PlatformDb, change: string): Promise<ChangedRedirect[]> =>
  (await changed(db).where('ended_in', '=', change).orderBy('path').execute()).map(isEnded);

export async function reviveRedirects(db: PlatformDb, change: string): Promise<void> {
  await db.updateTable('redirect').set({ ended_in: null, ended_at: null }).where('ended_in', '=', change).execute();
}

/** Nobody undoes it any more. */
export async function forgetEnded(db: PlatformDb, before: Date): Promise<void> {
  await db.deleteFrom('redirect').where('ended_at', '<', before).execute();
}
