import { open, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { removeAbandoned, writeFileAtomically } from './atomic-file.ts';
import { checkKey, type FileStorage } from './file-storage.ts';

/**
 * The start of the name gives the sub-folder, so that no folder grows too long to list. The underscore keeps
 * sub-folders apart from parts of keys, which cannot have one.
 */
export function fileOfKey(root: string, key: string): string {
  const parts = checkKey(key).split('/');
  const name = parts.pop() ?? '';
  return join(root, ...parts, `_${name.slice(0, 2)}`, name);
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

function orIfMissing<T>(value: T): (error: unknown) => T {
  return (error) => {
    if (isMissing(error)) return value;
    throw error;
  };
}

export function createFolderStorage(folder: string): FileStorage {
  const root = resolve(folder);
  const unfinished = join(root, '_unfinished');
  let tidied: Promise<void> | undefined;

  return {
    async write(key, content) {
      const file = fileOfKey(root, key);
      tidied ??= removeAbandoned(unfinished);
      await tidied;
      await writeFileAtomically(file, content, { unfinished });
    },

    async read(key, range) {
      const handle = await open(fileOfKey(root, key), 'r').catch(orIfMissing(undefined));
      if (handle === undefined) return undefined;
      try {
        const { size } = await handle.stat();
        return { size, stream: handle.createReadStream(range) };
      } catch (error) {
        await handle.close();
        throw error;
      }
    },

    exists: (key) => stat(fileOfKey(root, key)).then((found) => found.isFile(), orIfMissing(false)),

    remove: (key) => rm(fileOfKey(root, key), { force: true }),
  };
}
