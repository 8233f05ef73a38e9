import type { InjectOptions, Response } from 'light-my-request';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import type { NewUser } from '#features/users/contract/new-user.ts';
import type { Clock } from '#platform/server/clock.ts';

const password = 'een lang wachtwoord 1';
const day = 24 * 60 * 60 * 1000;

/** How far the server's clock is ahead. */
let ahead = 0;
const clock: Clock = { now: () => new Date(Date.now() + ahead) };
let test: TestApp;
let people = 0;
let somebody: string;

beforeAll(async () => {
  test = await startTestApp({ clock });
  somebody = await buildUser();
});

afterEach(() => {
  ahead = 0;
});

afterAll(() => test.close());

async function buildUser(overrides: Partial<NewUser> = {}): Promise<string> {
  people += 1;
  const email = `persoon-${people}@vloedhaven.example`;
  await test.services.users.createUser(system, { email, password, ...overrides });
  return overrides.email ?? email;
}

function send(options: InjectOptions): Promise<Response> {
  return test.app.inject(options);
}

function signIn(email: string, given = password, options: InjectOptions = {}): Promise<Response> {
  return send({ method: 'POST', url: '/api/auth/sign-in/email', payload: { email, password: given }, ...options });
}

const cookieOf = (answer: Response): string => String([answer.headers['set-cookie']].flat()[0]);
const sent = (cookie: string): string => cookie.split(';')[0] ?? '';
const profile = (headers: Record<string, string>) => send({ url: '/api/profiles:loggedIn', headers });

async function session(email = somebody) {
  const answer = await signIn(email);
  const { token } = answer.json<{ token: string }>();
  return { cookie: sent(cookieOf(answer)), token, authorization: `Bearer ${token}` };
}

describe('signing in (product.md §5)', () => {
  it('sets the session cookie and answers the token; both are the person', async () => {
    const email = await buildUser({ firstName: 'Cato', lastName: 'Wit' });
    const answer = await signIn(email);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(cookieOf(answer)).toMatch(/^plein\.session_token=[^;]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(answer.json()).toEqual({
      token: expect.stringMatching(/^\w{32}$/),
      user: { id: expect.any(String), name: 'Cato Wit', email, emailVerified: false },
    });
    const byCookie = await profile({ cookie: sent(cookieOf(answer)) });
    const byToken = await profile({ authorization: `Bearer ${answer.json<{ token: string }>().token}` });
    expect(byCookie.json()).toMatchObject({ email, firstName: 'Cato' });
    expect(byToken.json()).toEqual(byCookie.json());
  });

  it('sends the cookie over https only, when it came over https', async () => {
    const client = { ip: '127.0.0.1', userAgent: '', host: 'a.example', cookie: undefined, authorization: undefined };
    const { cookies } = await test.services.auth.signIn(
      { ...client, origin: 'https://a.example' },
      { email: somebody, password },
    );
    for (const cookie of cookies ?? []) expect(cookie).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
    expect(cookies).toHaveLength(2);
  });

  it('does not care for capitals and spaces around the address', async () => {
    expect((await signIn(` ${somebody.toUpperCase()} `)).statusCode).toBe(200);
  });

  it('answers a wrong password and an unknown address alike', async () => {
    const wrong = await signIn(somebody, 'een ander wachtwoord');
    const unknown = await signIn('niemand@vloedhaven.example');
    for (const answer of [wrong, unknown]) {
      expect(answer.statusCode).toBe(401);
      expect(answer.headers['content-type']).toContain('application/problem+json');
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(answer.json()).toMatchObject({ code: 'invalid-credentials', correlationId: expect.any(String) });
    }
    const { correlationId: _, ...wrongProblem } = wrong.json();
    const { correlationId: __, ...unknownProblem } = unknown.json();
    expect(wrongProblem).toEqual(unknownProblem);
  });

  it.each([
    ['no address', { password }],
    ['no password', { email: 'a@b.example' }],
    ['half an address', { email: 'a@b', password }],
    ['an object for a password', { email: 'a@b.example', password: { $ne: '' } }],
  ])('refuses %s', async (_, payload) => {
    const answer = await send({ method: 'POST', url: '/api/auth/sign-in/email', payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'bad-input' });
  });

  it('is refused from the page of another site', async () => {
    const answer = await signIn(somebody, password, { headers: { origin: 'https://elders.example' } });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'wrong-origin' });
  });

  it('gives nothing away of what is stored', async () => {
    const answers = [
      await signIn(await buildUser()),
      await profile({ authorization: (await session()).authorization }),
    ];
    for (const { body } of answers) expect(body).not.toMatch(/password|hash|secret|account_?type|"session"/i);
  });

  it.each([
    '/api/auth/sign-up/email',
    '/api/auth/update-user',
    '/api/auth/list-sessions',
    '/api/auth/two-factor/enable',
  ])('has no %s', async (url) => {
    const answer = await send({ method: 'POST', url, payload: {} });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not-found' });
  });
});

