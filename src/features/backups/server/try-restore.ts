import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { BackupFailure } from '../contract/backup-failure.ts';
import { BackupError, failureOf } from './backup-error.ts';
import type { BackupStore } from './backup-store.ts';
import { reportName } from './old-backups.ts';
import type { Place, Tell } from './place.ts';
import { type Restored, restoreBackup } from './restore-backup.ts';
import { inScratch } from './scratch.ts';

/** Draws front pages of what was restored; gives back how many. What cannot be drawn is thrown. */
export type DrawTrial = (place: Place) => Promise<number>;

export interface TrialReport {
  file: string;
  triedAt: string;
  seconds: number;
  isRestored: boolean;
  platforms: string[];
  rows: number;
  files: number;
  /** How many front pages were drawn of it; undefined where nobody draws, as with a command. */
  pages?: number | undefined;
  /** Why it is no backup; undefined when it is one. */
  reason?: string | undefined;
  /** The same, to be said in any language. */
  failure?: BackupFailure | undefined;
}

interface TrialParts {
  place: Place;
  store: BackupStore;
  /** Of the file in it. */
  name: string;
  password?: string | undefined;
  at: Date;
  /** In milliseconds, of a clock that only goes on. */
  now(): number;
  draw?: DrawTrial | undefined;
  tell: Tell;
}

/** Left behind by a process that was killed at its trial. One that somebody is connected to is not ours to drop. */
async function dropLeftOver(client: pg.Client, of: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database
     where pg_get_userbyid(datdba) = current_user
       and starts_with(datname, $1) and substr(datname, length($1) + 1) ~ '^[0-9a-f]{12}$'
       and not exists (select from pg_stat_activity where pg_stat_activity.datname = pg_database.datname)`,
    [`${of}_trial_`],
  );
  for (const { name } of rows) await client.query(`drop database if exists ${client.escapeIdentifier(name)}`);
}

/** A database of its own on the same server, for as long as the work takes. */
async function inScratchDatabase<T>(
  client: pg.Client,
  connectionString: string,
  work: (scratch: string) => Promise<T>,
): Promise<T> {
  const scratch = new URL(connectionString);
  // After the one that it is of: several installations may share a server.
  const of = decodeURIComponent(scratch.pathname.slice(1)).slice(0, 40);
  await dropLeftOver(client, of);
  const name = `${of}_trial_${randomBytes(6).toString('hex')}`;
  scratch.pathname = `/${encodeURIComponent(name)}`;
  const quoted = client.escapeIdentifier(name);
  await client.query(`create database ${quoted}`).catch((cause: Error) => {
    throw new BackupError(
      `No database to try it in can be made (${cause.message}). Give the database user the right CREATEDB.`,
      { cause, code: 'no-trial-database', values: { message: cause.message } },
    );
  });
  try {
    return await work(scratch.href);
  } finally {
    await client.query(`drop database if exists ${quoted} with (force)`);
  }
}

/** As it would be put back on an empty machine, of which nothing stays. */
const restoreInScratch = ({
  place,
  store,
  name,
  password,
  draw,
  tell,
}: TrialParts): Promise<Restored & { pages: number | undefined }> =>
  inScratch(place, tell, async ({ folder, client }) => {
    const dataFolder = join(folder, 'data');
    await mkdir(dataFolder, { mode: 0o700 });
    const file = await store.fetch(name, folder);
    return inScratchDatabase(client, place.connectionString, async (connectionString) => {
      const scratch: Place = {
        connectionString,
        dataFolder,
        s3: undefined,
        authSecret: undefined,
        hasGivenSecret: false,
      };
      const restored = await restoreBackup({ place: scratch, file, password, tell });
      return { ...restored, pages: await draw?.(scratch) };
    });
  });

/**
 * Puts a backup back where nobody sees it, and throws that away. The report lies beside the backup, also when it failed: a
 * backup counts once it was restored.
 */
export async function tryRestore(parts: TrialParts): Promise<TrialReport> {
  const { store, name, at, now } = parts;
  const begun = now();
  const file = store.addressOf(name);
  const report: TrialReport = {
    file,
    triedAt: at.toISOString(),
    seconds: 0,
    isRestored: false,
    platforms: [],
    rows: 0,
    files: 0,
  };
  try {
    const { platforms, rows, files, pages } = await restoreInScratch(parts);
    Object.assign(report, { isRestored: true, platforms, rows, files, ...(pages !== undefined && { pages }) });
  } catch (error) {
    const { message, reason } = failureOf(error);
    Object.assign(report, { reason: message, failure: reason });
  }
  report.seconds = Math.round((now() - begun) / 100) / 10;
  await store.note(reportName(name), `${JSON.stringify(report, null, 2)}\n`);
  return report;
}
