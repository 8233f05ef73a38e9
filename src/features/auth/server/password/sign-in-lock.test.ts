import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Client } from '#platform/server/http/route.ts';
import { mostTries } from './lock-rule.ts';

const password = 'een lang wachtwoord 1';
const minute = 60_000;

let ahead = 0;
const clock: Clock = { now: () => new Date(Date.now() + ahead) };
let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ clock });
  await test.services.users.createUser(system, { email: 'doel@vloedhaven.example', password });
});
afterEach(() => {
  ahead = 0;
});
afterAll(() => test.close());

const clientAt = (ip: string): Client => ({
  ip,
  userAgent: '',
  host: 'localhost',
  origin: 'http://localhost',
  cookie: undefined,
  authorization: undefined,
});

/** How a try ends: the code, and how long to wait. */
const guess = async (ip: string, email: string, given = 'fout'): Promise<[string, number]> => {
  try {
    await test.services.auth.signIn(clientAt(ip), { email, password: given });
    return ['in', 0];
  } catch (error) {
    const { code, values } = error as { code: string; values: { seconds?: number } };
    return [code, values.seconds ?? 0];
  }
};

const locks = async (name: string) => {
  const rows = await test.platform.db
    .selectFrom('audit_entry')
    .select(['subject_name', 'details', 'ip_address'])
    .where('action', '=', 'sign-in.locked')
    .where('subject_name', '=', name)
    .execute();
  return rows.map(({ details, ip_address }) => [(details as { counted: string }).counted, ip_address]);
};

describe.each([
  ['an account', 'doel@vloedhaven.example', '203.0.113.1'],
  ['nobody at all', 'niemand@vloedhaven.example', '203.0.113.2'],
])('ten thousand guesses at %s', (_, email, ip) => {
  it('come down to ten passwords looked at, and one line in the audit log for each lock', async () => {
    const counts = new Map<string, number>();
    for (let round = 0; round < 100; round += 1) {
      const results = await Promise.all(Array.from({ length: 100 }, () => guess(ip, email)));
      for (const [code] of results) counts.set(code, (counts.get(code) ?? 0) + 1);
    }
    const looked = counts.get('invalid-credentials') ?? 0;
    expect(looked).toBeGreaterThan(0);
    expect(looked).toBeLessThanOrEqual(10);
    expect(counts.get('too-many-requests')).toBe(10_000 - looked);
    expect((await locks(email)).sort()).toEqual([
      ['client', ip],
      ['person', ip],
    ]);
  });
});

describe('a lock', () => {
  it('lasts twice as long each time, and is forgotten after a quiet day', async () => {
    const [ip, email] = ['203.0.113.10', 'steeds@vloedhaven.example'];
    const lockOnce = async (): Promise<number> => {
      await test.platform.db.updateTable('sign_in_try').set({ tries: 10 }).where('tries', '=', 1).execute();
      const [code, seconds] = await guess(ip, email);
      expect(code).toBe('too-many-requests');
      return Math.round(seconds / 60);
    };
    const waits: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      await test.platform.db.deleteFrom('sign_in_try').where('locks', '=', 0).execute();
      await guess(ip, email);
      const wait = await lockOnce();
      waits.push(wait);
      ahead += wait * minute + 1000;
    }
    expect(waits).toEqual([5, 10, 20]);
    ahead += 25 * 60 * minute;
    await test.platform.db.deleteFrom('sign_in_try').where('locks', '=', 0).execute();
    await guess(ip, email);
    expect(await lockOnce()).toBe(5);
  });

  it.each([
    [7, 640],
    [8, 1280],
    [9, 1280],
    [1000, 1280],
  ])('lasts, after %i before it, %i minutes: a day at most', async (before, minutes) => {
    const [ip, email] = ['203.0.113.11', `na-${before}@vloedhaven.example`];
    await test.platform.db.deleteFrom('sign_in_try').execute();
    await guess(ip, email);
    await test.platform.db.updateTable('sign_in_try').set({ tries: mostTries.person, locks: before }).execute();
    const [, seconds] = await guess(ip, email);
    expect(Math.round(seconds / 60)).toBe(minutes);
  });

  it('falls on an account that many machines try, and its owner gets in after it', async () => {
    const email = 'doel@vloedhaven.example';
    await test.platform.db.deleteFrom('sign_in_try').execute();
    await guess('203.0.113.20', email);
    // Each of those rows is at the most of an account now: for another machine only the account's counts.
    await test.platform.db.updateTable('sign_in_try').set({ tries: mostTries.account }).execute();
    const [code] = await guess('203.0.113.21', email, password);
    expect(code).toBe('too-many-requests');
    expect(await locks(email)).toContainEqual(['account', '203.0.113.21']);
    ahead = 6 * minute;
    expect(await guess('203.0.113.22', email, password)).toEqual(['in', 0]);
  });
});
