import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';
import type { Progress } from '../contract/first-hour-steps.ts';
import type { WatchedTask } from '../contract/first-hour-tasks.ts';
import type { SiteKind } from '../contract/site-kind.ts';

/** A ready page that was made. */
export interface MadePage {
  key: string;
  guid: string;
  isExample: boolean;
  watched: { task: WatchedTask; block: string; option: string; was: unknown }[];
  newsList?: string;
}

export interface FirstHourRow {
  progress: Progress;
  kind: SiteKind;
  made: MadePage[];
  isPutAway: boolean;
  startedAt: Date;
  openedAt: Date | null;
  answeredAt: Date | null;
  answeredBy: string | null;
  /** Where they were asked, so that the way back leads there. */
  answeredOrigin: string | null;
  answeredLanguage: string | null;
  remindedAt: Date | null;
}

const columns = [
  'progress',
  'kind',
  'made',
  'is_put_away as isPutAway',
  'started_at as startedAt',
  'opened_at as openedAt',
  'answered_at as answeredAt',
  'answered_by as answeredBy',
  'answered_origin as answeredOrigin',
  'answered_language as answeredLanguage',
  'reminded_at as remindedAt',
] as const;

export async function findFirstHour(db: PlatformDb): Promise<FirstHourRow | undefined> {
  return (await db.selectFrom('first_hour').select(columns).executeTakeFirst()) as FirstHourRow | undefined;
}

/** Whoever else answers meanwhile, in another tab, waits. */
export async function lockFirstHour(trx: PlatformTransaction): Promise<FirstHourRow | undefined> {
  return (await trx.selectFrom('first_hour').select(columns).forUpdate().executeTakeFirst()) as
    | FirstHourRow
    | undefined;
}

/** An answer: when, by whom, and where and in which language they were asked. */
export interface Answered {
  at: Date;
  by: string | null;
  origin: string | null;
  language: string | null;
}

const answeredColumns = ({ at, by, origin, language }: Answered) => ({
  answered_at: at,
  answered_by: by,
  answered_origin: origin,
  answered_language: language,
});

export async function insertFirstHour(trx: PlatformTransaction, begun: Answered): Promise<void> {
  await trx
    .insertInto('first_hour')
    .values({ started_at: begun.at, ...answeredColumns(begun) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

interface FirstHourChanges {
  progress?: Progress;
  kind?: SiteKind;
  made?: readonly MadePage[];
  isPutAway?: boolean;
  openedAt?: Date;
  answered?: Answered;
  remindedAt?: Date;
}

export async function updateFirstHour(db: PlatformDb, changes: FirstHourChanges): Promise<void> {
  const { progress, kind, made, isPutAway, openedAt, answered, remindedAt } = changes;
  await db
    .updateTable('first_hour')
    .set({
      ...(progress !== undefined && { progress }),
      ...(kind !== undefined && { kind }),
      ...(made !== undefined && { made: JSON.stringify(made) }),
      ...(isPutAway !== undefined && { is_put_away: isPutAway }),
      ...(answered !== undefined && answeredColumns(answered)),
      ...(remindedAt !== undefined && { reminded_at: remindedAt }),
      // The first time is the one that counts.
      ...(openedAt !== undefined && { opened_at: sql<Date>`coalesce(opened_at, ${openedAt})` }),
    })
    .execute();
}

export async function hasItems(db: PlatformDb, listId: string): Promise<boolean> {
  const found = await db
    .selectFrom('item')
    .select('id')
    .where('list_id', '=', listId)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
