import { sql } from 'kysely';
import type { ControlDb } from '#platform/server/database/database.ts';
import { type BackupPlan, usualPlan } from '../contract/backup-plan.ts';
import type { BackupsState } from '../contract/backups.endpoints.ts';

export async function readPlan(db: ControlDb): Promise<BackupPlan> {
  const row = await db.selectFrom('backup_plan').selectAll().executeTakeFirst();
  if (row === undefined) return usualPlan;
  return {
    isOn: row.is_on,
    hour: row.hour,
    target: row.target as BackupPlan['target'],
    days: row.keep_days,
    weeks: row.keep_weeks,
    months: row.keep_months,
    isTried: row.is_tried,
  };
}

export async function writePlan(db: ControlDb, plan: BackupPlan): Promise<void> {
  const row = {
    is_on: plan.isOn,
    hour: plan.hour,
    target: plan.target,
    keep_days: plan.days,
    keep_weeks: plan.weeks,
    keep_months: plan.months,
    is_tried: plan.isTried,
  };
  await db
    .insertInto('backup_plan')
    .values(row)
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(row))
    .execute();
}

type Run = NonNullable<BackupsState['running']>;

/** Of a session, so that whatever ends the process gives it free. */
export const backupLock = `hashtextextended('plein backup', 0)`;

/** In seconds: a job that was asked for and did not begin by then is not told of as running. */
const longestWait = 60;

/** Undefined when none is being made: what a killed process left behind is held by nobody. */
export async function readRun(db: ControlDb): Promise<Run | undefined> {
  const row = await db
    .selectFrom('backup_run')
    .selectAll()
    .select(
      sql<boolean>`exists (select 1 from pg_locks where locktype = 'advisory' and objsubid = 1
        and database = (select oid from pg_database where datname = current_database())
        and (classid::bigint << 32 | objid::bigint) = ${sql.raw(backupLock)})`.as('isHeld'),
    )
    .select(
      sql<boolean>`step = 'waiting' and begun_at > now() - make_interval(secs => ${longestWait})`.as('isExpected'),
    )
    .executeTakeFirst();
  if (row === undefined || !(row.isHeld || row.isExpected)) return undefined;
  const { begun_at, step, done, total } = row;
  return { begunAt: begun_at.toISOString(), step: step as Run['step'], done, total };
}

/** By the clock of the database, as the wait above. */
export async function writeRun(db: ControlDb, run: Pick<Run, 'step' | 'done' | 'total'>): Promise<void> {
  await db
    .insertInto('backup_run')
    .values({ ...run, begun_at: sql`now()` })
    .onConflict((conflict) =>
      conflict.column('is_only').doUpdateSet(run.step === 'waiting' ? { ...run, begun_at: sql`now()` } : run),
    )
    .execute();
}

export async function deleteRun(db: ControlDb): Promise<void> {
  await db.deleteFrom('backup_run').execute();
}
