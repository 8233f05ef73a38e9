import { startOfDay } from '#platform/contract/time/calendar-day.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Database } from '#platform/server/database/database.ts';
import type { S3Options } from '#platform/server/storage/s3-storage.ts';
import { type BackupNight, nightDays, nightsOf } from '../contract/backup-nights.ts';
import type { BackupPlan } from '../contract/backup-plan.ts';
import type { BackupsState } from '../contract/backups.endpoints.ts';
import type { KeptBackup } from '../contract/kept-backup.ts';
import { BackupError } from './backup-error.ts';
import { lastBackups, listBackups, nightsSince, shownBackup } from './backup-log.ts';
import { backupLock, deleteRun, readPlan, readRun, writePlan, writeRun } from './backup-plan.repository.ts';
import { type BackupStore, bucketStore, folderStore } from './backup-store.ts';
import { connect } from './make-backup.ts';
import type { Place } from './place.ts';
import { runBackup } from './run-backup.ts';
import { isInside, isOnSameDisk } from './same-disk.ts';
import type { DrawTrial } from './try-restore.ts';

/** Where the environment lets backups go: a screen never says where this machine writes. */
export interface BackupOptions {
  folder: string;
  password?: string | undefined;
  s3?: S3Options | undefined;
}

interface WorkParts {
  options: BackupOptions;
  database: Pick<Database, 'control' | 'pool'>;
  place: Place;
  release: string;
  clock: Clock;
  /** Undefined while this process serves no pages. */
  drawTrial(): DrawTrial | undefined;
}

/** As many as a screen can show; the rest is in the table. */
const mostListed = 60;

export type BackupWork = ReturnType<typeof createBackupWork>;

/** What is done for the installation as a whole, whichever process it falls to. */
export function createBackupWork({ options, database, place, release, clock, drawTrial }: WorkParts) {
  const { control, pool } = database;
  const { folder, password, s3 } = options;
  const folderAndBucket: Record<BackupPlan['target'], BackupStore | undefined> = {
    folder: folderStore(folder),
    bucket: s3 && bucketStore(s3),
  };

  async function write({ isTried }: { isTried: boolean }): Promise<void> {
    const { target, days, weeks, months } = await readPlan(control);
    const store = folderAndBucket[target];
    if (store === undefined)
      throw new BackupError('There is no bucket for backups. Set BACKUP_S3_BUCKET, or choose the folder.');
    const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from control.platform');
    // Of each its rows and its files.
    const total = 2 * (rows[0]?.count ?? 0);
    let done = 0;
    let telling = writeRun(control, { step: 'making', done, total });
    const tell = () => {
      done += 1;
      const said = { step: 'making' as const, done: Math.min(done, total), total };
      telling = telling.then(() => writeRun(control, said));
      // Whether it can be told decides nothing.
      telling.catch(() => undefined);
    };
    await runBackup(
      { store, password, isTried, retention: { days, weeks, months } },
      {
        ...{ place, release, tell, now: clock.now(), draw: drawTrial() },
        onWritten: () => {
          if (isTried) telling = telling.then(() => writeRun(control, { step: 'trying', done: total, total }));
          telling.catch(() => undefined);
        },
      },
    ).finally(() => telling.catch(() => undefined));
  }

  return {
    places: { folder, bucket: s3 === undefined ? null : (folderAndBucket.bucket?.addressOf('') ?? null) },
    isBesideData: isInside(folder, place.dataFolder),
    isOnDiskOfData: (): Promise<boolean> => isOnSameDisk(folder, place.dataFolder),
    isSealed: password !== undefined,
    plan: (): Promise<BackupPlan> => readPlan(control),
    setPlan: (plan: BackupPlan): Promise<void> => writePlan(control, plan),
    running: (): Promise<NonNullable<BackupsState['running']> | undefined> => readRun(control),
    /** One was asked for, and a job will begin with it. */
    expect: (): Promise<void> => writeRun(control, { step: 'waiting', done: 0, total: 0 }),

    async list(): Promise<KeptBackup[]> {
      return (await listBackups(pool, mostListed)).map(shownBackup);
    },

    /** By the clock of the platform that looks. */
    async nights(timeZone: TimeZone): Promise<BackupNight[]> {
      const now = clock.now();
      const [firstNight = ''] = nightDays(now, timeZone);
      const { firstAt, tries } = await nightsSince(pool, startOfDay(firstNight, timeZone));
      return nightsOf(tries, { firstAt, now, timeZone });
    },

    async lastOnes(): Promise<{ last: Date | null; lastRestored: Date | null }> {
      const { last, lastRestored } = await lastBackups(pool);
      return { last: last?.madeAt ?? null, lastRestored: lastRestored?.triedAt ?? null };
    },

    /** One at a time over all processes and machines; a second one does nothing. */
    async make(wish: { isTried: boolean }): Promise<void> {
      const holder = await connect(place.connectionString);
      try {
        const { rows } = await holder.query<{ isMine: boolean }>(
          `select pg_try_advisory_lock(${backupLock}) as "isMine"`,
        );
        if (rows[0]?.isMine !== true) return;
        await write(wish).finally(() => deleteRun(control));
      } finally {
        await holder.end();
      }
    },
  };
}
