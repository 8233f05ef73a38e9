import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '#platform/server/testing/test-database.ts';
import { buildApp } from './app.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('GET /healthz', () => {
  it('says that the process is alive, whatever host is asked', async () => {
    await test.installation.platforms.add('tweede', []);
    const answer = await test.app.inject({ url: '/healthz', headers: { host: '10.0.0.7' } });
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
    await test.installation.platforms.remove('tweede');
  });
});

describe('GET /readyz', () => {
  it('says that it can work', async () => {
    const answer = await test.app.inject('/readyz');
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ready' }]);
  });

  it('is 503 when the database is gone, while /healthz stays', async () => {
    const database = await createTestDatabase();
    const other = await startTestApp({ connectionString: database.connectionString });
    expect((await other.app.inject('/readyz')).statusCode).toBe(200);
    await database.drop();
    const answer = await other.app.inject('/readyz');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toMatchObject({ status: 503, code: 'unavailable', correlationId: expect.any(String) });
    expect(answer.body).not.toContain('database');
    expect((await other.app.inject('/healthz')).statusCode).toBe(200);
    await other.close();
  });
});

describe('a server that is about to stop', () => {
  it('says so to balancers, and goes on answering who still comes', async () => {
    const { connectionString } = test;
    const other = await startTestApp({ connectionString });
    other.installation.leave();
    expect((await other.app.inject('/readyz')).statusCode).toBe(503);
    expect((await other.app.inject('/healthz')).statusCode).toBe(200);
    expect((await other.app.inject('/api/platformsettingvalues?keys=platformName')).statusCode).toBe(200);
    expect((await test.app.inject('/readyz')).statusCode).toBe(200);
    await other.close();
  });
});

