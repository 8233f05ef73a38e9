import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import type { Storage, StorageKind } from '../../contract/storage/storage.ts';

let test: TestApp;
let now = new Date('2026-11-19T10:00:00Z');

beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => now } });
});
afterAll(() => test.close());

const put = async (path: string, bytes: number) => {
  const file = join(test.dataFolder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, Buffer.alloc(bytes, 1));
};
const look = () => test.installation.jobs.runRecurring('measure-storage');
const stored = async (): Promise<Storage> => (await test.services.installation.read(system)).storage;
const bytesOf = ({ kinds }: Storage, wanted: StorageKind) => kinds.find(({ kind }) => kind === wanted)?.bytes ?? -1;
const megabyte = 1024 * 1024;

describe('what takes room', () => {
  it('is measured once a day, by kind', async () => {
    expect(await stored()).toMatchObject({ measuredAt: null, kinds: [] });
    await put('assets/test/originals/_aa/aa', megabyte);
    await put('assets/test/derived/_bb/bb', 2 * megabyte);
    await put('backups/plein.tar.zst', 4 * megabyte);
    await put('postgres/base/1', 8 * megabyte);
    await symlink(join(test.dataFolder, 'backups'), join(test.dataFolder, 'elsewhere'));
    await look();
    const first = await stored();
    expect(first.measuredAt).toBe('2026-11-19T10:00:00.000Z');
    const found = (['files', 'made', 'backups'] as const).map((kind) => Math.round(bytesOf(first, kind) / megabyte));
    expect(found).toEqual([1, 2, 4]);
    // The folder of the database that Plein brings is counted by the database, and a link by where it leads.
    expect(bytesOf(first, 'other')).toBeLessThan(megabyte);
    expect(bytesOf(first, 'database')).toBeGreaterThan(megabyte);
    expect(first.totalBytes).toBeGreaterThan(first.usedBytes ?? Number.POSITIVE_INFINITY);

    await put('assets/test/originals/_aa/ab', 28 * megabyte);
    now = new Date('2026-11-19T20:00:00Z');
    await look();
    expect((await stored()).measuredAt).toBe('2026-11-19T10:00:00.000Z');
  });

  it('grows by what came since, and is kept for as long as it is compared with', async () => {
    now = new Date('2026-12-03T10:00:00Z');
    await look();
    const { kinds } = await stored();
    const grown = kinds.map(({ kind, grows }) => [kind, Math.round((grows ?? -megabyte) / megabyte)]);
    expect(grown).toContainEqual(['files', 60]);
    expect(grown).toContainEqual(['made', 0]);
    now = new Date('2027-04-01T10:00:00Z');
    await look();
    const { rows } = await test.installation.database.pool.query('select from control.storage_day');
    expect(rows).toHaveLength(1);
  });
});
