import pg from 'pg';
import { StorageError } from '#platform/server/storage/file-storage.ts';
import type { BackupFailure } from '../contract/backup-failure.ts';

interface BackupErrorOptions {
  cause?: unknown;
  /** For readers of the list of backups, where it can come to stand there. */
  code?: BackupFailure['code'];
  values?: BackupFailure['values'];
}

/** The message is one line that says what went wrong and what to do, for who runs the installation, at a terminal. */
export class BackupError extends Error {
  override name = 'BackupError';
  readonly failure: BackupFailure | undefined;

  constructor(message: string, { cause, code, values = {} }: BackupErrorOptions = {}) {
    super(message, { cause });
    this.failure = code && { code, values };
  }
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

const wordsOfDisks: Record<string, { code: BackupFailure['code']; words: string }> = {
  ENOSPC: { code: 'disk-full', words: 'its disk is full. Make room, or choose another folder' },
  EDQUOT: { code: 'disk-full', words: 'its disk is full for this user. Make room, or choose another folder' },
  EACCES: { code: 'not-allowed', words: 'this user may not. Give it the right, or choose another folder' },
  EPERM: { code: 'not-allowed', words: 'this user may not. Give it the right, or choose another folder' },
  EROFS: { code: 'read-only', words: 'its disk can only be read. Choose another folder' },
  ENOENT: { code: 'not-there', words: 'it is not there' },
  ENOTDIR: { code: 'no-folder', words: 'its folder is a file' },
  EISDIR: { code: 'no-folder', words: 'it is a folder' },
  EIO: { code: 'disk-fails', words: 'its disk fails' },
};

/** What disks and folders do wrong, in words; all else stays as it is. */
export function explained(error: unknown, file: string): unknown {
  const known = wordsOfDisks[codeOf(error)];
  if (known === undefined) return error;
  return new BackupError(`${file} cannot be used: ${known.words}.`, {
    cause: error,
    code: known.code,
    values: { file },
  });
}

/** What is written down of it: in words for a terminal, and for readers. */
export function failureOf(error: unknown): { message: string; reason: BackupFailure } {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof BackupError && error.failure !== undefined) return { message, reason: error.failure };
  const isOfDatabase = error instanceof pg.DatabaseError || codeOf(error) === 'ECONNREFUSED';
  const code = error instanceof StorageError ? 'storage' : isOfDatabase ? 'database' : 'other';
  return { message, reason: { code, values: { message } } };
}
