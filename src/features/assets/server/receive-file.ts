import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#platform/contract/errors.ts';
import { removeAbandoned } from '#platform/server/storage/atomic-file.ts';
import { maxImageBytes } from '../contract/image.ts';
import type { UploadField } from './clean-file.ts';
import { imageTooLarge, notAForm, oneImageOnly, uploadCutOff } from './image-errors.ts';

export interface ReceivedFile {
  path: string;
  name: string;
  /** What the sender says it is: a picture, or any file. */
  field: UploadField;
}

const fieldNames: readonly string[] = ['Image', 'File'] satisfies UploadField[];
/** A refusal is read more surely when what was on its way has been taken in; beyond this nobody waits for it. */
const mostBytesTakenIn = 100 * 1024 * 1024;
const longestUpload = 10 * 60 * 1000;

/**
 * Writes the one file of the form to disk as it comes and hands it to `use`; afterwards it is gone, whatever happened.
 */
export async function receiveFile<T>(
  request: FastifyRequest,
  folder: string,
  use: (file: ReceivedFile) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw notAForm();
  if (Number(request.headers['content-length'] ?? 0) > mostBytesTakenIn) throw imageTooLarge();
  await mkdir(folder, { recursive: true });
  await removeAbandoned(folder);
  const path = join(folder, randomBytes(12).toString('hex'));
  try {
    const received = await writeParts(request, path).catch(asUploadError);
    if (received === undefined) throw oneImageOnly();
    return await use({ path, ...received });
  } finally {
    await rm(path, { force: true });
  }
}

async function writeParts(request: FastifyRequest, path: string): Promise<Omit<ReceivedFile, 'path'> | undefined> {
  const limits = { fileSize: maxImageBytes, files: 1, fields: 0, parts: 2, headerPairs: 20 };
  const signal = AbortSignal.timeout(longestUpload);
  let received: Omit<ReceivedFile, 'path'> | undefined;
  for await (const part of request.parts({ limits })) {
    if (part.type !== 'file' || received !== undefined) throw oneImageOnly();
    refuseEndless(request);
    await pipeline(part.file, createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal });
    if (!fieldNames.includes(part.fieldname)) throw oneImageOnly();
    if (part.file.truncated) throw imageTooLarge();
    received = { name: part.filename ?? '', field: part.fieldname as UploadField };
  }
  return received;
}

/** Without a length told beforehand, a form can go on for ever. */
function refuseEndless({ raw }: FastifyRequest): void {
  let taken = 0;
  raw.on('data', (chunk: Buffer) => {
    taken += chunk.length;
    if (taken > mostBytesTakenIn) raw.destroy();
  });
}

const limitCodes = ['FST_FILES_LIMIT', 'FST_FIELDS_LIMIT', 'FST_PARTS_LIMIT', 'FST_PROTO_VIOLATION'];

/** A form that broke off or makes no sense is the sender's; a disk that is full is ours. */
function asUploadError(error: unknown): never {
  if (error instanceof AppError) throw error;
  const { code = '', syscall } = (error ?? {}) as { code?: string; syscall?: string };
  if (code === 'FST_REQ_FILE_TOO_LARGE') throw imageTooLarge();
  if (limitCodes.includes(code)) throw oneImageOnly();
  if (syscall !== undefined && code !== 'ECONNRESET') throw error;
  throw uploadCutOff(error);
}
