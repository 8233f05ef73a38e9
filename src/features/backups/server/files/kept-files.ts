import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';
import { createFolderStorage } from '#platform/server/storage/folder-storage.ts';
import { createS3Storage, listS3Keys, type S3Options } from '#platform/server/storage/s3-storage.ts';

/** The uploaded files of one platform, wherever they lie. */
export interface KeptFiles {
  storage: FileStorage;
  keys(): AsyncIterable<string>;
}

/** Beside them in the same folder: what is made of them again, and what is being unpacked. */
const leftOut = new Set(['derived', 'unpacked']);

/** The key that `createFolderStorage` keeps a file by, or undefined for what it did not write. */
function keyOf(path: string): string | undefined {
  const parts = path.split(sep);
  const name = parts.pop() ?? '';
  if (parts.pop() !== `_${name.slice(0, 2)}` || leftOut.has(parts[0] ?? '')) return undefined;
  return [...parts, name].join('/');
}

export async function* filesIn(folder: string): AsyncGenerator<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else if (entry.isFile()) yield path;
  }
}

export function keptFiles(assetFolder: string, s3: (S3Options & { prefix: string }) | undefined): KeptFiles {
  if (s3 !== undefined) return { storage: createS3Storage(s3), keys: () => listS3Keys(s3) };
  return {
    storage: createFolderStorage(assetFolder),
    async *keys() {
      for await (const path of filesIn(assetFolder)) {
        const key = keyOf(relative(assetFolder, path));
        if (key !== undefined) yield key;
      }
    },
  };
}
