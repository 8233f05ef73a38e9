import { execFile } from 'node:child_process';
import { chmod, cp, lstat, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Tells the workers where a data folder with the demo lies. */
export const templateVariable = 'DEMO_TEMPLATE';

export async function makeDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'plein-e2e-'));
  // For root the database runs as another user; where that one cannot enter, it would lie elsewhere and stay behind.
  await chmod(folder, 0o755);
  return folder;
}

export const removeDataFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });

/** Where the database lies elsewhere, a copy would lead two servers to one database. */
export async function isCopyable(folder: string): Promise<boolean> {
  return (await lstat(join(folder, 'postgres'))).isDirectory();
}

/** With the owners of the files, for a database is refused to any other user. */
export async function copyDataFolder(from: string): Promise<string> {
  const folder = await makeDataFolder();
  if (process.platform === 'win32') await cp(from, folder, { recursive: true });
  // What is in it, not the folder itself: `join` would leave the dot out.
  else await promisify(execFile)('cp', ['-Rp', `${from}/.`, folder]);
  // A server that finds nothing there makes the demo anew, and nobody would notice but the clock.
  if (!(await isCopyable(folder))) throw new Error(`${folder} is no copy of ${from}`);
  return folder;
}
