import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createS3Storage, listS3Keys, type S3Options } from '#platform/server/storage/s3-storage.ts';
import { openS3Upload } from '#platform/server/storage/s3-upload.ts';
import { BackupError, explained } from './backup-error.ts';

/** A file that is being written: whole under its name once it is kept, and until then not there. */
interface UnfinishedFile {
  target: Writable;
  /** Gives back its size. */
  keep(): Promise<number>;
  drop(): Promise<void>;
}

/** Where backups lie: a folder, or a bucket elsewhere. */
export interface BackupStore {
  /** How somebody finds a file of it. */
  addressOf(name: string): string;
  begin(name: string): Promise<UnfinishedFile>;
  names(): Promise<string[]>;
  remove(name: string): Promise<void>;
  /** A small file beside a backup. */
  note(name: string, text: string): Promise<void>;
  /** The backup as a file of this machine; from elsewhere it is fetched into this folder, for whose end somebody else cares. */
  fetch(name: string, into: string): Promise<string>;
}

export const folderStore = (folder: string): BackupStore => ({
  addressOf: (name) => join(folder, name),
  async begin(name) {
    const file = join(folder, name);
    const unfinished = `${file}.unfinished`;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return {
      target: createWriteStream(unfinished, { flags: 'wx', mode: 0o600 }),
      async keep() {
        const handle = await open(unfinished, 'r');
        await handle.sync().finally(() => handle.close());
        const { size } = await stat(unfinished);
        await rename(unfinished, file);
        return size;
      },
      drop: () => rm(unfinished, { force: true }),
    };
  },
  names: () => readdir(folder).catch(() => []),
  remove: (name) => rm(join(folder, name), { force: true }),
  note: (name, text) => writeFile(join(folder, name), text, { mode: 0o600 }),
  fetch: async (name) => join(folder, name),
});

export function bucketStore(options: S3Options): BackupStore {
  const storage = createS3Storage(options);
  // Keys have small letters only.
  const keyOf = (name: string) => name.toLowerCase();
  return {
    addressOf: (name) => `s3://${options.bucket}/${options.prefix ?? ''}${keyOf(name)}`,
    begin: async (name) => openS3Upload(options, keyOf(name)),
    async names() {
      const found: string[] = [];
      for await (const key of listS3Keys(options)) found.push(key);
      return found;
    },
    remove: (name) => storage.remove(keyOf(name)),
    note: (name, text) => storage.write(keyOf(name), Buffer.from(text)),
    async fetch(name, into) {
      const file = join(into, name);
      const found = await storage.read(keyOf(name));
      if (found === undefined) {
        const values = { name, bucket: options.bucket };
        throw new BackupError(`There is no ${name} in the bucket ${options.bucket}.`, {
          code: 'not-in-bucket',
          values,
        });
      }
      await fetchInto(file, found.stream);
      return file;
    },
  };
}

async function fetchInto(file: string, content: Readable): Promise<void> {
  try {
    await pipeline(content, createWriteStream(file, { mode: 0o600 }));
  } catch (error) {
    throw explained(error, file);
  }
}
