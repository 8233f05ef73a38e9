import type { Retention } from '../contract/retention.ts';
import { BackupError, failureOf } from './backup-error.ts';
import { backupName, type WrittenBackup, writeBackupFile } from './backup-file.ts';
import { logBackup, logRemoved, logTrial } from './backup-log.ts';
import type { BackupStore } from './backup-store.ts';
import { connect } from './make-backup.ts';
import { removeOldBackups, reportName } from './old-backups.ts';
import type { Place, Tell } from './place.ts';
import { type DrawTrial, type TrialReport, tryRestore } from './try-restore.ts';

export interface BackupWish {
  store: BackupStore;
  platformKey?: string | undefined;
  password?: string | undefined;
  /** Restored at once into a database that is thrown away. */
  isTried: boolean;
  /** What is older goes, once the new one is there and was restored where that was asked for. */
  retention?: Retention | undefined;
}

interface RunParts {
  place: Place;
  release: string;
  now: Date;
  tell: Tell;
  /** What is restored on trial. */
  draw?: DrawTrial | undefined;
  onWritten?(written: WrittenBackup): void;
  onTried?(report: TrialReport): void;
}

/** Made, written down, tried and tidied up after, in this order, by a command or by the clock. Gives back what was removed. */
export async function runBackup(wish: BackupWish, parts: RunParts): Promise<string[]> {
  const { place, now } = parts;
  const { store } = wish;
  const begun = performance.now();
  const written = await makeAndLog(wish, parts);
  parts.onWritten?.(written);
  if (wish.isTried) {
    const { password } = wish;
    const report = await tryRestore({
      ...{ place, password, store },
      name: written.name,
      at: new Date(now.getTime() + performance.now() - begun),
      now: () => performance.now(),
      draw: parts.draw,
      tell: () => undefined,
    });
    await log(place, (client) => logTrial(client, report));
    parts.onTried?.(report);
    if (!report.isRestored) {
      throw new BackupError(
        `The backup could not be restored: ${report.reason} Its report is ${store.addressOf(reportName(written.name))}.`,
      );
    }
  }
  if (wish.retention === undefined) return [];
  const removed = await removeOldBackups(store, wish.platformKey, wish.retention);
  const files = removed.map(store.addressOf);
  await log(place, (client) => logRemoved(client, files, now));
  return removed;
}

async function makeAndLog(wish: BackupWish, { place, release, now, tell }: RunParts): Promise<WrittenBackup> {
  const { store, platformKey, password } = wish;
  const begun = performance.now();
  const attempt = () => ({
    platformKey,
    madeAt: now,
    isSealed: password !== undefined,
    seconds: Math.round((performance.now() - begun) / 100) / 10,
  });
  try {
    const written = await writeBackupFile({ place, store, release, platformKey, password, now, tell });
    await log(place, (client) => logBackup(client, { ...attempt(), file: written.file, written }));
    return written;
  } catch (error) {
    const failure = failureOf(error);
    const file = store.addressOf(backupName(now, platformKey, password !== undefined));
    // Where the database is what is wrong, nothing can be written down.
    await log(place, (client) => logBackup(client, { ...attempt(), file, failure })).catch(() => undefined);
    throw error;
  }
}

async function log(place: Place, write: (client: Awaited<ReturnType<typeof connect>>) => Promise<void>): Promise<void> {
  const client = await connect(place.connectionString);
  await write(client).finally(() => client.end());
}
