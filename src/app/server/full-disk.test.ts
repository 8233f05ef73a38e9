import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDataFolder } from '#platform/server/data-folder.ts';
import { DatabaseError } from '#platform/server/database/database-error.ts';
import { EmbeddedPostgresError } from '#platform/server/database/embedded/embedded-postgres-error.ts';
import { asFullDisk } from './full-disk.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'plein-full-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const own = () => ({ dataDir, databaseUrl: undefined });
const coded = (code: string) => Object.assign(new Error('of the system'), { code });

describe('a start that failed', () => {
  it.each([
    ['a file that cannot be written', coded('ENOSPC')],
    ['a user without room left', coded('EDQUOT')],
    [
      'a first database',
      new EmbeddedPostgresError('FATAL: could not extend file "base/1/2691": No space left on device'),
    ],
    ['a lock file', new Error('database or disk is full')],
    ['a migration', new Error('0001.sql failed', { cause: new DatabaseError('full', coded('53100')) })],
  ])('for want of room says so in one line: %s', (_, error) => {
    const told = asFullDisk(error, own());
    expect(told?.message).toMatch(/^The disk that holds the data folder \S+ is full \(\d+ MB free; .+\)\. Make room/);
    expect(told?.cause).toBe(error);
  });

  it('names the disk of the database where that is elsewhere', () => {
    const told = asFullDisk(new DatabaseError('full', coded('53100')), { dataDir, databaseUrl: 'postgres://db/plein' });
    expect(told?.message).toMatch(/^The disk of the database is full/);
  });

  it('for another reason is left as it is', () => {
    expect(asFullDisk(coded('EACCES'), own())).toBeUndefined();
    expect(asFullDisk(new DatabaseError('away', coded('ECONNRESET')), own())).toBeUndefined();
  });

  // The device that is always full; there is none outside Linux.
  it.runIf(existsSync('/dev/full'))('knows what the system really says', async () => {
    const folder = await openDataFolder(dataDir);
    await mkdir(join(dataDir, 'secrets'));
    await symlink('/dev/full', join(dataDir, 'secrets', 'auth.new'));
    let error: unknown;
    try {
      folder.secret('auth');
    } catch (caught) {
      error = caught;
    }
    folder.release();
    expect(asFullDisk(error, own())?.message).toContain('is full');
  });
});
