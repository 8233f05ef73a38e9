import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#app/server/routes.ts';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import type { Clock } from '#platform/server/clock.ts';
import { createLogger } from '#platform/server/logger.ts';
import { loadPasskeyAuth, loadSsoAuth } from '../better-auth.ts';
import { memberPassword as password, signedInMember } from '../testing/signed-in-member.ts';
import { softwarePasskey } from '../testing/software-passkey.ts';
import { TestBrowser } from '../testing/test-browser.ts';
import { codeOfApp } from '../testing/totp.ts';

const minute = 60_000;

let ahead = 0;
const clock: Clock = { now: () => new Date(Date.now() + ahead) };
let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ clock });
});
afterAll(() => test.close());

const asks = 'asks for proof';
/** Every call by which members change something about their own account, and why it asks for no proof of a moment ago. */
const calls: Record<string, string> = {
  'DELETE /api/auth/passkeys/{id}': asks,
  'POST /api/auth/passkeys': asks,
  'POST /api/auth/passkeys:begin': asks,
  'POST /api/accesstokens': asks,
  'DELETE /api/accesstokens/{id}': 'shuts a program out, which has to be quick',
  'POST /api/auth/change-email': asks,
  'POST /account/email': asks,
  'POST /api/auth/two-factor:begin': asks,
  'POST /api/auth/two-factor:off': asks,
  'POST /api/auth/two-factor:recovery-codes': asks,
  'POST /api/auth/change-password': 'takes the old password itself, always',
  'DELETE /api/profiles:loggedIn': 'takes the password or a mailed code itself, always',
  'POST /api/profiles:deletionCode': 'mails the owner the code that deleting asks for',
  'POST /api/auth/two-factor:confirm': 'takes the first code of the key that was asked for with proof',
  'POST /api/auth/proof': 'is the proof',
  'POST /api/auth/proof:begin-passkey': 'is the question for it',
  'PUT /api/auth/passkeys/{id}': 'only a name',
  'DELETE /api/auth/sessions/{id}': 'shuts others out, which has to be quick',
  'POST /api/auth/sessions:end-others': 'the same',
  'PUT /api/profiles:loggedIn': 'a profile opens nothing',
};

const bodies: Record<string, object> = {
  'POST /api/accesstokens': { name: 'Weekcijfers' },
  'POST /api/auth/passkeys': { name: 'Telefoon', credential: {} },
  'POST /api/auth/change-email': { email: 'ander@vloedhaven.example' },
  'POST /account/email': { email: 'ander@vloedhaven.example' },
};
const asking = Object.keys(calls).filter((key) => calls[key] === asks);

/** The code of the refusal; nothing when it was not refused for want of proof. */
async function refusalOf(browser: TestBrowser, key: string): Promise<string | undefined> {
  const [method, path = ''] = key.split(' ');
  const isForm = !path.startsWith('/api/');
  const answer = await browser.send({
    method: method as 'POST',
    url: path.replace('{id}', 'geen'),
    ...(isForm ? { headers: { 'content-type': 'application/x-www-form-urlencoded' } } : {}),
    payload: isForm ? new URLSearchParams({ ...bodies[key] }).toString() : (bodies[key] ?? {}),
  });
  const code = isForm ? /error=([\w-]+)/.exec(String(answer.headers.location))?.[1] : answer.json().code;
  return ['proof-needed', 'session-not-fresh', 'wrong-password'].includes(code) ? code : undefined;
}

const refusals = async (browser: TestBrowser) =>
  Object.fromEntries(await Promise.all(asking.map(async (key) => [key, await refusalOf(browser, key)] as const)));

async function switchTwoFactorOn(browser: TestBrowser): Promise<string> {
  const { key } = (await browser.post('/api/auth/two-factor:begin', { password })).json<{ key: string }>();
  expect((await browser.post('/api/auth/two-factor:confirm', { code: codeOfApp(key) })).statusCode).toBe(200);
  return key;
}

async function addPasskey(browser: TestBrowser) {
  const device = softwarePasskey('http://localhost');
  const { challenge } = (await browser.post('/api/auth/passkeys:begin')).json<{ challenge: string }>();
  const added = await browser.post('/api/auth/passkeys', { name: 'Telefoon', credential: device.make(challenge) });
  expect(added.statusCode).toBe(200);
  return device;
}

