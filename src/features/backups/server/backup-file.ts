import { writeArchive } from './archive/archive-writer.ts';
import { explained } from './backup-error.ts';
import type { BackupStore } from './backup-store.ts';
import { makeBackup } from './make-backup.ts';
import type { BackupTotals } from './manifest.ts';
import type { Place, Tell } from './place.ts';

interface FileParts {
  place: Place;
  store: BackupStore;
  release: string;
  platformKey?: string | undefined;
  password?: string | undefined;
  now: Date;
  tell: Tell;
}

export interface WrittenBackup extends BackupTotals {
  name: string;
  /** How somebody finds it. */
  file: string;
  bytes: number;
}

/** `plein-2026-11-18T02-14-00Z.tar.zst`, so that a list by name is a list by age. */
export function backupName(now: Date, platformKey?: string, isSealed = false): string {
  const moment = now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
  return `plein-${platformKey === undefined ? '' : `${platformKey}-`}${moment}.tar.zst${isSealed ? '.sealed' : ''}`;
}

/** Whole under its name, or not there. */
export async function writeBackupFile(parts: FileParts): Promise<WrittenBackup> {
  const { store, password, platformKey, now } = parts;
  const name = backupName(now, platformKey, password !== undefined);
  const file = store.addressOf(name);
  try {
    const unfinished = await store.begin(name);
    try {
      const archive = writeArchive(unfinished.target, password);
      const totals = await makeBackup({ ...parts, archive }).catch(async (error: unknown) => {
        await archive.abort(error instanceof Error ? error : new Error(String(error)));
        throw error;
      });
      await archive.finish();
      return { ...totals, name, file, bytes: await unfinished.keep() };
    } catch (error) {
      // What cannot be cleared away is no reason to tell of another failure than the one that matters.
      await unfinished.drop().catch(() => undefined);
      throw error;
    }
  } catch (error) {
    throw explained(error, file);
  }
}
