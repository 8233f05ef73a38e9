import type pg from 'pg';
import type { BackupFailure } from '../contract/backup-failure.ts';
import type { NightBackup } from '../contract/backup-nights.ts';
import type { KeptBackup } from '../contract/kept-backup.ts';
import type { WrittenBackup } from './backup-file.ts';
import type { TrialReport } from './try-restore.ts';

type Client = Pick<pg.ClientBase, 'query'>;

/** A line of the list of backups. */
export interface LoggedBackup {
  id: string;
  file: string;
  platformKey: string | null;
  madeAt: Date;
  seconds: number;
  bytes: number;
  rows: number;
  files: number;
  isSealed: boolean;
  failure: string | null;
  failureReason: BackupFailure | null;
  triedAt: Date | null;
  trialSeconds: number | null;
  trialFailure: string | null;
  trialFailureReason: BackupFailure | null;
  trialPages: number | null;
  removedAt: Date | null;
}

export interface AttemptedBackup {
  file: string;
  platformKey: string | undefined;
  madeAt: Date;
  seconds: number;
  isSealed: boolean;
  written?: WrittenBackup | undefined;
  failure?: { message: string; reason: BackupFailure } | undefined;
}

/** Of an installation that was not brought up to date yet nothing is written down: a backup is worth more than a line about it. */
async function isKept(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(
    `select exists (select from pg_attribute
       where attrelid = to_regclass('control.backup') and attname = 'trial_pages') as there`,
  );
  return rows[0]?.there ?? false;
}

export async function logBackup(client: Client, backup: AttemptedBackup): Promise<void> {
  if (!(await isKept(client))) return;
  const { file, platformKey, madeAt, seconds, isSealed, written, failure } = backup;
  await client.query(
    `insert into control.backup
       (file, platform_key, made_at, seconds, is_sealed, bytes, rows, files, failure, failure_reason)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      ...[file, platformKey ?? null, madeAt, seconds, isSealed],
      ...[
        written?.bytes ?? 0,
        written?.rows ?? 0,
        written?.files ?? 0,
        failure?.message ?? null,
        failure?.reason ?? null,
      ],
    ],
  );
}

export async function logTrial(
  client: Client,
  { file, triedAt, seconds, reason, failure, pages }: TrialReport,
): Promise<void> {
  if (!(await isKept(client))) return;
  await client.query(
    `update control.backup set tried_at = $2, trial_seconds = $3, trial_failure = $4, trial_failure_reason = $5,
       trial_pages = $6
     where file = $1 and failure is null`,
    [file, triedAt, seconds, reason ?? null, failure ?? null, pages ?? null],
  );
}

/** They are told of after they are gone: a night with a backup was one. */
export async function logRemoved(client: Client, files: readonly string[], now: Date): Promise<void> {
  if (files.length === 0 || !(await isKept(client))) return;
  await client.query('update control.backup set removed_at = $2 where file = any($1)', [files, now]);
}

const columns = `id, file, platform_key as "platformKey", made_at as "madeAt", seconds, bytes, rows, files,
  is_sealed as "isSealed", failure, failure_reason as "failureReason", tried_at as "triedAt", trial_seconds as "trialSeconds",
  trial_failure as "trialFailure", trial_failure_reason as "trialFailureReason", trial_pages as "trialPages", removed_at as "removedAt"`;

/** Of the whole installation: the newest that is there, the newest try, the newest that was tried to be restored, and that was. */
export async function lastBackups(
  client: Client,
): Promise<Record<'last' | 'lastAttempt' | 'lastTried' | 'lastRestored', LoggedBackup | null>> {
  const newest = async (condition: string): Promise<LoggedBackup | null> => {
    const { rows } = await client.query<LoggedBackup>(
      `select ${columns} from control.backup where platform_key is null and ${condition}
       order by made_at desc limit 1`,
    );
    return rows[0] ?? null;
  };
  return {
    last: await newest('failure is null and removed_at is null'),
    lastAttempt: await newest('true'),
    lastTried: await newest('tried_at is not null'),
    lastRestored: await newest('tried_at is not null and trial_failure is null'),
  };
}

/** Of the whole installation, the newest first; also those that failed, and those that went since. */
export async function listBackups(client: Client, most: number): Promise<LoggedBackup[]> {
  const { rows } = await client.query<LoggedBackup>(
    `select ${columns} from control.backup where platform_key is null order by made_at desc limit $1`,
    [most],
  );
  return rows;
}

/** When the newest one that is there was made, of the whole and of each platform that has one of its own. */
export async function newestBackups(client: Client): Promise<Map<string | null, Date>> {
  const { rows } = await client.query<{ key: string | null; madeAt: Date }>(
    `select platform_key as key, max(made_at) as "madeAt" from control.backup
     where failure is null and removed_at is null group by platform_key`,
  );
  return new Map(rows.map(({ key, madeAt }) => [key, madeAt]));
}

/** Since this moment, with when the first one was ever tried: a night that failed has a try each hour. */
export async function nightsSince(
  client: Client,
  moment: Date,
): Promise<{ firstAt: Date | null; tries: NightBackup[] }> {
  const { rows } = await client.query<LoggedBackup>(
    `select ${columns} from control.backup where platform_key is null and made_at >= $1 order by made_at`,
    [moment],
  );
  const { rows: first } = await client.query<{ firstAt: Date | null }>(
    'select min(made_at) as "firstAt" from control.backup where platform_key is null',
  );
  return { firstAt: first[0]?.firstAt ?? null, tries: rows.map(shownBackup) };
}

export function shownBackup(backup: LoggedBackup): KeptBackup {
  const { triedAt, trialSeconds, trialFailure, trialFailureReason, trialPages, ...made } = backup;
  const { madeAt, removedAt, failureReason, ...rest } = made;
  const reasonOf = (reason: BackupFailure | null) => (reason === null ? {} : { failureReason: reason });
  const trial =
    triedAt === null
      ? null
      : {
          triedAt: triedAt.toISOString(),
          seconds: trialSeconds ?? 0,
          failure: trialFailure,
          pages: trialPages,
          ...reasonOf(trialFailureReason),
        };
  const moments = { madeAt: madeAt.toISOString(), removedAt: removedAt?.toISOString() ?? null };
  return { ...rest, ...moments, ...reasonOf(failureReason), trial };
}
