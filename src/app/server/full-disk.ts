import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Config } from '#platform/server/config.ts';
import { troubleOf } from '#platform/server/database/database-error.ts';
import { EmbeddedPostgresError } from '#platform/server/database/embedded/embedded-postgres-error.ts';

/** One line: which disk is full, and what to do. */
export class FullDiskError extends Error {
  override name = 'FullDiskError';
}

/** PostgreSQL writes its journal in files of 16 MB and has the next one ready: with less it stops in odd ways. */
const leastBytes = 32_000_000;

/** What a failed start really was: a full disk shows itself in a dozen ways. Undefined when it was something else. */
export function asFullDisk(
  error: unknown,
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
): FullDiskError | undefined {
  const causes = causesOf(error);
  if (databaseUrl !== undefined && causes.some((cause) => codeOf(cause) === '53100')) {
    return new FullDiskError('The disk of the database is full. Make room there, and start again.', { cause: error });
  }
  const free = freeBytes(dataDir);
  // A database in the same place that breaks off without a word while there is no room for its journal.
  const isCutOff = causes.some((cause) => cause instanceof EmbeddedPostgresError || isTrouble(cause));
  if (!causes.some(saysFull) && !(isCutOff && databaseUrl === undefined && free < leastBytes)) return undefined;
  return new FullDiskError(
    `The disk that holds the data folder ${dataDir} is full (${Math.floor(free / 1_000_000)} MB free; a first start takes some 100). Make room, or choose another folder with DATA_DIR, and start again.`,
    { cause: error },
  );
}

function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let one = error; one instanceof Error && !causes.includes(one); one = one.cause) causes.push(one);
  return causes;
}

const codeOf = (error: Error): string => String((error as { code?: unknown }).code ?? '');

/** A port that is taken is told by a code too, but is none of the database's. */
const isTrouble = (error: Error): boolean =>
  (error as { syscall?: string }).syscall !== 'listen' && troubleOf(error) !== undefined;

/** Node by a code, PostgreSQL's programs in words (of LC_ALL=C), SQLite by its own. */
const saysFull = (error: Error): boolean =>
  ['ENOSPC', 'EDQUOT', '53100'].includes(codeOf(error)) ||
  /No space left on device|Disk quota exceeded|database or disk is full/.test(error.message);

/** Of the nearest folder above that there is. */
function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return dirname(folder) === folder ? 0 : freeBytes(dirname(folder));
  }
}
