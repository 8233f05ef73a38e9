import { relative, sep } from 'node:path';
import { calendarDay } from '#platform/contract/time/calendar-day.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { ControlDb } from '#platform/server/database/database.ts';
import { daysCompared, type StorageDay, type StorageKind } from '../../contract/storage/storage.ts';
import { sumFolder } from './folder-bytes.ts';
import { deleteStorageDaysBefore, listStorageDaysSince, saveStorageDay } from './storage-days.repository.ts';

interface WorkParts {
  control: ControlDb;
  clock: Clock;
  dataFolder: string;
  /** Of backups, wherever it is. */
  backupFolder: string;
  /** What uploaded files and the tables of all platforms and of the installation take, as they were counted last. */
  counted(): Promise<{ fileBytes: number; databaseBytes: number }>;
  disk(): Promise<{ freeBytes: number; totalBytes: number } | null>;
}

export type StorageWork = ReturnType<typeof createStorageWork>;

const before = (now: Date): Date => new Date(now.getTime() - daysCompared * 24 * 60 * 60_000);

/** Where platforms keep files, below the data folder, and what of that is made of them. */
const assets = 'assets';
const madeOfFiles = 'derived';
/** Of the database that Plein brings: counted by the database, which knows what of it is tables. */
const ownDatabase = 'postgres';

/** How much lies where, measured once a day: looking at every file is too much for each time that somebody looks. */
export function createStorageWork(parts: WorkParts) {
  const { control, clock, dataFolder, backupFolder } = parts;
  const backups = relative(dataFolder, backupFolder).split(sep);
  const isOf = (path: readonly string[], start: readonly string[]) => start.every((name, at) => path[at] === name);

  function kindOf(path: readonly string[]): StorageKind {
    if (isOf(path, backups)) return 'backups';
    if (!isOf(path, [assets])) return 'other';
    return path[2] === madeOfFiles ? 'made' : 'files';
  }

  async function measure(): Promise<StorageDay> {
    const bytes: Record<StorageKind, number> = { files: 0, made: 0, database: 0, backups: 0, other: 0 };
    await sumFolder(
      dataFolder,
      ({ path, bytes: some }) => {
        bytes[kindOf(path)] += some;
      },
      (path) => !isOf(path, [ownDatabase]),
    );
    if (backups[0] === '..')
      await sumFolder(backupFolder, ({ bytes: some }) => {
        bytes.backups += some;
      });
    const [{ fileBytes, databaseBytes }, disk] = await Promise.all([parts.counted(), parts.disk()]);
    return {
      ...bytes,
      // Files in a bucket are not in the folder.
      files: Math.max(bytes.files, fileBytes),
      database: databaseBytes,
      measuredAt: clock.now(),
      freeBytes: disk?.freeBytes ?? null,
      totalBytes: disk?.totalBytes ?? null,
    };
  }

  return {
    list: (): Promise<StorageDay[]> => listStorageDaysSince(control, before(clock.now())),

    /** Once on each day of this clock. */
    async measureWhenDue(timeZone: TimeZone): Promise<void> {
      const now = clock.now();
      const today = calendarDay(now, timeZone);
      const last = (await listStorageDaysSince(control, before(now))).at(-1);
      if (last !== undefined && calendarDay(last.measuredAt, timeZone) === today) return;
      await saveStorageDay(control, today, await measure());
      await deleteStorageDaysBefore(control, before(now));
    },
  };
}
