import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** What a crash left half written; no write takes this long. */
const abandonedAfter = 60 * 60 * 1000;

export interface AtomicWriteOptions {
  /** Unfinished files lie here, on the same disk as the target: only there is a rename atomic. */
  unfinished: string;
}

/** A reader sees the whole file or none, whenever the process or the power stops. */
export async function writeFileAtomically(
  file: string,
  content: Uint8Array | Readable,
  { unfinished }: AtomicWriteOptions,
): Promise<void> {
  const draft = join(unfinished, randomBytes(12).toString('hex'));
  await Promise.all([makeFolder(dirname(file)), mkdir(unfinished, { recursive: true })]);
  try {
    const handle = await open(draft, 'wx', 0o640);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(dirname(file));
}

/** A new folder is itself an entry in its parent, which has to reach the disk as well. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; ; made = dirname(made)) {
    await syncFolder(dirname(made));
    if (made === first || made === dirname(made)) return;
  }
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder, and writes its entries through by itself.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export async function removeAbandoned(unfinished: string, now = Date.now()): Promise<void> {
  const names = await readdir(unfinished).catch(() => []);
  for (const name of names) {
    const file = join(unfinished, name);
    const found = await stat(file).catch(() => undefined);
    if (found !== undefined && now - found.mtimeMs > abandonedAfter) await rm(file, { force: true });
  }
}
