import type { Readable } from 'node:stream';

export interface StoredFile {
  /** Of the whole file, also when only a part of it was asked for. */
  size: number;
  stream: Readable;
}

/** From and up to and including, as in HTTP. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Files by key, whatever they lie on: a folder, or storage that speaks S3. Deliberately without listing and renaming,
 * which such storage does slowly or not at all.
 */
export interface FileStorage {
  /** Whole or not at all, and on disk once this resolves. */
  write(key: string, content: Uint8Array | Readable): Promise<void>;
  read(key: string, range?: ByteRange): Promise<StoredFile | undefined>;
  exists(key: string): Promise<boolean>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
}

/** The storage is not there, or does not let us in. */
export class StorageError extends Error {
  override name = 'StorageError';
}

export class FileKeyError extends Error {
  override name = 'FileKeyError';
}

const keyPattern = /^[a-z0-9][a-z0-9.-]*(?:\/[a-z0-9][a-z0-9.-]*)*$/;
const maxKeyLength = 200;

/**
 * Small letters only, because some disks take `A` and `a` for the same file; a part cannot start with a dot, so no key
 * climbs out of its folder.
 */
export function checkKey(key: string): string {
  if (key.length > maxKeyLength || !keyPattern.test(key))
    throw new FileKeyError(`Not a key for a file: ${key.slice(0, 80)}`);
  return key;
}
