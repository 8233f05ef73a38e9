import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import type { FailedJob } from '#features/jobs/contract/jobs.endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { InstallationState } from '../../contract/installation.ts';
import type { FailedWork, InstallationJobs } from '../../contract/jobs/installation-jobs.ts';

const own = 'www.own.example';
let test: TestApp;
let other: Platform;
let staff: { authorization: string };
let developer: { authorization: string };
let admin: { authorization: string };

/** What is to be done is looked at and not done, until a test does it. */
beforeAll(async () => {
  test = await startTestApp({ withJobs: false });
  staff = await test.signInAs('Mett');
  developer = await test.signInAs('Developer');
  admin = await test.signInAs('Admin');
  await test.installation.platforms.addHosts(test.platform.key, [own]);
  other = await test.installation.platforms.add('zeedorp', ['www.zeedorp.example']);
});
afterAll(() => test.close());

const call = (path: string, { payload, headers = staff }: { payload?: object; headers?: object } = {}) =>
  test.app.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url: `/api/installation${path}`,
    headers: { host: own, ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
const jobsNow = async (headers = staff) => (await call('/jobs', { headers })).json<InstallationJobs>();
const failedNow = async () => (await jobsNow()).failed;
const healthOfJobs = async () =>
  (await call('')).json<InstallationState>().health.find(({ part }) => part === 'jobs')?.reason;
const asked = ({ platformId, name, server, failedAt }: FailedWork) => ({ platformId, name, server, until: failedAt });
const sql = (text: string, values: unknown[] = []) => test.installation.database.pool.query(text, values);

/** As pg-boss leaves it when its last try failed. */
const fail = (name: string, platformId: string | undefined, output: object) =>
  sql(
    `insert into jobs.job (name, data, output, source_name, source_retry_count, start_after)
     values ('failed', $1, $2, $3, 4, now())`,
    [platformId === undefined ? null : { platformId, data: { about: 'geheim plan' } }, output, name],
  );
/** The tests keep all work waiting; it comes due, and nobody may begin with it. */
const comeDue = () =>
  sql(
    `update jobs.job set start_after = now() - interval '1 minute', blocked = name <> 'failed' where state < 'active'`,
  );
const clear = () => sql('delete from jobs.job');
const logOf = async (platform: Platform) =>
  (
    await platform.db
      .selectFrom('audit_entry')
      .select(['action', 'subject_kind', 'subject_name', 'details'])
      .where('action', 'like', 'job.%')
      .orderBy('id')
      .execute()
  ).map((row) => `${row.action} ${row.subject_kind} ${row.subject_name} ${JSON.stringify(row.details)}`);

describe('work of all platforms', () => {
  it('that failed is counted by health and can be dealt with where health leads, whosever it is', async () => {
    await clear();
    await fail('send-mail', other.id, { message: '550 jan@zeedorp.example is not known', code: 'EENVELOPE' });
    await fail('send-mail', other.id, { message: 'connect', code: 'ECONNREFUSED' });
    await fail('forget-mail', undefined, { message: 'forget-mail failed', errors: [{ code: '53100' }] });
    await fail('send-mail', crypto.randomUUID(), { message: 'of one that is gone' });
    await comeDue();
    expect(await healthOfJobs()).toBe('failed');
    const failed = await failedNow();
    expect(failed).toHaveLength(3);
    expect(failed).toContainEqual({
      ...{ name: 'send-mail', platformId: other.id, platformKey: 'zeedorp', server: 'main', count: 2 },
      ...{ attempts: 5, cause: 'unreachable', canRetry: true, failedAt: expect.any(String) },
    });
    expect(failed).toContainEqual(
      expect.objectContaining({ name: 'forget-mail', platformId: null, platformKey: null, cause: 'full' }),
    );
    // Of all platforms together it was listed for nobody.
    const listed = await test.app.inject({ url: '/api/jobs/failed', headers: { host: own, ...admin } });
    expect(listed.json<FailedJob[]>()).toEqual([]);

    for (const one of failed)
      expect((await call('/jobs:discard', { payload: asked(one) })).json()).toEqual({ count: one.count });
    expect(await failedNow()).toEqual([]);
    expect(await healthOfJobs()).toBe('goOn');
    expect(await logOf(other)).toEqual(['job.discarded job send-mail {"count":2}']);
    expect((await logOf(test.platform)).toSorted()).toEqual([
      'job.discarded job forget-mail {"count":1}',
      'job.discarded job send-mail {"count":1}',
    ]);
  });

  it('says nothing of what it is about or why in the words of the error', async () => {
    await clear();
    await fail('send-mail', other.id, { message: 'no room for jan@zeedorp.example', stack: 'Error: at secret.ts' });
    await comeDue();
    const { body } = await call('/jobs');
    expect(body).toContain('zeedorp');
    expect(body).not.toMatch(/jan@|geheim|secret\.ts|no room/);
  });

  it('is put back with all its tries, once, and not what failed after somebody looked', async () => {
    await clear();
    await fail('send-mail', other.id, { message: 'first' });
    await comeDue();
    const [seen] = await failedNow();
    if (seen === undefined) throw new Error('nothing failed');
    await fail('send-mail', other.id, { message: 'later' });
    await sql(`update jobs.job set created_on = created_on + interval '1 hour' where output->>'message' = 'later'`);
    await comeDue();
    expect(await failedNow()).toMatchObject([{ count: 2 }]);
    const both = await Promise.all([1, 2].map(() => call('/jobs:retry', { payload: asked(seen) })));
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
    expect(await failedNow()).toMatchObject([{ count: 1 }]);
    const { rows } = await sql(`select data, retry_count from jobs.job where name = 'send-mail'`);
    expect(rows).toEqual([{ data: { platformId: other.id, data: { about: 'geheim plan' } }, retry_count: 0 }]);
  });

  it('of a version that is gone can only be let go', async () => {
    await clear();
    await fail('from-an-older-plein', undefined, { message: 'x' });
    await comeDue();
    const [old] = await failedNow();
    if (old === undefined) throw new Error('nothing failed');
    expect(old.canRetry).toBe(false);
    expect((await call('/jobs:retry', { payload: asked(old) })).statusCode).toBe(404);
    expect(await failedNow()).toHaveLength(1);
    expect((await call('/jobs:discard', { payload: asked({ ...old, server: 'east' }) })).statusCode).toBe(404);
    expect((await call('/jobs:discard', { payload: asked(old) })).statusCode).toBe(200);
  });

  it('tells what waits, what is tried again by itself, and how far long work is', async () => {
    await clear();
    const workId = await other.db
      .insertInto('long_work')
      .values({ kind: 'change-media', asked_by: crypto.randomUUID(), client: '{}', input: '{}', total: 50, done: 31 })
      .returning('id')
      .executeTakeFirstOrThrow()
      .then(({ id }) => id);
    await sql(`insert into jobs.job (name, data, state, started_on) values ('change-media', $1, 'active', now())`, [
      { platformId: other.id, data: { workId } },
    ]);
    const mail = { platformId: test.platform.id, data: {} };
    for (let number = 0; number < 3; number += 1)
      await sql(`insert into jobs.job (name, data) values ('send-mail', $1)`, [mail]);
    await comeDue();
    await sql(`insert into jobs.job (name, data, state) values ('send-mail', $1, 'retry')`, [mail]);
    await sql(`update jobs.job set start_after = now() + interval '1 hour' where state = 'retry'`);
    await sql(`insert into jobs.job (name, blocked) values ('forget-mail', true), ('forget-audit', true)`);
    await sql(`update jobs.job set start_after = now() - interval '20 seconds' where name = 'forget-mail'`);
    await sql(`update jobs.job set start_after = now() - interval '50 seconds' where name = 'forget-audit'`);
    const { running, waiting } = await jobsNow();
    expect(running).toEqual([
      {
        ...{ name: 'change-media', platformId: other.id, platformKey: 'zeedorp', startedAt: expect.any(String) },
        progress: { done: 31, total: 50 },
      },
    ]);
    expect(waiting).toEqual([
      {
        ...{ name: 'send-mail', platformId: test.platform.id, platformKey: test.platform.key, due: 3, retrying: 1 },
        ...{ since: expect.any(String), nextAt: expect.any(String) },
      },
      // Of what comes back by itself twenty seconds is as long as it always waits.
      expect.objectContaining({ name: 'forget-audit', platformId: null, due: 1, retrying: 0 }),
    ]);
  });

  it('is looked at by developers, changed by platform staff, and is nothing to anybody else', async () => {
    await clear();
    await fail('send-mail', other.id, { message: 'x' });
    await comeDue();
    const [one] = await failedNow();
    if (one === undefined) throw new Error('nothing failed');
    expect([(await jobsNow()).canChange, (await jobsNow(developer)).canChange]).toEqual([true, false]);
    for (const act of ['retry', 'discard'])
      for (const headers of [developer, admin])
        expect((await call(`/jobs:${act}`, { payload: asked(one), headers })).statusCode).toBe(403);
    expect((await call('/jobs', { headers: admin })).statusCode).toBe(403);
    expect((await call('/jobs', { headers: {} })).statusCode).toBe(401);
    expect((await call('/jobs:retry', { payload: { ...asked(one), until: 'now' } })).statusCode).toBe(400);
    expect(await failedNow()).toHaveLength(1);
  });

  it('is not dealt with from another platform than the first', async () => {
    const account = { email: 'staf@zeedorp.example', password: 'een lang wachtwoord 1' };
    const more = { accountType: 'Mett', emailVerified: true } as const;
    await test.installation.servicesOf(other).users.createUser(system, { ...account, ...more });
    const signIn = { method: 'POST', url: '/api/auth/sign-in/email', payload: account } as const;
    const elsewhere = { host: 'www.zeedorp.example' };
    const { token } = (await test.app.inject({ ...signIn, headers: elsewhere })).json<{ token: string }>();
    const headers = { ...elsewhere, authorization: `Bearer ${token}` };
    expect((await call('/jobs', { headers })).statusCode).toBe(403);
    const [one] = await failedNow();
    if (one === undefined) throw new Error('nothing failed');
    expect((await call('/jobs:discard', { payload: asked(one), headers })).statusCode).toBe(403);
  });
});
