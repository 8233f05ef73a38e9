import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '#platform/contract/calls/errors.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const signIn = '/api/auth/sign-in/email';
const post = (payload: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  test.app.inject({ method: 'POST', url: signIn, payload, headers });

function expectProblem(answer: Awaited<ReturnType<typeof post>>, status: number, code: string): Problem {
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/problem+json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("script-src 'self';"),
  });
  const problem = answer.json<Problem>();
  expect(problem).toMatchObject({ type: 'about:blank', status, correlationId: answer.headers['x-correlation-id'] });
  expect(problem.title).not.toBe('');
  return problem;
}

describe('errors are problem+json', () => {
  it.each([
    ['JSON that is none', '{"email":', 400, 'bad-request'],
    ['no body at all', '', 400, 'bad-request'],
    ['a key that would change every object', '{"__proto__": {"isAdmin": true}}', 400, 'bad-request'],
    ['more than the call takes', JSON.stringify({ email: 'x'.repeat(17_000) }), 413, 'too-large'],
  ])('%s', async (_, payload, status, code) => {
    expectProblem(await post(payload), status, code);
  });

  it.each([
    ['a character that no text can hold', '{"email": "a\\u0000b"}', 'body.email'],
    ['half of a character', '{"email": "\\ud83d"}', 'body.email'],
    ['more levels than any schema walks through', `{"email": ${'['.repeat(5000)}${']'.repeat(5000)}}`, 'body'],
  ])('%s', async (_, payload, path) => {
    expect(expectProblem(await post(payload), 400, 'bad-input').fields).toMatchObject([{ path }]);
  });

  it('names the fields that are wrong', async () => {
    const problem = expectProblem(await post('{"email": "geen adres"}'), 400, 'bad-input');
    expect(problem.fields?.map(({ path }) => path)).toEqual(['body.email', 'body.password']);
  });

  it.each(['application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'a body of type %s',
    async (type) => {
      expectProblem(await post('<a/>', { 'content-type': type }), 415, 'wrong-media-type');
    },
  );

  it('takes a megabyte at most where a call has no limit of its own', async () => {
    const send = (headers: Record<string, string>) =>
      test.app.inject({
        method: 'DELETE',
        url: '/cache_invalidate',
        headers: { 'content-type': 'application/json', ...headers },
        payload: JSON.stringify({ index: 'x'.repeat(1024 * 1024) }),
      });
    expectProblem(await send(await test.signInAs('ContentManager')), 413, 'too-large');
    // Nothing is read of who may not send it.
    expectProblem(await send({}), 401, 'sign-in-needed');
  });

  it.each([
    ['GET', '/api/nothing'],
    ['POST', '/api/pages/8a8d8b4e-5f9b-4f5e-9d51-8a3f0a3f5a10'],
    ['PUT', '/nothing'],
    ['GET', '/api'],
  ] as const)('an address that is not there: %s %s', async (method, url) => {
    expectProblem(await test.app.inject({ method, url }), 404, 'not-found');
  });

  it.each([
    ['an address that cannot be read', '/api/pages/%ff', 400],
    ['an address with a character that no text can hold', '/api/search?q=a%00b', 400],
    ['a part that is too long', `/api/pages/${'x'.repeat(201)}`, 414],
  ])('%s', async (_, url, status) => {
    expectProblem(await test.app.inject(url), status, 'bad-request');
  });

  it.each(['a b', 'x/y', 'naam@plein.example', 'plein.example:99999', '[::g]', '"><script>'])(
    'a host that is none: %j',
    async (host) => {
      expectProblem(await test.app.inject({ url: '/api/profiles:loggedIn', headers: { host } }), 400, 'bad-request');
    },
  );

  it('speaks the language of the caller', async () => {
    const english = await test.app.inject({ url: '/api/nothing', headers: { 'accept-language': 'en-GB,en' } });
    const dutch = await test.app.inject('/api/nothing');
    expect(dutch.json().title).toBe('Niet gevonden');
    expect(english.json().title).not.toBe('Niet gevonden');
  });

  it('shows a person a page, and a program the problem', async () => {
    const page = await test.app.inject({ url: '/nothing', headers: { accept: 'text/html,*/*' } });
    expect(page.statusCode).toBe(404);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain(String(page.headers['x-correlation-id']));
    expect(page.body).not.toMatch(/<script|style=/);
    expectProblem(await test.app.inject({ url: '/api/nothing', headers: { accept: 'text/html' } }), 404, 'not-found');
  });
});

describe('what goes wrong inside', () => {
  it('stays inside', async () => {
    const broken = await startTestApp();
    await broken.installation.database.pool.query('drop table platform_test.setting cascade');
    const answer = await broken.app.inject('/api/platformsettingvalues');
    expectProblem(answer, 500, 'internal');
    expect(answer.body).not.toMatch(/setting|relation "|stack|select/i);
    await broken.close();
  });
});

describe('the correlation id', () => {
  const ask = (id?: string) =>
    test.app.inject({ url: '/healthz', headers: id === undefined ? {} : { 'x-correlation-id': id } });

  it('is taken over from the caller', async () => {
    expect((await ask('abcd-1234_EFGH')).headers['x-correlation-id']).toBe('abcd-1234_EFGH');
  });

  it.each([undefined, 'short', 'with space 1', 'x'.repeat(65)])(
    'is made when it is none to write down: %s',
    async (id) => {
      expect((await ask(id)).headers['x-correlation-id']).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  it('differs from request to request', async () => {
    expect((await ask()).headers['x-correlation-id']).not.toBe((await ask()).headers['x-correlation-id']);
  });
});

describe('the origin check', () => {
  const write = (headers: Record<string, string>) =>
    test.app.inject({
      method: 'POST',
      url: '/api/auth/sign-out',
      headers: { host: 'www.vloedhaven.example', ...headers },
    });

  it('refuses a write from another site', async () => {
    expectProblem(
      await write({ origin: 'https://elders.example', 'sec-fetch-site': 'cross-site' }),
      403,
      'wrong-origin',
    );
    expectProblem(await write({ origin: 'https://elders.example' }), 403, 'wrong-origin');
  });

  it.each([
    ['our own page', { origin: 'https://www.vloedhaven.example', 'sec-fetch-site': 'same-origin' }],
    ['a program', {}],
  ])('lets %s write', async (_, headers) => {
    expect((await write(headers)).statusCode).toBe(200);
  });

  it('lets everyone read', async () => {
    const headers = { origin: 'https://elders.example', 'sec-fetch-site': 'cross-site' };
    expect((await test.app.inject({ url: '/api/platformsettingvalues', headers })).statusCode).toBe(200);
  });
});

describe('the rate limit', () => {
  it('answers 429 with Retry-After to one client, and not to another', async () => {
    const busy = await startTestApp({ callsPerMinute: 3 });
    const call = (remoteAddress: string) => busy.app.inject({ url: '/api/auth/get-session', remoteAddress });
    for (let calls = 0; calls < 3; calls += 1) expect((await call('10.0.0.7')).statusCode).toBe(200);
    const answer = await call('10.0.0.7');
    expectProblem(answer, 429, 'too-many-requests');
    const seconds = Number(answer.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(answer.json().detail).toContain(`${seconds} seconden`);
    expect((await call('10.0.0.8')).statusCode).toBe(200);
    // Who reads pages is not counted.
    for (let pages = 0; pages < 5; pages += 1) {
      expect((await busy.app.inject({ url: '/healthz', remoteAddress: '10.0.0.7' })).statusCode).toBe(200);
    }
    await busy.close();
  });

  it('is stricter where a call says so', async () => {
    const token = 'x'.repeat(43);
    const statuses = [];
    for (let calls = 0; calls < 31; calls += 1) {
      statuses.push((await test.app.inject({ url: `/api/auth/setup/${token}`, remoteAddress: '10.0.0.9' })).statusCode);
    }
    expect(new Set(statuses.slice(0, 30))).toEqual(new Set([410]));
    expect(statuses[30]).toBe(429);
  });
});

describe('compression', () => {
  const ask = (encoding?: string) =>
    test.app.inject({
      url: '/api/openapi.json',
      headers: encoding === undefined ? {} : { 'accept-encoding': encoding },
    });

  it('is for who asks for it', async () => {
    const plain = await ask();
    const zipped = await ask('gzip, deflate, br');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding, cookie' });
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
    expect(zipped.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
  });

  it.each(['identity', 'gzip;q=0', 'gzip; q=0, identity', 'deflate'])('leaves it for %s', async (encoding) => {
    expect((await ask(encoding)).headers['content-encoding']).toBeUndefined();
  });
});
