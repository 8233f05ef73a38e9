import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BackupError } from './backup-error.ts';
import type { BackupStore } from './backup-store.ts';
import { connect } from './make-backup.ts';
import { reportName } from './old-backups.ts';
import type { Place, Tell } from './place.ts';
import { restoreBackup } from './restore-backup.ts';

export interface TrialReport {
  file: string;
  triedAt: string;
  seconds: number;
  isRestored: boolean;
  platforms: string[];
  rows: number;
  files: number;
  /** Why it is no backup; undefined when it is one. */
  reason?: string | undefined;
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
  tell: Tell;
}

/** A database of its own on the same server, for as long as the work takes. */
async function inScratchDatabase<T>(connectionString: string, work: (scratch: string) => Promise<T>): Promise<T> {
  const scratch = new URL(connectionString);
  // After the one that it is of: several installations may share a server.
  const of = decodeURIComponent(scratch.pathname.slice(1)).slice(0, 40);
  const name = `${of}_trial_${randomBytes(6).toString('hex')}`;
  scratch.pathname = `/${encodeURIComponent(name)}`;
  const client = await connect(connectionString);
  const quoted = client.escapeIdentifier(name);
  try {
    await client.query(`create database ${quoted}`).catch((cause: Error) => {
      throw new BackupError(
        `No database to try it in can be made (${cause.message}). Give the database user the right CREATEDB.`,
        { cause },
      );
    });
    try {
      return await work(scratch.href);
    } finally {
      await client.query(`drop database if exists ${quoted} with (force)`);
    }
  } finally {
    await client.end();
  }
}

/**
 * Puts a backup back where nobody sees it, as it would be put back on an empty machine, and throws that away. The report
 * lies beside the backup, also when it failed: a backup counts once it was restored.
 */
export async function tryRestore({ place, store, name, password, at, now, tell }: TrialParts): Promise<TrialReport> {
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
  const dataFolder = await mkdtemp(join(tmpdir(), 'plein-trial-'));
  try {
    const { platforms, rows, files } = await inScratchDatabase(place.connectionString, (connectionString) => {
      const scratch: Place = {
        connectionString,
        dataFolder,
        s3: undefined,
        authSecret: undefined,
        hasGivenSecret: false,
      };
      return store.withFile(name, (here) => restoreBackup({ place: scratch, file: here, password, tell }));
    });
    Object.assign(report, { isRestored: true, platforms, rows, files });
  } catch (error) {
    report.reason = error instanceof Error ? error.message : String(error);
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
  report.seconds = Math.round((now() - begun) / 100) / 10;
  await store.note(reportName(name), `${JSON.stringify(report, null, 2)}\n`);
  return report;
}