describe('the viewer of a request', () => {
  it('is nobody without a session, and is asked to sign in', async () => {
    const answer = await profile({});
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
    expect(answer.json()).toMatchObject({ code: 'sign-in-needed' });
  });

  it.each([
    ['another cookie', (own: string) => own.replace('plein.session_token', 'plein.other')],
    [
      'a cookie with another token',
      (own: string) => own.replace(/=(.)/, (_, c: string) => `=${c === 'x' ? 'y' : 'x'}`),
    ],
    ['a cookie with another signature', (own: string) => `${own.slice(0, own.indexOf('.', 20))}.${'A'.repeat(43)}%3D`],
    ['a cookie without a signature', (own: string) => own.slice(0, own.indexOf('.', 20))],
    ['a cookie that cannot be decoded', () => 'plein.session_token=%E0%A4%A'],
    ['an empty cookie', () => 'plein.session_token='],
  ])('is nobody with %s', async (_, tamper) => {
    const { cookie } = await session();
    expect((await profile({ cookie })).statusCode).toBe(200);
    expect((await profile({ cookie: tamper(cookie) })).statusCode).toBe(401);
  });

  it.each([
    ['an unknown token', () => 'Bearer abcdefghijklmnopqrstuvwxyz012345'],
    ['no token', () => 'Bearer '],
    ['SQL for a token', () => "Bearer ' or 1=1 --"],
    ['another scheme', (token: string) => `Basic ${token}`],
  ])('is nobody with %s', async (_, tamper) => {
    const { token } = await session();
    expect((await profile({ authorization: tamper(token) })).statusCode).toBe(401);
  });

  it('is the holder of the cookie behind a proxy that asks for a name and password of its own', async () => {
    const { cookie } = await session();
    expect((await profile({ cookie, authorization: 'Basic dGVzdDp0ZXN0' })).statusCode).toBe(200);
  });

  it('is the holder of the token when a cookie came along', async () => {
    const [one, other] = [await session(), await session(await buildUser({ firstName: 'Ander' }))];
    const answer = await profile({ cookie: one.cookie, authorization: other.authorization });
    expect(answer.json()).toMatchObject({ firstName: 'Ander' });
  });

  it('is nobody once the session has expired', async () => {
    const { cookie, authorization } = await session();
    ahead = 7 * day + 1000;
    expect((await profile({ cookie })).statusCode).toBe(401);
    expect((await profile({ authorization })).statusCode).toBe(401);
  });

  it('is nobody on another platform', async () => {
    const { cookie, authorization } = await session();
    await test.installation.platforms.add('ander', ['ander.example']);
    const there = { host: 'ander.example' };
    expect((await profile({ ...there, cookie })).statusCode).toBe(401);
    expect((await profile({ ...there, authorization })).statusCode).toBe(401);
    await test.installation.platforms.remove('ander');
    expect((await profile({ authorization })).statusCode).toBe(200);
  });

  it('keeps its name and loses its rights when the account is inactive (§2)', async () => {
    const email = await buildUser({ accountType: 'Admin' });
    await test.platform.db.updateTable('user').set({ is_active: false }).where('email', '=', email).execute();
    const answer = await signIn(email);
    expect(answer.statusCode).toBe(200);
    const { token } = answer.json<{ token: string }>();
    expect((await profile({ authorization: `Bearer ${token}` })).json()).toMatchObject({
      email,
      isActive: false,
      isAdmin: false,
      isContentManager: false,
    });
  });
});

