import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeArchive } from './archive/archive-writer.ts';
import { explained } from './backup-error.ts';
import { makeBackup } from './make-backup.ts';
import type { BackupTotals } from './manifest.ts';
import type { Place, Tell } from './place.ts';

interface FileParts {
  place: Place;
  folder: string;
  release: string;
  platformKey?: string | undefined;
  password?: string | undefined;
  now: Date;
  tell: Tell;
}

export interface WrittenBackup extends BackupTotals {
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

/** Whole under its name, or not there: what is being written has another name. */
export async function writeBackupFile(parts: FileParts): Promise<WrittenBackup> {
  const { folder, password, platformKey, now } = parts;
  const file = join(folder, backupName(now, platformKey, password !== undefined));
  const unfinished = `${file}.unfinished`;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const target = createWriteStream(unfinished, { flags: 'wx', mode: 0o600 });
    const archive = writeArchive(target, password);
    try {
      const totals = await makeBackup({ ...parts, archive });
      await archive.finish();
      const handle = await open(unfinished, 'r');
      await handle.sync().finally(() => handle.close());
      const { size } = await stat(unfinished);
      await rename(unfinished, file);
      return { ...totals, file, bytes: size };
    } catch (error) {
      await archive.abort(error instanceof Error ? error : new Error(String(error)));
      throw error;
    }
  } catch (error) {
    await rm(unfinished, { force: true });
    throw explained(error, file);
  }
}
