import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';
import { createFolderStorage } from '#platform/server/storage/folder-storage.ts';
import { pictures } from '../assets.factory.ts';
import { createAssetsService } from '../assets.service.ts';
import { createOriginalFiles, originalKey } from './original-files.ts';

const day = 24 * 60 * 60 * 1000;
let test: TestApp;
let folder: string;
let storage: FileStorage;
let time: number;
const clock = { now: () => new Date(time) };

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(() => {
  time = Date.parse('2030-01-01T12:00:00Z');
  folder = mkdtempSync(join(tmpdir(), 'plein-originals-'));
  storage = createFolderStorage(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = () => createOriginalFiles({ platform: test.platform, storage, clock });
const fileOf = (text: string) => {
  const bytes = Buffer.from(text);
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
};

describe('a file whose asset never came', () => {
  it('is swept after a day, and not before', async () => {
    const originals = open();
    const file = fileOf('the row never came');
    const broken = () =>
      test.platform.transaction(async (trx) => {
        await originals.keep(trx, file);
        throw new Error('the process stops');
      });
    await expect(originals.coming(file.sha256, broken)).rejects.toThrow('the process stops');
    time += day - 1000;
    await originals.sweep();
    expect(await storage.exists(originalKey(file.sha256))).toBe(true);
    time += 2000;
    await originals.sweep();
    expect(await storage.exists(originalKey(file.sha256))).toBe(false);
  });

  it('stays when another upload of the same bytes did come', async () => {
    const originals = open();
    const assets = createAssetsService({ platform: test.platform, clock, folder, storage });
    const bytes = await pictures.png({ width: 31, height: 17 });
    const { guid } = await assets.add(system, { name: 'one', bytes });
    const { sha256 } = await test.platform.db
      .selectFrom('asset')
      .select('sha256')
      .where('id', '=', guid)
      .executeTakeFirstOrThrow();
    await originals.coming(sha256, async () => undefined);
    time += 2 * day;
    await originals.sweep();
    expect(await storage.exists(originalKey(sha256))).toBe(true);
  });
});

describe('a file whose asset went', () => {
  it('is swept when the process stopped before it was removed', async () => {
    const originals = open();
    const assets = createAssetsService({ platform: test.platform, clock, folder, storage });
    const { guid } = await assets.add(system, { name: 'two', bytes: await pictures.png({ width: 32, height: 18 }) });
    const { sha256 } = await test.platform.db
      .selectFrom('asset')
      .select('sha256')
      .where('id', '=', guid)
      .executeTakeFirstOrThrow();
    // What is answered here is never called.
    await test.platform.transaction((trx, touch) => assets.removeAssets(trx, touch, [guid]));
    expect(await storage.exists(originalKey(sha256))).toBe(true);
    time += 2 * day;
    await originals.sweep();
    expect(await storage.exists(originalKey(sha256))).toBe(false);
  });
});

describe('the job', () => {
  it('leaves nothing noted of what came whole', async () => {
    const assets = createAssetsService({ platform: test.platform, clock, folder, storage });
    await assets.add(system, { name: 'three', bytes: await pictures.png({ width: 33, height: 19 }) });
    time += 2 * day;
    await assets.originals.sweep();
    expect(await test.platform.db.selectFrom('asset_unclaimed_file').selectAll().execute()).toEqual([]);
  });
});
