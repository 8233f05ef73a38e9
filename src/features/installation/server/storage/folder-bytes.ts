import { lstat, opendir } from 'node:fs/promises';
import { join } from 'node:path';

/** What a file takes on its disk, and not how long it is. */
const blockBytes = 512;
/** At once: enough to be quick, and few enough to leave the disk to readers. */
const atOnce = 8;

interface Visit {
  /** Where in the folder, by the names of the folders that lead to it. */
  path: readonly string[];
  bytes: number;
}

/** Of everything in a folder. What goes while it is looked at is not there any more; a link is as large as itself. */
export async function sumFolder(
  folder: string,
  count: (visit: Visit) => void,
  isCounted: (path: readonly string[]) => boolean = () => true,
): Promise<void> {
  const todo: string[][] = [[]];
  for (let path = todo.pop(); path !== undefined; path = todo.pop()) {
    const here = path;
    const files: string[] = [];
    try {
      for await (const entry of await opendir(join(folder, ...here))) {
        if (!entry.isDirectory()) files.push(entry.name);
        else if (isCounted([...here, entry.name])) todo.push([...here, entry.name]);
      }
    } catch (error) {
      if (!isGone(error)) throw error;
    }
    for (let at = 0; at < files.length; at += atOnce) {
      const some = files.slice(at, at + atOnce);
      const sizes = await Promise.all(some.map((name) => bytesOf(join(folder, ...here, name))));
      for (const bytes of sizes) count({ path: here, bytes });
    }
  }
}

async function bytesOf(file: string): Promise<number> {
  try {
    return (await lstat(file)).blocks * blockBytes;
  } catch (error) {
    if (isGone(error)) return 0;
    throw error;
  }
}

/** Or belongs to somebody else: then it is not ours to count. */
const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM'].includes(String(error.code));
