import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { maxImageBytes } from '#features/assets/contract/image.ts';
import type { SentFiles } from '#platform/contract/calls/body-kinds.ts';
import { AppError, badRequest } from '#platform/contract/calls/errors.ts';
import { listZip, readZipEntry, type ZipEntry, ZipFault } from '#platform/server/files/zip-reader.ts';
import { removeAbandoned } from '#platform/server/storage/atomic-file.ts';
import { mostFolderMegabytes } from '../contract/import-states.ts';
import { matchPictures } from '../contract/match-pictures.ts';
import type { ImportsParts } from './imports-parts.ts';
import { deletePicture, findPicture, keepPicture, listPictures, listWantedFiles } from './pictures.repository.ts';
import { asSent } from './receive-import.ts';

const megabyte = 1024 * 1024;
/** A folder of uploads of a large site, with all sizes of each picture. */
const mostFiles = 60_000;
/** All that is unpacked of one archive, however little it takes itself. */
const mostUnpacked = 2000 * megabyte;
const longestUpload = 15 * 60 * 1000;

const tooLarge = () => new AppError('import-folder-too-large', 413, { values: { megabytes: mostFolderMegabytes } });
const refusals = { 'not-a-zip': 'import-not-zip', 'too-many': 'import-folder-too-many' } as const;

export type SentPictures = ReturnType<typeof createSentPictures>;

/** Pictures from an archive of someone's folder, kept beside the import until it takes them in. */
export function createSentPictures({
  platform,
  files,
  unpackFolder,
}: Pick<ImportsParts, 'platform' | 'files' | 'unpackFolder'>) {
  const { db } = platform;

  /** Only what is wanted is unpacked, under a name of ours: what the archive calls it is no path here. */
  async function unpack(file: FileHandle, importId: string): Promise<number> {
    const entries = new Map((await listZip(file, mostFiles)).map((entry) => [entry.name, entry]));
    const wanted = await listWantedFiles(db, importId);
    const matched = [...matchPictures(wanted, [...entries.keys()])].flatMap(([sourceId, name]) => {
      const entry = entries.get(name);
      return entry?.isReadable && entry.size <= maxImageBytes ? [{ sourceId, entry }] : [];
    });
    if (matched.reduce((sum, { entry }) => sum + entry.size, 0) > mostUnpacked) throw tooLarge();
    let kept = 0;
    for (const { sourceId, entry } of matched) {
      const bytes = await bytesOf(file, entry);
      if (bytes === undefined) continue;
      const key = `imports/${importId}/${randomUUID()}`;
      await files.write(key, bytes);
      const before = await keepPicture(db, importId, { sourceId, key });
      if (before !== undefined) await files.remove(before);
      kept += 1;
    }
    return kept;
  }

  async function forget(importId: string, isOver: (sourceId: string) => boolean = () => true): Promise<void> {
    for (const { sourceId, key } of await listPictures(db, importId)) {
      if (!isOver(sourceId)) continue;
      await files.remove(key);
      await deletePicture(db, importId, sourceId);
    }
  }

  return {
    /** Answers how many of them are wanted and can be read. */
    async receive(importId: string, form: SentFiles): Promise<number> {
      if (!form.isForm) throw badRequest('import-no-folder');
      const mostBytes = mostFolderMegabytes * megabyte;
      if (form.contentLength > mostBytes + 100_000) throw tooLarge();
      await mkdir(unpackFolder, { recursive: true });
      await removeAbandoned(unpackFolder);
      const path = join(unpackFolder, randomUUID());
      const limits = { files: 1, fileBytes: mostBytes, allBytes: mostBytes + 100_000 };
      try {
        for await (const { isFile, content, isCutOff } of asSent(form.read(limits))) {
          if (!isFile) continue;
          const signal = AbortSignal.timeout(longestUpload);
          await pipeline(asSent(content), createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal });
          if (isCutOff()) throw tooLarge();
          return await opened(path, (file) => unpack(file, importId));
        }
      } finally {
        await rm(path, { force: true });
      }
      throw badRequest('import-no-folder');
    },

    /** Undefined when it was not sent along. */
    async read(importId: string, sourceId: string): Promise<Uint8Array | undefined> {
      const key = await findPicture(db, importId, sourceId);
      const stored = key === undefined ? undefined : await files.read(key);
      if (stored === undefined) return undefined;
      const chunks: Uint8Array[] = [];
      for await (const chunk of stored.stream as AsyncIterable<Uint8Array>) chunks.push(chunk);
      return Buffer.concat(chunks);
    },

    forget,
  };
}

async function opened<T>(path: string, use: (file: FileHandle) => Promise<T>): Promise<T> {
  const file = await open(path);
  try {
    return await use(file);
  } catch (error) {
    if (error instanceof ZipFault) throw badRequest(refusals[error.code as keyof typeof refusals] ?? 'import-not-zip');
    throw error;
  } finally {
    await file.close();
  }
}

/** One that cannot be read is as one that is not there; it is fetched, or says that it is missing. */
async function bytesOf(file: FileHandle, entry: ZipEntry): Promise<Uint8Array | undefined> {
  try {
    return await readZipEntry(file, entry, maxImageBytes);
  } catch (error) {
    if (error instanceof ZipFault) return undefined;
    throw error;
  }
}
