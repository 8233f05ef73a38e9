import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { patience } from '#platform/server/testing/patience.ts';
import { type S3Server, startS3Server } from '#platform/server/testing/s3-server.ts';
import { type BackupPlan, usualPlan } from '../contract/backup-plan.ts';
import type { BackupsState } from '../contract/backups.endpoints.ts';

let test: TestApp;
let bucket: S3Server;
let folder: string;
let staff: { authorization: string };
/** Two o'clock at night in Amsterdam, on a day that is over: sessions end by a clock that nobody sets. */
let now = new Date('2026-01-14T01:00:00Z');

beforeAll(async () => {
  bucket = await startS3Server();
  folder = await mkdtemp(join(tmpdir(), 'plein-planned-'));
  const s3 = { ...bucket.options, prefix: 'backups/', longestWait: 2000 };
  test = await startTestApp({
    withJobs: true,
    clock: { now: () => now },
    backups: { folder, s3, password: 'a word of twelve' },
  });
  staff = await test.signInAs('Mett');
});
afterAll(async () => {
  await test.close();
  await bucket.stop();
  await rm(folder, { recursive: true, force: true });
});

const url = '/api/installation/backups';
const read = async () => (await test.app.inject({ url, headers: staff })).json<BackupsState>();
const plan = (payload: Partial<BackupPlan>, headers = staff) =>
  test.app.inject({ method: 'PUT', url: `${url}/plan`, headers, payload: { ...usualPlan, ...payload } });
const make = (headers = staff) => test.app.inject({ method: 'POST', url, headers, payload: { isTried: false } });
const anHour = () => test.installation.jobs.runRecurring('planned-backups');
const wait = (hours: number) => {
  now = new Date(now.getTime() + hours * 60 * 60 * 1000);
};

describe('planned backups', () => {
  it('begin with a plan that is off, and where the environment lets them go', async () => {
    const address = 's3://plein-test/backups/';
    expect(await read()).toEqual({
      plan: usualPlan,
      places: { folder, bucket: address },
      // Both are made for this test, in one place.
      isOnDiskOfData: true,
      ...{ isBesideData: false, isSealed: true, running: null, backups: [], canChange: true },
      nights: expect.any(Array),
    });
    expect((await read()).nights.map(({ state }) => state)).toEqual(Array(30).fill('before'));
    await anHour();
    expect((await read()).backups).toEqual([]);
  });

  it('are made once each night, restored on trial each week, and only the newest stay', async () => {
    expect((await plan({ isOn: true, days: 1, weeks: 0, months: 0 })).statusCode).toBe(204);
    await anHour();
    await anHour();
    const [first, ...others] = (await read()).backups;
    expect(others).toEqual([]);
    expect(first).toMatchObject({ failure: null, isSealed: true, removedAt: null, trial: { failure: null } });
    wait(24);
    await anHour();
    const [second, older] = (await read()).backups;
    expect(second?.trial).toBeNull();
    expect(older).toMatchObject({ id: first?.id, removedAt: expect.any(String) });
    expect(await readdir(folder)).toEqual([second?.file.slice(folder.length + 1)]);
  });

  it('go to a bucket, and are restored from there', async () => {
    wait(7 * 24);
    expect((await plan({ isOn: true, target: 'bucket', days: 1, weeks: 0, months: 0 })).statusCode).toBe(204);
    await anHour();
    const [newest] = (await read()).backups;
    expect(newest).toMatchObject({ failure: null, trial: { failure: null } });
    expect(newest?.file).toMatch(/^s3:\/\/plein-test\/backups\/plein-.*\.sealed$/);
    expect(newest?.bytes).toBeGreaterThan(1000);
  });

  it('say what went wrong, are tried again an hour later, and lose nothing by it', async () => {
    wait(24);
    bucket.hang();
    // The last one that is there.
    const [last] = (await read()).backups;
    try {
      await anHour();
      const [failed] = (await read()).backups;
      expect(failed).toMatchObject({
        failure: expect.stringContaining('cannot be reached'),
        failureReason: { code: 'storage', values: { message: failed?.failure } },
        bytes: 0,
      });
    } finally {
      bucket.goOn();
    }
    wait(1);
    await anHour();
    const { backups, nights } = await read();
    const [again, , before] = backups;
    // A night that was tried again in time is one with a backup.
    expect(nights.slice(-11).map(({ state, trial }) => `${state}${trial === null ? '' : ' and tried'}`)).toEqual([
      'before',
      'made and tried',
      'made',
      ...Array(6).fill('without'),
      'made and tried',
      'made',
    ]);
    expect(again?.failure).toBeNull();
    expect(before?.id).toBe(last?.id);
  });

  it('are made at once when somebody presses, and not twice at a time', async () => {
    await plan({ isOn: false });
    wait(24);
    const before = (await read()).backups.length;
    const [one, other] = await Promise.all([make(), make()]);
    expect([one.statusCode, other.statusCode].toSorted()).toContain(204);
    await vi.waitFor(async () => {
      const state = await read();
      expect(state.running).toBeNull();
      expect(state.backups.length).toBeGreaterThan(before);
    }, patience);
  });

  it('are planned and made by platform staff only', async () => {
    const developer = await test.signInAs('Developer');
    expect((await test.app.inject({ url, headers: developer })).json<BackupsState>().canChange).toBe(false);
    for (const headers of [developer, await test.signInAs('Admin')]) {
      expect((await plan({}, headers)).statusCode).toBe(403);
      expect((await make(headers)).statusCode).toBe(403);
    }
  });
});