const forgetPassword = (userId: string) =>
  test.platform.db
    .deleteFrom('account')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .execute();

describe('what changes how one signs in', () => {
  it('is all written here', () => {
    const changing = routes
      .map(({ endpoint }) => endpoint)
      .filter(({ method, access, feature }) => {
        const isOwn = ['auth', 'access-tokens', 'registration', 'profiles'].includes(feature) && access === 'user';
        return isOwn && method !== 'GET';
      })
      .map(({ method, path }) => `${method} ${path}`);
    // A form is for everyone who has the page; its service asks who it is.
    const written = Object.keys(calls).filter((key) => key.includes(' /api/'));
    expect(changing.toSorted()).toEqual(written.toSorted());
  });

  it('is refused without proof, also just after signing in', async () => {
    const [plain, withCode] = [await signedInMember(test), await signedInMember(test)];
    await switchTwoFactorOn(withCode.browser);
    const [off, on] = [await refusals(plain.browser), await refusals(withCode.browser)];
    // Of the second step itself, what is off cannot be switched off, and what is on not on.
    expect(asking.filter((key) => (off[key] ?? on[key]) === undefined)).toEqual([]);
    const ofSecondStep = asking.filter((key) => key.includes('/two-factor:'));
    expect(asking.filter((key) => off[key] !== on[key])).toEqual(ofSecondStep);
    for (const key of asking.filter((one) => !ofSecondStep.includes(one))) expect(off[key]).toBe('proof-needed');
  });

  it('is let through for ten minutes after the password was given, in that session alone', async () => {
    const { email, browser } = await signedInMember(test);
    const given = await browser.post('/api/auth/proof', { password });
    expect(given.json()).toEqual({ isRecent: true, ways: ['password'] });
    expect(await refusals(browser)).toMatchObject({
      'POST /api/auth/passkeys:begin': undefined,
      'POST /api/auth/passkeys': undefined,
      'DELETE /api/auth/passkeys/{id}': undefined,
      'POST /api/auth/change-email': undefined,
    });
    const elsewhere = new TestBrowser(test.app, '192.0.2.1');
    await elsewhere.signIn(email, password);
    expect(await refusalOf(elsewhere, 'POST /api/auth/passkeys:begin')).toBe('proof-needed');
    ahead = 11 * minute;
    expect(await refusalOf(browser, 'POST /api/auth/passkeys:begin')).toBe('proof-needed');
    ahead = 0;
  });

  it('is let through in a session of days ago, once it is shown', async () => {
    const { id, browser } = await signedInMember(test);
    const old = new Date(Date.now() - 3 * 24 * 60 * minute);
    await test.platform.db.updateTable('session').set({ created_at: old }).where('user_id', '=', id).execute();
    expect(await refusalOf(browser, 'POST /api/auth/passkeys:begin')).toBe('proof-needed');
    await browser.post('/api/auth/proof', { password });
    await addPasskey(browser);
  });

  it('is refused to who has no password and a passkey, until that passkey answers', async () => {
    const { id, browser } = await signedInMember(test);
    await browser.post('/api/auth/proof', { password });
    const device = await addPasskey(browser);
    await forgetPassword(id);
    ahead = 11 * minute;
    expect(new Set(Object.values(await refusals(browser)))).toEqual(new Set(['proof-needed']));
    const begun = await browser.post('/api/auth/proof:begin-passkey');
    expect(begun.json().allowCredentials).toHaveLength(1);
    const sessions = () =>
      test.platform.db.selectFrom('session').select('id').where('user_id', '=', id).orderBy('id').execute();
    const before = await sessions();
    const { challenge } = begun.json<{ challenge: string }>();
    const given = await browser.post('/api/auth/proof', { credential: device.use(challenge) });
    expect(given.json()).toEqual({ isRecent: true, ways: ['passkey'] });
    expect(await sessions()).toEqual(before);
    expect(new Set(Object.values(await refusals(browser)))).toEqual(new Set([undefined]));
    ahead = 0;
  });

  it('is not let through by a passkey of someone else', async () => {
    const [one, other] = [await signedInMember(test), await signedInMember(test)];
    await other.browser.post('/api/auth/proof', { password });
    const device = await addPasskey(other.browser);
    const { challenge } = (await one.browser.post('/api/auth/proof:begin-passkey')).json<{ challenge: string }>();
    const given = await one.browser.post('/api/auth/proof', { credential: device.use(challenge) });
    expect([given.statusCode, given.json().code]).toEqual([400, 'passkey-refused']);
    expect((await one.browser.get('/api/auth/proof')).json()).toMatchObject({ isRecent: false });
    expect(given.headers['set-cookie']).toBeUndefined();
  });

  it('is let through by a code of the app, which then works nowhere else', async () => {
    const { id, email, browser } = await signedInMember(test);
    const key = await switchTwoFactorOn(browser);
    const elsewhere = new TestBrowser(test.app, '192.0.2.2');
    await elsewhere.signIn(email, password);
    await forgetPassword(id);
    expect((await browser.get('/api/auth/proof')).json()).toEqual({ isRecent: false, ways: ['code'] });
    expect(await refusalOf(browser, 'POST /api/auth/two-factor:off')).toBe('proof-needed');
    expect((await browser.post('/api/auth/proof', { code: '000000' })).json().code).toBe('wrong-code');
    const code = codeOfApp(key, 1);
    expect((await browser.post('/api/auth/proof', { code })).json()).toMatchObject({ isRecent: true });
    expect((await elsewhere.secondStep(code)).statusCode).toBe(401);
    expect((await browser.post('/api/auth/two-factor:off')).statusCode).toBe(200);
  });

  it('is asked of nobody who could show nothing, as long as they came in a moment ago', async () => {
    const { id, browser } = await signedInMember(test);
    await forgetPassword(id);
    expect(new Set(Object.values(await refusals(browser)))).toEqual(new Set([undefined]));
    ahead = 11 * minute;
    expect(new Set(Object.values(await refusals(browser)))).toEqual(new Set(['session-not-fresh']));
    ahead = 0;
  });

  it('is no place to guess a password: wrong ones are counted as when signing in', async () => {
    const { browser } = await signedInMember(test);
    const codes = [];
    for (let guess = 0; guess < 11; guess += 1) {
      codes.push((await browser.post('/api/auth/proof', { password: 'fout' })).json().code);
    }
    expect(codes).toEqual([...Array(10).fill('wrong-password'), 'too-many-requests']);
  });
});

