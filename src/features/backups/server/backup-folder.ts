import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { keptBackups, type Retention } from '../contract/retention.ts';

const namePattern = /^plein-(?:([a-z][a-z0-9_]*)-)?(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)Z\.tar\.zst(?:\.sealed)?$/;

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
  return { name, platformKey, madeAt: new Date(`${day}${hour}:${minute}:${second}Z`) };
}

export async function listBackups(folder: string): Promise<FoundBackup[]> {
  const names = await readdir(folder).catch(() => []);
  return names.map(readBackupName).filter((found) => found !== undefined);
}

/** Backups of the same thing that need not stay; gives back their names. Reports of a trial go with their backup. */
export async function removeOldBackups(
  folder: string,
  platformKey: string | undefined,
  retention: Retention,
): Promise<string[]> {
  const found = (await listBackups(folder)).filter((one) => one.platformKey === platformKey);
  const kept = new Set(
    keptBackups(
      found.map(({ madeAt }) => madeAt),
      retention,
    ).map((moment) => moment.getTime()),
  );
  const old = found.filter(({ madeAt }) => !kept.has(madeAt.getTime())).map(({ name }) => name);
  for (const name of old) {
    await rm(join(folder, name), { force: true });
    await rm(join(folder, `${name}.trial.json`), { force: true });
  }
  return old;
}
