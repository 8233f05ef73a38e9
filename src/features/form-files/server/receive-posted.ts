import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { SentPosted } from '#platform/contract/calls/body-kinds.ts';
import { removeAbandoned } from '#platform/server/storage/atomic-file.ts';
import { mostFileBytes } from '../contract/file-pieces.ts';
import { anyFileTooLarge } from './form-file-errors.ts';

/** A file of a posted step, on disk until the step was dealt with. */
export interface ReceivedFile {
  /** The name of the browser's field. */
  field: string;
  /** As its sender called it. */
  name: string;
  path: string;
  /** Of one that is larger than any file may be: a byte more than that. */
  byteSize: number;
}

/** How much may come, and whether files of it are kept at all: what is no longer taken need not lie here first. */
export interface PostedTaking {
  keepsFiles: boolean;
  limits?: { files: number; fileBytes: number; allBytes: number };
}

/** Of a whole step. */
const usualLimits = { files: 20, fileBytes: mostFileBytes + 1, allBytes: 100 * 1024 * 1024 };
const longestUpload = 10 * 60 * 1000;

/**
 * Takes in a posted step and hands it to `use`; afterwards its files are gone from here, whatever happened. Files that
 * are not kept are named without bytes.
 */
export async function receivePosted<T>(
  body: SentPosted,
  folder: string,
  { keepsFiles, limits = usualLimits }: PostedTaking,
  use: (fields: Record<string, string[]>, files: readonly ReceivedFile[]) => Promise<T>,
): Promise<T> {
  if (body.contentLength > limits.allBytes) throw anyFileTooLarge();
  const received: ReceivedFile[] = [];
  const signal = AbortSignal.timeout(longestUpload);
  try {
    const fields = await body.read(limits, async ({ field, fileName, content }) => {
      if (!keepsFiles) {
        for await (const _ of content);
        received.push({ field, name: fileName, path: '', byteSize: 0 });
        return;
      }
      await mkdir(folder, { recursive: true });
      if (received.length === 0) await removeAbandoned(folder);
      const path = join(folder, randomBytes(12).toString('hex'));
      received.push({ field, name: fileName, path, byteSize: 0 });
      await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal });
      received.push({ ...(received.pop() as ReceivedFile), byteSize: (await stat(path)).size });
    });
    // A field in which nothing was chosen posts a file without name and bytes.
    const chosen = received.filter(({ name, byteSize }) => name !== '' || byteSize > 0);
    return await use(fields, chosen);
  } finally {
    for (const { path } of received) if (path !== '') await rm(path, { force: true });
  }
}
