import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';

/** The message is one line that says what is wrong with the folder and how to mend it. */
export class DataFolderError extends Error {
  override name = 'DataFolderError';
}

export class DataFolderInUseError extends DataFolderError {
  override name = 'DataFolderInUseError';
}

export interface DataFolder {
  readonly root: string;
  path(...parts: string[]): string;
  /** A random value of 256 bits that is made once and then kept, readable for our user only. */
  secret(name: string): string;
  release(): void;
}

const busy = 5;

/** Held here too, because a collected handle would close the file and free the lock. */
const held = new Set<DatabaseSync>();

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.()}`;
  }
}

function makeWritable(root: string): void {
  const probe = join(root, `.probe-${randomBytes(6).toString('hex')}`);
  try {
    mkdirSync(root, { recursive: true });
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const code = codeOf(error);
    const reason =
      code === 'EEXIST' || code === 'ENOTDIR' ? 'is not a folder' : `cannot be written by ${userName()} (${code})`;
    throw new DataFolderError(
      `The data folder ${root} ${reason}. Give this user the right to write there, or choose another folder with DATA_DIR.`,
      { cause: error },
    );
  }
}

/**
 * SQLite is used for its lock alone: the operating system holds it for this process and frees it when the process
 * ends in whatever way, so there is no pid to compare, no stale lock and no race between two starts.
 */
function tryLock(file: string): DatabaseSync | undefined {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file);
    lock.exec('PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock?.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return undefined;
    const reason = error instanceof Error ? error.message : String(error);
    throw new DataFolderError(
      `The file ${file} cannot be locked by ${userName()} (${reason}). Remove it if it belongs to someone else, or choose a folder on a local disk with DATA_DIR.`,
      { cause: error },
    );
  }
}

/** Waits a moment, because the previous process may just be finishing its last requests. */
async function lockWithin(milliseconds: number, file: string): Promise<DatabaseSync | undefined> {
  const deadline = Date.now() + milliseconds;
  for (;;) {
    const lock = tryLock(file);
    if (lock || Date.now() >= deadline) return lock;
    await delay(50);
  }
}

function describeHolder(file: string): string {
  try {
    const { pid, since } = JSON.parse(readFileSync(file, 'utf8')) as { pid: number; since: string };
    return `process ${pid}, which runs since ${since}`;
  } catch {
    return 'another process';
  }
}

function readOrMakeSecret(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  const secret = randomBytes(32).toString('base64url');
  const unfinished = `${file}.new`;
  const handle = openSync(unfinished, 'w', 0o600);
  writeFileSync(handle, `${secret}\n`);
  fsyncSync(handle);
  closeSync(handle);
  renameSync(unfinished, file);
  return secret;
}

/** A secret that is there already, for a program that stands beside the holder of the folder. */
export function keptSecret(directory: string, name: string): string | undefined {
  try {
    return readFileSync(join(resolve(directory), 'secrets', name), 'utf8').trim();
  } catch {
    return undefined;
  }
}

function folderAt(root: string, release: () => void): DataFolder {
  return {
    root,
    path: (...parts) => join(root, ...parts),
    secret(name) {
      mkdirSync(join(root, 'secrets'), { recursive: true, mode: 0o700 });
      return readOrMakeSecret(join(root, 'secrets', name));
    },
    release,
  };
}

/** For a process that another started, which holds the folder and has made its secrets. */
export const shareDataFolder = (directory: string): DataFolder => folderAt(resolve(directory), () => undefined);

export async function openDataFolder(directory: string, { patience = 2000 } = {}): Promise<DataFolder> {
  const root = resolve(directory);
  makeWritable(root);
  const holderFile = join(root, 'in-use-by.json');
  const lock = await lockWithin(patience, join(root, 'in-use.lock'));
  if (!lock) {
    throw new DataFolderInUseError(
      `The data folder ${root} is in use by ${describeHolder(holderFile)}. Stop that process, or choose another folder with DATA_DIR.`,
    );
  }
  held.add(lock);
  writeFileSync(holderFile, `${JSON.stringify({ pid: process.pid, since: new Date().toISOString() })}\n`);
  return folderAt(root, () => {
    if (!held.delete(lock)) return;
    rmSync(holderFile, { force: true });
    lock.close();
  });
}
