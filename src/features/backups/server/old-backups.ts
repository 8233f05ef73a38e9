import { keptBackups, type Retention } from '../contract/retention.ts';
import type { BackupStore } from './backup-store.ts';

const namePattern = /^plein-(?:([a-z][a-z0-9_]*)-)?(\d{4}-\d\d-\d\d)t(\d\d)-(\d\d)-(\d\d)z\.tar\.zst(?:\.sealed)?$/i;

/** What came of restoring it on trial lies beside it. */
export const reportName = (name: string): string => `${name}.trial.json`;

export interface FoundBackup {
  name: string;
  /** Undefined for one of the whole. */
  platformKey: string | undefined;
  madeAt: Date;
}

/** What a file is by its name; undefined for all that we did not write. */
export function readBackupName(name: string): FoundBackup | undefined {
  const [, platformKey, day, hour, minute, second] = namePattern.exec(name) ?? [];
  if (day === undefined) return undefined;
  return { name, platformKey, madeAt: new Date(`${day}T${hour}:${minute}:${second}Z`) };
}

/** Backups of the same thing that need not stay; gives back their names. Reports of a trial go with their backup. */
export async function removeOldBackups(
  store: BackupStore,
  platformKey: string | undefined,
  retention: Retention,
): Promise<string[]> {
  const names = await store.names();
  const found = names
    .map(readBackupName)
    .filter((one) => one !== undefined)
    .filter((one) => one.platformKey === platformKey);
  const kept = new Set(
    keptBackups(
      found.map(({ madeAt }) => madeAt),
      retention,
    ).map((moment) => moment.getTime()),
  );
  const old = found.filter(({ madeAt }) => !kept.has(madeAt.getTime())).map(({ name }) => name);
  for (const name of old) {
    await store.remove(name);
    if (names.includes(reportName(name))) await store.remove(reportName(name));
  }
  return old;
}