describe("better-auth's own addresses", () => {
  it('are not served, to who is signed in and has shown it neither', async () => {
    const parts = { db: test.platform.db, secret: 'a secret of this test', log: createLogger('silent') };
    const origin = 'http://localhost';
    const sso = { sso: {}, origin, trustedOrigins: [] };
    const apis = [(await loadPasskeyAuth(parts, origin)).api, (await loadSsoAuth(parts, sso)).api];
    const theirs = apis.flatMap((api) =>
      (Object.values(api) as { path?: string; options?: { method?: string | string[] } }[]).flatMap(
        ({ path, options }) =>
          path === undefined ? [] : [options?.method ?? 'GET'].flat().map((method) => `${method} /api/auth${path}`),
      ),
    );
    for (const known of [
      'POST /api/auth/passkey/verify-registration',
      'GET /api/auth/passkey/generate-register-options',
      'POST /api/auth/passkey/delete-passkey',
      'POST /api/auth/two-factor/enable',
      'POST /api/auth/two-factor/disable',
      'POST /api/auth/two-factor/generate-backup-codes',
      'POST /api/auth/delete-user',
      'GET /api/auth/list-sessions',
      'POST /api/auth/revoke-sessions',
      'POST /api/auth/link-social',
      'POST /api/auth/unlink-account',
      'POST /api/auth/update-user',
    ]) {
      expect(theirs).toContain(known);
    }
    const { browser } = await signedInMember(test);
    await browser.post('/api/auth/proof', { password });
    const ours = routes.map(({ endpoint }) => `${endpoint.method} ${endpoint.path.replaceAll(/\{\w+\}/g, ':x')}`);
    const served: string[] = [];
    for (const key of new Set(theirs)) {
      if (ours.includes(key.replaceAll(/:\w+/g, ':x'))) continue;
      const [method, url = ''] = key.split(' ');
      const answer = await browser.send({
        method: method as 'POST',
        url,
        ...(method === 'GET' ? {} : { payload: {} }),
      });
      if (answer.statusCode !== 404) served.push(`${key} ${answer.statusCode}`);
    }
    expect(served).toEqual([]);
  });
});
