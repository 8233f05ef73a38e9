import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { drawTrial } from '#app/server/installation/draw-trial.ts';
import { plainRenderer } from '#app/server/testing/plain-renderer.ts';
import { startTestApp, system, type TestApp, testSecret } from '#app/server/testing/test-app.ts';
import { pictures } from '#features/assets/server/assets.factory.ts';
import { type S3Server, startS3Server } from '#platform/server/testing/s3-server.ts';
import { writeBackupFile } from './backup-file.ts';
import { bucketStore, folderStore } from './backup-store.ts';
import { readBackupName, removeOldBackups } from './old-backups.ts';
import type { Place } from './place.ts';
import { type TrialReport, tryRestore } from './try-restore.ts';

let test: TestApp;
let folder: string;
let place: Place;
let file: string;
let bucket: S3Server;
const tell = () => undefined;
const now = () => performance.now();
const at = new Date('2026-11-18T02:20:00Z');

beforeAll(async () => {
  test = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'plein-trial-test-'));
  const { connectionString, dataFolder } = test;
  place = { connectionString, dataFolder, s3: undefined, authSecret: testSecret, hasGivenSecret: true };
  await test.signInAs('Admin');
  await test.services.assets.add(system, { name: 'haven', bytes: await pictures.png({ width: 60, height: 60 }) });
  bucket = await startS3Server();
  const madeAt = new Date('2026-11-18T02:14:00Z');
  ({ file } = await writeBackupFile({ place, store: folderStore(folder), release: '0.1.0', now: madeAt, tell }));
});

afterAll(async () => {
  await test.close();
  await bucket.stop();
  await rm(folder, { recursive: true, force: true });
});

const scratchDatabases = async (): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select datname as name from pg_database where starts_with(datname, current_database() || '_trial_')`.execute(
    test.platform.db,
  );
  return rows.map(({ name }) => name);
};

describe('a restore on trial', { timeout: 300_000 }, () => {
  it('restores all of it, keeps a report and leaves nothing else', async () => {
    const report = await tryRestore({ place, store: folderStore(folder), name: basename(file), at, now, tell });
    expect(report).toMatchObject({ isRestored: true, platforms: ['test'], files: 1 });
    expect(report.rows).toBeGreaterThan(10);
    expect(JSON.parse(await readFile(`${file}.trial.json`, 'utf8')) as TrialReport).toEqual(report);
    expect(await scratchDatabases()).toEqual([]);
  });

  it('needs no room in /tmp, which is memory in a container, also for one from a bucket', async () => {
    const store = bucketStore({ ...bucket.options, prefix: 'trials/' });
    const { name } = await writeBackupFile({ place, store, release: '0.1.0', now: at, tell });
    vi.stubEnv('TMPDIR', '/dev/null/there-is-no-room');
    try {
      for (const one of [
        { store, name },
        { store: folderStore(folder), name: basename(file) },
      ])
        expect(await tryRestore({ place, ...one, at, now, tell })).toMatchObject({ isRestored: true, files: 1 });
    } finally {
      vi.unstubAllEnvs();
    }
    expect(await readdir(place.dataFolder)).not.toContain('scratch');
  });

  it('clears away what one left that was killed, and waits for one that is under way', async () => {
    const { db } = test.platform;
    const leftOver = join(place.dataFolder, 'scratch', 'data', 'assets');
    await mkdir(leftOver, { recursive: true });
    await writeFile(join(leftOver, 'picture'), 'half a picture');
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
    const left = `${rows[0]?.name.slice(0, 40)}_trial_0123456789ab`;
    await sql`create database ${sql.id(left)}`.execute(db);
    const lines: string[] = [];
    const trial = () =>
      tryRestore({
        ...{ place, store: folderStore(folder), name: basename(file), at, now },
        tell: (line) => lines.push(line),
      });
    const reports = await Promise.all([trial(), trial()]);
    expect(reports.map(({ isRestored }) => isRestored)).toEqual([true, true]);
    expect(lines.filter((line) => line.includes('waits'))).toHaveLength(1);
    expect(await scratchDatabases()).toEqual([]);
    expect(await readdir(place.dataFolder)).not.toContain('scratch');
  });

  it('draws the front page of each platform of it, and is no backup where one cannot be drawn', async () => {
    const drawn = await tryRestore({
      ...{ place, store: folderStore(folder), name: basename(file), at, now, tell },
      draw: drawTrial(plainRenderer),
    });
    expect(drawn).toMatchObject({ isRestored: true, pages: 0 });
    const broken = await tryRestore({
      ...{ place, store: folderStore(folder), name: basename(file), at, now, tell },
      draw: drawTrial({
        ...plainRenderer,
        render: () => Promise.reject(new Error('it cannot be drawn')),
      }),
    });
    expect(broken).toMatchObject({
      isRestored: false,
      failure: { code: 'not-drawn', values: { platform: 'test' } },
    });
    expect(await scratchDatabases()).toEqual([]);
  });

  it('reports why a file is no backup, and leaves nothing of it', async () => {
    const damaged = join(folder, 'damaged');
    const bytes = await readFile(file);
    await writeFile(damaged, bytes.subarray(0, bytes.length / 2));
    const report = await tryRestore({ place, store: folderStore(folder), name: 'damaged', at, now, tell });
    expect(report).toMatchObject({ isRestored: false, rows: 0 });
    expect(report.reason).toMatch(/cut off/);
    expect(await scratchDatabases()).toEqual([]);
  });
});

describe('a folder of backups', () => {
  it('knows what a file is by its name, and nothing of files of others', () => {
    expect(readBackupName(basename(file))).toEqual({
      name: 'plein-2026-11-18T02-14-00Z.tar.zst',
      platformKey: undefined,
      madeAt: new Date('2026-11-18T02:14:00Z'),
    });
    expect(readBackupName('plein-zee_dorp-2026-11-18T02-14-00Z.tar.zst.sealed')?.platformKey).toBe('zee_dorp');
    for (const name of ['plein-2026-11-18T02-14-00Z.tar.zst.unfinished', 'brief.pdf', 'plein-.tar.zst'])
      expect(readBackupName(name)).toBeUndefined();
  });

  it('loses what is older of the same thing, with its report, and nothing else', async () => {
    const many = join(folder, 'many');
    const own = ['plein-2026-11-16T02-00-00Z.tar.zst', 'plein-2026-11-17T02-00-00Z.tar.zst.sealed'];
    const others = ['plein-zeedorp-2026-11-01T02-00-00Z.tar.zst', 'brief.pdf'];
    await mkdir(many);
    for (const name of [...own, `${own[0]}.trial.json`, ...others]) await writeFile(join(many, name), '');
    expect(await removeOldBackups(folderStore(many), undefined, { days: 1, weeks: 0, months: 0 })).toEqual([own[0]]);
    expect((await readdir(many)).sort()).toEqual([own[1], ...others].sort());
  });
});