describe('signing out (§4)', () => {
  it.each(['cookie', 'authorization'] as const)('ends the session of the %s, for both', async (by) => {
    const own = await session();
    const answer = await send({ method: 'POST', url: '/api/auth/sign-out', headers: { [by]: own[by] } });
    expect(answer.statusCode).toBe(200);
    expect(cookieOf(answer)).toMatch(/^plein\.session_token=; Max-Age=0; Path=\//);
    expect((await profile({ cookie: own.cookie })).statusCode).toBe(401);
    expect((await profile({ authorization: own.authorization })).statusCode).toBe(401);
  });

  it('ends no other session of the same person', async () => {
    const [one, other] = [await signIn(somebody), await signIn(somebody)];
    await send({ method: 'POST', url: '/api/auth/sign-out', headers: { cookie: sent(cookieOf(one)) } });
    expect((await profile({ cookie: sent(cookieOf(other)) })).statusCode).toBe(200);
  });

  it('is no error for who was not signed in', async () => {
    expect((await send({ method: 'POST', url: '/api/auth/sign-out' })).statusCode).toBe(200);
  });

  it('is refused from the page of another site, and the session lives on', async () => {
    const { cookie } = await session();
    const headers = { cookie, origin: 'https://elders.example' };
    expect((await send({ method: 'POST', url: '/api/auth/sign-out', headers })).statusCode).toBe(403);
    expect((await profile({ cookie })).statusCode).toBe(200);
  });
});

describe('the session itself', () => {
  const read = (headers: Record<string, string>) => send({ url: '/api/auth/get-session', headers });

  it('is null without one', async () => {
    const answer = await read({});
    expect([answer.statusCode, answer.json()]).toEqual([200, null]);
  });

  it('tells who and until when, and not the token', async () => {
    const own = await session();
    const answer = await read({ cookie: own.cookie });
    expect(answer.json()).toMatchObject({
      session: { expiresAt: expect.any(String) },
      user: { name: expect.any(String) },
    });
    expect(answer.body).not.toContain(own.token);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('is renewed, cookie and all, when it is more than a day old', async () => {
    const own = await session();
    const almostOver = new Date(Date.now() + 2 * day);
    await test.platform.db
      .updateTable('session')
      .set({ expires_at: almostOver })
      .where('token', '=', own.token)
      .execute();
    const answer = await read({ cookie: own.cookie });
    const { expiresAt } = answer.json<{ session: { expiresAt: string } }>().session;
    expect(new Date(expiresAt).getTime()).toBeGreaterThan(almostOver.getTime() + 4 * day);
    expect(sent(cookieOf(answer))).toBe(own.cookie);
    expect(cookieOf(answer)).toContain('Max-Age=604800');
  });
});

describe('too many tries', () => {
  const wrong = (email: string, options: InjectOptions) => signIn(email, 'fout', options);
  /** Makes one try of the last test step into many, without the cost of many passwords. */
  const countAs = async (tries: number, counted: number) => {
    const { numUpdatedRows } = await test.platform.db
      .updateTable('sign_in_try')
      .set({ tries })
      .where('tries', '=', counted)
      .executeTakeFirstOrThrow();
    expect(numUpdatedRows).toBe(3n);
  };

  beforeEach(() => test.platform.db.deleteFrom('sign_in_try').execute());

  it('are refused for one address and account, whatever a client writes in its headers', async () => {
    const from = (i: number): InjectOptions => ({
      remoteAddress: '203.0.113.7',
      headers: {
        'x-forwarded-for': `198.51.100.${i}`,
        'x-real-ip': `198.51.100.${i}`,
        'x-plein-client-ip': `198.51.100.${i}`,
      },
    });
    await wrong(somebody, from(1));
    await wrong(somebody, from(2));
    await countAs(9, 2);
    expect((await wrong(somebody, from(3))).statusCode).toBe(401);
    const refused = await signIn(somebody, password, from(4));
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(300);
    expect(refused.json()).toMatchObject({ code: 'too-many-requests' });

    expect((await signIn(somebody, password, { remoteAddress: '203.0.113.8' })).statusCode).toBe(200);
    ahead = 5 * 60 * 1000;
    expect((await signIn(somebody, password, from(5))).statusCode).toBe(200);
  });

  it('are refused for one address that tries many accounts', async () => {
    const from = { remoteAddress: '203.0.113.20' };
    await wrong('a@vloedhaven.example', from);
    await countAs(50, 1);
    expect((await wrong('b@vloedhaven.example', from)).statusCode).toBe(429);
    expect((await wrong('b@vloedhaven.example', { remoteAddress: '203.0.113.21' })).statusCode).toBe(401);
  });

  it('are one bucket for all the addresses of one IPv6 network', async () => {
    await wrong(somebody, { remoteAddress: '2001:db8:1:2::1' });
    await countAs(10, 1);
    expect((await wrong(somebody, { remoteAddress: '2001:db8:1:2:ffff::9' })).statusCode).toBe(429);
    expect((await wrong(somebody, { remoteAddress: '2001:db8:1:3::1' })).statusCode).toBe(401);
  });

  it('are forgotten for who signs in well', async () => {
    const from = { remoteAddress: '203.0.113.30' };
    await wrong(somebody, from);
    await countAs(9, 1);
    expect((await signIn(somebody, password, from)).statusCode).toBe(200);
    expect((await wrong(somebody, from)).statusCode).toBe(401);
    expect((await wrong(somebody, from)).statusCode).toBe(401);
  });

  it('keep no address of a machine or a person', async () => {
    await wrong('iemand@vloedhaven.example', { remoteAddress: '203.0.113.40' });
    const rows = await test.platform.db.selectFrom('sign_in_try').selectAll().execute();
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toMatch(/203\.0|vloedhaven/);
  });
});
