import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp, testSecret } from '#app/server/testing/test-app.ts';
import { folderStore } from '#features/backups/server/backup-store.ts';
import { runBackup } from '#features/backups/server/run-backup.ts';
import { patience } from '#platform/server/testing/patience.ts';
import type { InstallationState } from '../contract/installation.ts';

let test: TestApp;
let staff: { authorization: string };
let folder: string;

beforeAll(async () => {
  test = await startTestApp({ withJobs: true });
  test.installation.processes.begin();
  staff = await test.signInAs('Mett');
  folder = await mkdtemp(join(tmpdir(), 'plein-backups-'));
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

const ask = (headers = staff) => test.app.inject({ url: '/api/installation', headers });
const state = async () => (await ask()).json<InstallationState>();

describe('the installation', () => {
  it('tells what it runs on and what each platform holds', async () => {
    const found = await state();
    expect(found).toMatchObject({
      node: process.versions.node,
      release: expect.stringMatching(/^\d+\.\d+\.\d+/),
      filesIn: 'folder',
      jobs: { failed: 0 },
      disk: { freeBytes: expect.any(Number), totalBytes: expect.any(Number) },
    });
    expect(found.database.version).toMatch(/^\d+/);
    expect(found.database.bytes).toBeGreaterThan(1_000_000);
    expect(found.platforms).toEqual([
      expect.objectContaining({ key: test.platform.key, accounts: 1, fileBytes: 0, hosts: [] }),
    ]);
    expect(found.platforms[0]?.databaseBytes).toBeGreaterThan(100_000);
    expect(found.health.map(({ part }) => part)).toEqual([
      'processes',
      'database',
      'jobs',
      'mail',
      'storage',
      'certificates',
      'clock',
      'backups',
    ]);
  });

  it('knows each process that serves it, and forgets one that left', async () => {
    expect((await state()).processes).toEqual([expect.objectContaining({ pid: process.pid })]);
    const other = await startTestApp({ connectionString: test.connectionString, dataFolder: test.dataFolder });
    other.installation.processes.begin();
    try {
      await vi.waitFor(async () => expect((await state()).processes).toHaveLength(2), patience);
      await other.installation.processes.leave();
      expect((await state()).processes).toHaveLength(1);
    } finally {
      await other.app.close();
      await other.installation.close();
    }
  });

  it('says that there is no backup, and then when the last one was made and restored', async () => {
    const before = await state();
    expect(before.health.at(-1)).toMatchObject({ part: 'backups', state: 'wrong', reason: 'never' });
    expect(before.platforms[0]?.lastBackupAt).toBeNull();
    const place = {
      connectionString: test.connectionString,
      dataFolder: test.dataFolder,
      s3: undefined,
      authSecret: testSecret,
      hasGivenSecret: true,
    };
    const now = test.installation.clock.now();
    await runBackup(
      { store: folderStore(folder), isTried: true },
      { place, release: '1.0.0', now, tell: () => undefined },
    );
    const { backups, health } = await state();
    expect(backups.last).toMatchObject({ failure: null, trial: { failure: null }, isSealed: false, platformKey: null });
    expect((await state()).platforms.map(({ lastBackupAt }) => lastBackupAt)).toEqual([backups.last?.madeAt]);
    expect(backups.last?.rows).toBeGreaterThan(0);
    expect(health.at(-1)).toMatchObject({ state: 'good', reason: 'restored' });

    const later = new Date(now.getTime() + 1000);
    const wish = { store: folderStore('/dev/null/nowhere'), isTried: false };
    await expect(runBackup(wish, { place, release: '1.0.0', now: later, tell: () => undefined })).rejects.toThrow();
    const after = await state();
    expect(after.backups.last?.id).toBe(backups.last?.id);
    expect(after.health.at(-1)).toMatchObject({ state: 'wrong', reason: 'failed' });
  });

  it.each(['Admin', 'ContentManager', 'Standard'] as const)('is not for a %s', async (type) => {
    expect((await ask(await test.signInAs(type))).statusCode).toBe(403);
  });

  it('is for a developer, and for nobody who is not signed in', async () => {
    expect((await ask(await test.signInAs('Developer'))).statusCode).toBe(200);
    expect((await test.app.inject({ url: '/api/installation' })).statusCode).toBe(401);
  });
});
