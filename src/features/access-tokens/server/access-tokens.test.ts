import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#app/server/routes.ts';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { memberPassword as password, signedInMember } from '#features/auth/server/testing/signed-in-member.ts';
import { TestBrowser } from '#features/auth/server/testing/test-browser.ts';
import type { AccountType } from '#platform/contract/rights/viewer.ts';
import type { Clock } from '#platform/server/clock.ts';
import { type AccessToken, type MadeAccessToken, mostTokens } from '../contract/access-token.ts';
import { tokenRefusal } from '../contract/token-use.ts';

const day = 24 * 60 * 60_000;
let ahead = 0;
const clock: Clock = { now: () => new Date(Date.now() + ahead) };
let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ clock });
});
afterAll(() => test.close());

const person = (accountType: AccountType = 'Standard', roleIds: string[] = []) =>
  signedInMember(test, { accountType, roleIds });

async function make(browser: TestBrowser, body: object = {}): Promise<MadeAccessToken> {
  await browser.post('/api/auth/proof', { password });
  const answer = await browser.post('/api/accesstokens', { name: 'Weekcijfers', ...body });
  expect(answer.statusCode).toBe(201);
  return answer.json();
}

const call = (token: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  test.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}` },
    ...(payload === undefined ? {} : { payload }),
  });
const whoIs = (token: string) => call(token, 'GET', '/api/profiles:loggedIn');
const refusal = async (token: string) => {
  const answer = await whoIs(token);
  return [answer.statusCode, answer.json().code];
};
const isRefused = [401, 'token-refused'];

describe('a token', () => {
  it('is shown once, recognisable, kept as a hash, listed and recorded', async () => {
    const { id, browser } = await person();
    const { token, ...made } = await make(browser, { days: 30 });
    expect(token).toMatch(/^plein_[\w-]{43}$/);
    expect(made).toMatchObject({ name: 'Weekcijfers', scope: 'Read', hint: token.slice(-4), lastUsedAt: null });
    expect(Date.parse(made.expiresAt) - Date.parse(made.createdAt)).toBe(30 * day);
    expect((await browser.get('/api/accesstokens')).json()).toEqual([made]);
    const rows = await test.platform.db.selectFrom('access_token').selectAll().where('user_id', '=', id).execute();
    expect(JSON.stringify(rows)).not.toContain(token.slice(6));
    const entries = await test.platform.db.selectFrom('audit_entry').selectAll().where('actor_id', '=', id).execute();
    expect(entries.map(({ action }) => action)).toContain('access-token.created');
    expect(JSON.stringify(entries)).not.toContain(token);
  });

  it('is made by who showed a moment ago that the account is theirs, and not while viewing as someone', async () => {
    const { browser } = await person();
    const asked = await browser.post('/api/accesstokens', { name: 'Weekcijfers' });
    expect([asked.statusCode, asked.json().code]).toEqual([403, 'proof-needed']);
    const admin = await person('Admin');
    await admin.browser.post('/api/auth/proof', { password });
    expect((await admin.browser.post('/api/viewas', { as: 'member' })).statusCode).toBeLessThan(300);
    const seen = await admin.browser.post('/api/accesstokens', { name: 'Weekcijfers' });
    expect([seen.statusCode, seen.json().code]).toEqual([403, 'viewing-as']);
  });

  it('calls in the name of its maker, and says when it was used', async () => {
    const { id, browser } = await person();
    const { token } = await make(browser);
    expect((await whoIs(token)).json()).toMatchObject({ guid: id });
    await expect
      .poll(async () => (await browser.get('/api/accesstokens')).json<AccessToken[]>()[0])
      .toMatchObject({ lastUsedAt: expect.any(String) });
  });

  it('that may only read changes nothing', async () => {
    const { browser } = await person('Admin');
    const { token } = await make(browser, { scope: 'Read' });
    expect((await call(token, 'GET', '/api/roles')).statusCode).toBe(200);
    const answer = await call(token, 'POST', '/api/roles', { name: 'Lezers' });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'token-only-reads']);
  });

  it('that may write does what its maker may, and no more', async () => {
    const [admin, member] = [await person('Admin'), await person()];
    const [strong, weak] = [
      await make(admin.browser, { scope: 'Write' }),
      await make(member.browser, { scope: 'Write' }),
    ];
    expect((await call(strong.token, 'POST', '/api/roles', { name: 'Schrijvers' })).statusCode).toBeLessThan(300);
    expect((await call(weak.token, 'POST', '/api/roles', { name: 'Schrijvers 2' })).statusCode).toBe(403);
  });

  it('never makes a call by which the account itself is entered, handed over or left', async () => {
    const { browser } = await person('Admin');
    const { token } = await make(browser, { scope: 'Write' });
    const own = routes.filter(({ endpoint }) => ['auth', 'access-tokens'].includes(endpoint.feature));
    const calls = own.filter(({ endpoint }) => endpoint.path.startsWith('/api/'));
    expect(calls.length).toBeGreaterThan(30);
    for (const { endpoint } of calls) {
      const { method } = endpoint;
      const path = endpoint.path.replace(/\{\w+\}/g, 'x');
      expect([method, path, tokenRefusal({ scope: 'Write', formGuid: null }, method, path)]).toEqual([
        method,
        path,
        'token-not-here',
      ]);
    }
    const gone = await call(token, 'DELETE', '/api/profiles:loggedIn', { password });
    expect([gone.statusCode, gone.json().code]).toEqual([403, 'token-not-here']);
    expect((await call(token, 'POST', '/api/accesstokens', { name: 'Kind' })).statusCode).toBe(403);
  });
});

describe('a token ends', () => {
  it('when it is revoked, at once, and only by its maker', async () => {
    const [{ id, browser }, other] = [await person(), await person()];
    const { token, id: tokenId } = await make(browser);
    expect((await whoIs(token)).statusCode).toBe(200);
    const remove = (by: TestBrowser) => by.delete(`/api/accesstokens/${tokenId}`);
    expect((await remove(other.browser)).statusCode).toBe(404);
    expect((await whoIs(token)).statusCode).toBe(200);
    expect((await remove(browser)).statusCode).toBe(204);
    expect(await refusal(token)).toEqual(isRefused);
    const entries = await test.platform.db.selectFrom('audit_entry').selectAll().where('actor_id', '=', id).execute();
    expect(entries.map(({ action }) => action)).toContain('access-token.revoked');
  });

  it('on its day', async () => {
    const { browser } = await person();
    const { token } = await make(browser, { days: 7 });
    try {
      ahead = 7 * day - 60_000;
      expect((await whoIs(token)).statusCode).toBe(200);
      ahead = 7 * day + 60_000;
      expect(await refusal(token)).toEqual(isRefused);
    } finally {
      ahead = 0;
    }
  });

  it('with the rights of its maker: a role that is taken, an account that is switched off or removed', async () => {
    const admin = await person('Admin');
    const role = (await admin.browser.post('/api/roles', { name: 'Balie' })).json<{ id: string }>();
    const maker = await person('Standard', [role.id]);
    const { token } = await make(maker.browser);
    const change = (body: object) =>
      admin.browser.send({ method: 'PUT', url: `/api/users/${maker.id}`, payload: body });
    expect((await whoIs(token)).json()).toMatchObject({ roleIds: [role.id] });
    expect((await change({ roleIds: [] })).statusCode).toBe(200);
    expect((await whoIs(token)).json()).toMatchObject({ roleIds: [] });
    expect((await change({ isActive: false })).statusCode).toBe(200);
    expect(await refusal(token)).toEqual(isRefused);
  });
});

it('an unknown token is refused instead of taken for a visitor, and on a page it counts for nothing', async () => {
  expect(await refusal(`plein_${'a'.repeat(43)}`)).toEqual(isRefused);
  const { browser } = await person('Admin');
  const { token } = await make(browser);
  expect((await call(token, 'GET', '/healthz')).statusCode).toBe(200);
});

it('a person has as many as can be overseen', async () => {
  const { browser } = await person();
  await browser.post('/api/auth/proof', { password });
  for (let made = 0; made < mostTokens; made += 1) {
    expect((await browser.post('/api/accesstokens', { name: `${made}` })).statusCode).toBe(201);
  }
  const answer = await browser.post('/api/accesstokens', { name: 'nog een' });
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'too-many-tokens']);
});

it('counts calls by person, from wherever they come', async () => {
  const limited = await startTestApp({ callsPerMinute: 12 });
  try {
    const email = 'vaak@vloedhaven.example';
    await limited.services.users.createUser(system, { email, password, emailVerified: true });
    const browser = new TestBrowser(limited.app, '198.51.100.200');
    await browser.signIn(email, password);
    await browser.post('/api/auth/proof', { password });
    const { token } = (await browser.post('/api/accesstokens', { name: 'Vaak' })).json<MadeAccessToken>();
    const from = (address: number) =>
      limited.app.inject({
        url: '/api/profiles:loggedIn',
        remoteAddress: `203.0.113.${address}`,
        headers: { authorization: `Bearer ${token}` },
      });
    const answers = [];
    for (let address = 1; address <= 16; address += 1) answers.push((await from(address)).statusCode);
    expect(answers.at(0)).toBe(200);
    expect(answers.at(-1)).toBe(429);
  } finally {
    await limited.close();
  }
});