describe('GET /metrics', () => {
  const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
    test.app.inject({ url: '/metrics', remoteAddress, headers });

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('is for this machine: %s', async (address) => {
    const answer = await from(address);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('text/plain; version=0.0.4');
    for (const name of [
      'process_cpu_seconds_total',
      'plein_cache_hits_total',
      'plein_cache_bytes',
      'plein_database_connections',
      'plein_jobs_total',
      'plein_http_response_seconds_bucket',
    ]) {
      expect(answer.body).toContain(name);
    }
  });

  it.each([
    ['another machine', '10.0.0.7', {}],
    ['another machine through a proxy on this one', '127.0.0.1', { 'x-forwarded-for': '10.0.0.7' }],
    ['another machine through a newer proxy', '127.0.0.1', { forwarded: 'for=10.0.0.7' }],
  ])('is not there for %s', async (_, address, headers) => {
    const answer = await from(address, headers);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not-found']);
  });

  it('is for who has the token, from anywhere, when there is one', async () => {
    const metricsToken = 'een lang genoeg woord';
    const app = await buildApp({ installation: test.installation, metricsToken });
    const ask = async (authorization: string | undefined, remoteAddress = '10.0.0.7') => {
      const headers = authorization === undefined ? {} : { authorization };
      return (await app.inject({ url: '/metrics', remoteAddress, headers })).statusCode;
    };
    expect(await ask(`Bearer ${metricsToken}`)).toBe(200);
    expect(await ask(`Bearer ${metricsToken}!`)).toBe(404);
    expect(await ask('Bearer een lang genoeg woorD')).toBe(404);
    expect(await ask(undefined)).toBe(404);
    expect(await ask(undefined, '127.0.0.1')).toBe(404);
    await app.close();
  });

  /** The value of one line, or nothing where it is not there. */
  const valueIn = (body: string, line: string): number | undefined => {
    const found = body.split('\n').find((one) => one.startsWith(`${line} `));
    return found === undefined ? undefined : Number(found.slice(line.length + 1));
  };
  const figure = async (line: string) => valueIn((await from('127.0.0.1')).body, line);

  it('counts answers by class of status', async () => {
    const made = 'plein_answers_total{class="4xx",from="made"}';
    const before = (await figure(made)) ?? 0;
    await test.app.inject('/api/nothing-is-here');
    expect(await figure(made)).toBe(before + 1);
  });

  it('tells what waits: jobs by queue, mails and long work by platform, and nothing of people', async () => {
    // Nothing listens there, so what is queued goes on waiting.
    const other = await startTestApp({ smtpUrl: 'smtp://127.0.0.1:1', withJobs: true });
    const texts = () => ({
      texts: { subject: 'Wachten', heading: 'Wachten', paragraphs: ['Niets'] },
      language: 'nl' as const,
    });
    await other.platform.transaction((trx) =>
      other.services.mail.queue(trx, { kind: 'test', to: 'jan@vloedhaven.example', language: 'nl', texts }),
    );
    const { body } = await other.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
    const { key } = other.platform;
    expect(valueIn(body, `plein_mail_waiting{platform="${key}"}`)).toBe(1);
    expect(valueIn(body, `plein_mail_oldest_seconds{platform="${key}"}`)).toBeGreaterThan(0);
    expect(valueIn(body, `plein_mail_failed{platform="${key}"}`)).toBe(0);
    expect(valueIn(body, `plein_long_work{platform="${key}"}`)).toBe(0);
    expect(valueIn(body, 'plein_queue_waiting{queue="send-mail"}')).toBeDefined();
    expect(valueIn(body, 'plein_failed_jobs')).toBe(0);
    expect(body).not.toContain('jan@');
    await other.close();
  });

  it('tells how old the last backup and its trial are, when a certificate ends, and how each part is doing', async () => {
    const now = new Date('2026-11-19T12:00:00Z');
    const other = await startTestApp({ clock: { now: () => now }, publicUrl: 'https://www.vloedhaven.example' });
    const read = async () => (await other.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).body;
    const { control } = other.installation.database;
    const row = { seconds: 1, is_sealed: true };
    await control
      .insertInto('backup')
      .values([
        { ...row, file: 'newest', made_at: '2026-11-19T11:00:00Z' },
        { ...row, file: 'tried', made_at: '2026-11-17T11:00:00Z', tried_at: '2026-11-17T12:00:00Z' },
        {
          ...row,
          file: 'failed',
          made_at: '2026-11-18T11:00:00Z',
          tried_at: '2026-11-18T12:00:00Z',
          trial_failure: 'x',
        },
      ])
      .execute();
    await other.installation.platforms.addHosts(other.platform.key, ['www.vloedhaven.example']);
    await control
      .insertInto('certificate')
      .values({
        ...{ host: 'www.vloedhaven.example', platform_id: other.platform.id, asked_at: now },
        ...{ valid_until: '2026-11-29T12:00:00Z', fault: null },
      })
      .execute();
    const body = await read();
    expect(valueIn(body, 'plein_backup_age_seconds')).toBe(60 * 60);
    expect(valueIn(body, 'plein_backup_trial_age_seconds')).toBe(2 * 24 * 60 * 60);
    expect(valueIn(body, 'plein_certificate_days')).toBe(10);
    expect(valueIn(body, 'plein_health{part="certificates"}')).toBe(1);
    expect(valueIn(body, 'plein_health{part="backups"}')).toBe(2);
    // How busy the database of the tests is, is not ours to say.
    expect([0, 1]).toContain(valueIn(body, 'plein_health{part="database"}'));
    await other.close();
  });

  it('tells the rest while the database is away', async () => {
    const database = await createTestDatabase();
    const other = await startTestApp({ connectionString: database.connectionString });
    await database.drop();
    const { statusCode, body } = await other.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
    expect(statusCode).toBe(200);
    expect(valueIn(body, `plein_mail_waiting{platform="${other.platform.key}"}`)).toBeUndefined();
    expect(valueIn(body, 'plein_database_connections')).toBeDefined();
    await other.close();
  });

  it('counts answers by route and not by address, so that a guid makes no new series', async () => {
    await test.app.inject('/api/pages/8a8d8b4e-5f9b-4f5e-9d51-8a3f0a3f5a10');
    const { body } = await from('127.0.0.1');
    expect(body).toContain('route="/api/pages/:id",status="404"');
    expect(body).not.toContain('8a8d8b4e');
  });
});
