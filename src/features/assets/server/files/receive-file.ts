import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { SentFiles } from '#platform/contract/calls/body-kinds.ts';
import { AppError } from '#platform/contract/calls/errors.ts';
import { removeAbandoned } from '#platform/server/storage/atomic-file.ts';
import { maxImageBytes } from '../../contract/image.ts';
import { imageTooLarge, notAForm, oneImageOnly, uploadCutOff } from '../pictures/image-errors.ts';
import type { UploadField } from './clean-file.ts';

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
  form: SentFiles,
  folder: string,
  use: (file: ReceivedFile) => Promise<T>,
): Promise<T> {
  if (!form.isForm) throw notAForm();
  if (form.contentLength > mostBytesTakenIn) throw imageTooLarge();
  await mkdir(folder, { recursive: true });
  await removeAbandoned(folder);
  const path = join(folder, randomBytes(12).toString('hex'));
  try {
    const received = await writeFile(form, path).catch(asUploadError);
    if (received === undefined) throw oneImageOnly();
    return await use({ path, ...received });
  } finally {
    await rm(path, { force: true });
  }
}

async function writeFile(form: SentFiles, path: string): Promise<Omit<ReceivedFile, 'path'> | undefined> {
  const limits = { files: 1, fileBytes: maxImageBytes, allBytes: mostBytesTakenIn };
  const signal = AbortSignal.timeout(longestUpload);
  let received: Omit<ReceivedFile, 'path'> | undefined;
  for await (const { field, fileName, isFile, content, isCutOff } of form.read(limits)) {
    if (!isFile || received !== undefined) throw oneImageOnly();
    await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal });
    if (!fieldNames.includes(field)) throw oneImageOnly();
    if (isCutOff()) throw imageTooLarge();
    received = { name: fileName, field: field as UploadField };
  }
  return received;
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
