import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { patience } from '#platform/server/testing/patience.ts';
import type { FailedJob } from '../contract/jobs.endpoints.ts';

let test: TestApp;
let admin: { authorization: string };

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.signInAs('Admin');
  await test.installation.jobs.start();
});
afterAll(() => test.close());

const call = (method: 'GET' | 'POST' | 'DELETE', path = '', headers = admin) =>
  test.app.inject({ method, url: `/api/jobs/failed${path}`, headers });
const failed = async () => (await call('GET')).json<FailedJob[]>();

/** As pg-boss leaves it when the last try of a mail failed. */
async function fail(mailId: string, message: string, name = 'send-mail'): Promise<void> {
  await test.installation.database.pool.query(
    `insert into jobs.job (name, data, output, source_name, source_retry_count) values ('failed', $1, $2, $3, 4)`,
    [{ platformId: test.platform.id, data: { mailId } }, { message, stack: 'Error: at secret.ts' }, name],
  );
}

const actions = async () =>
  (
    await test.platform.db
      .selectFrom('audit_entry')
      .select(['action', 'subject_name'])
      .where('action', 'like', 'job.%')
      .orderBy('id')
      .execute()
  ).map(({ action, subject_name }) => `${action} ${subject_name}`);

describe('failed jobs', () => {
  it('are empty at first', async () => {
    expect(await failed()).toEqual([]);
  });

  it('tell what failed, when, how often and why, and nothing secret', async () => {
    await fail(crypto.randomUUID(), 'refused by smtp://jan:geheim@mail.example');
    const answer = await call('GET');
    expect(answer.json()).toEqual([
      {
        id: expect.any(String),
        name: 'send-mail',
        failedAt: expect.any(String),
        attempts: 5,
        reason: 'refused by smtp://…@mail.example',
        canRetry: true,
      },
    ]);
    expect(answer.body).not.toMatch(/geheim|secret\.ts/);
  });

  it('are put back one by one or all at once, let go, and it is written down', async () => {
    await fail(crypto.randomUUID(), 'again');
    await fail(crypto.randomUUID(), 'of before', 'from-an-older-plein');
    const [one, two, old] = (await failed()).toSorted((a, b) => b.name.localeCompare(a.name));
    expect(old).toMatchObject({ name: 'from-an-older-plein', canRetry: false });
    expect((await call('POST', `/${one?.id}/retry`)).statusCode).toBe(204);
    expect((await call('POST', `/${one?.id}/retry`)).statusCode).toBe(404);
    expect((await call('POST', `/${old?.id}/retry`)).statusCode).toBe(404);
    expect((await call('POST', ':retry')).json()).toEqual({ retried: 1 });
    expect((await failed()).map(({ id }) => id)).toEqual([old?.id]);
    expect((await call('DELETE', `/${old?.id}`)).statusCode).toBe(204);
    expect((await call('DELETE', `/${old?.id}`)).statusCode).toBe(404);
    expect(await failed()).toEqual([]);
    expect(await actions()).toEqual([
      'job.retried send-mail',
      'job.retried send-mail',
      'job.discarded from-an-older-plein',
    ]);
    expect(two?.id).not.toBe(one?.id);
    // The mails are no more, so the work is done at once.
    await vi.waitFor(async () => {
      const { rows } = await test.installation.database.pool.query(
        `select from jobs.job where name = 'send-mail' and state = 'completed'`,
      );
      expect(rows).toHaveLength(2);
    }, patience);
  });

  it('of another platform are not there', async () => {
    await test.installation.database.pool.query(
      `insert into jobs.job (name, data, output, source_name) values ('failed', $1, '{}', 'send-mail')`,
      [{ platformId: crypto.randomUUID(), data: {} }],
    );
    expect(await failed()).toEqual([]);
    expect((await call('POST', ':retry')).json()).toEqual({ retried: 0 });
  });

  it.each(['ContentManager', 'Standard'] as const)('are not for a %s', async (type) => {
    const headers = await test.signInAs(type);
    expect((await call('GET', '', headers)).statusCode).toBe(403);
    expect((await call('POST', ':retry', headers)).statusCode).toBe(403);
  });
});
