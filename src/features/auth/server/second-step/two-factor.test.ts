import type { InjectOptions } from 'light-my-request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { readMails } from '#features/registration/server/testing/read-mails.ts';
import { TestBrowser } from '../testing/test-browser.ts';
import { codeOfApp } from '../testing/totp.ts';

const password = 'een lang wachtwoord 1';
let test: TestApp;
let people = 0;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

interface Setup {
  key: string;
  uri: string;
  recoveryCodes: string[];
}

const browserOf = () => new TestBrowser(test.app, `198.51.100.${people % 200}`);

async function buildUser(): Promise<string> {
  people += 1;
  const email = `twee-${people}@vloedhaven.example`;
  await test.services.users.createUser(system, { email, password });
  return email;
}

async function withTwoFactor() {
  const email = await buildUser();
  const own = browserOf();
  await own.signIn(email, password);
  const begun = await own.post('/api/auth/two-factor:begin', { password });
  const { key, uri, recoveryCodes } = begun.json<Setup>();
  const confirmed = await own.post('/api/auth/two-factor:confirm', { code: codeOfApp(key) });
  expect([begun.statusCode, confirmed.statusCode]).toEqual([200, 200]);
  return { email, own, key, uri, recoveryCodes };
}

const actionsOf = async (email: string) => {
  const rows = await test.platform.db
    .selectFrom('audit_entry')
    .innerJoin('user', 'user.id', 'audit_entry.actor_id')
    .select('audit_entry.action')
    .where('user.email', '=', email)
    .orderBy('audit_entry.id')
    .execute();
  return rows.map(({ action }) => action);
};

describe('switching it on', () => {
  it('gives a key under the name of the platform, and works from the first code on', async () => {
    await test.services.settings.save(system, 'platformName', 'Vloedhaven');
    const { email, own, uri, key, recoveryCodes } = await withTwoFactor();
    expect(uri).toContain(`otpauth://totp/Vloedhaven:${encodeURIComponent(email)}`);
    expect(uri).toContain(`secret=${key}`);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[2-9a-z]{5}-[2-9a-z]{5}$/);
    const status = await own.send({ url: '/api/auth/two-factor' });
    expect(status.json()).toEqual({ isOn: true, recoveryCodesLeft: 10, hasPassword: true });
    expect(await actionsOf(email)).toEqual(['session.started', 'two-factor.on']);
  });

  it('keeps nothing that could be read back from the database', async () => {
    const { key, recoveryCodes } = await withTwoFactor();
    const rows = JSON.stringify(await test.platform.db.selectFrom('two_factor').selectAll().execute());
    expect(rows).not.toContain(key);
    for (const code of recoveryCodes) expect(rows).not.toContain(code);
  });

  it.each([
    ['a wrong password', { password: 'fout' }],
    ['no password', {}],
  ])('is refused with %s', async (_, payload) => {
    const own = browserOf();
    await own.signIn(await buildUser(), password);
    const answer = await own.post('/api/auth/two-factor:begin', payload);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'wrong-password']);
  });

  it('does not count until a code was right', async () => {
    const email = await buildUser();
    const own = browserOf();
    await own.signIn(email, password);
    const early = await own.post('/api/auth/two-factor:confirm', { code: '123456' });
    expect([early.statusCode, early.json().code]).toEqual([400, 'wrong-code']);
    await own.post('/api/auth/two-factor:begin', { password });
    const wrong = await own.post('/api/auth/two-factor:confirm', { code: 'abcdef' });
    expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'wrong-code']);
    expect((await browserOf().signIn(email, password)).json()).toHaveProperty('token');
  });

  it('is refused when it is on already', async () => {
    const { own } = await withTwoFactor();
    expect((await own.post('/api/auth/two-factor:begin', { password })).json().code).toBe('two-factor-is-on');
  });
});

describe('signing in with two factors', () => {
  it('asks for a code after the right password, and there is no session before it', async () => {
    const { email, key } = await withTwoFactor();
    const browser = browserOf();
    const first = await browser.signIn(email, password);
    expect([first.statusCode, first.json()]).toEqual([200, { isSecondStepNeeded: true }]);
    expect(await browser.isSignedIn()).toBe(false);
    const second = await browser.secondStep(codeOfApp(key, 1));
    expect(second.statusCode).toBe(200);
    expect(second.json()).toEqual({ token: expect.any(String), user: expect.objectContaining({ email }) });
    expect(await browser.isSignedIn()).toBe(true);
    expect(browser.has('plein.two_factor')).toBe(false);
  });

  it('says nothing of the second step to who does not know the password', async () => {
    const { email } = await withTwoFactor();
    const answer = await browserOf().signIn(email, 'een ander wachtwoord');
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'invalid-credentials']);
  });

  it('takes a code once, also for another browser at the same moment', async () => {
    const { email, key } = await withTwoFactor();
    const [one, other] = [browserOf(), browserOf()];
    await Promise.all([one.signIn(email, password), other.signIn(email, password)]);
    const code = codeOfApp(key, 1);
    const answers = await Promise.all([one.secondStep(code), other.secondStep(code)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    expect([await one.isSignedIn(), await other.isSignedIn()].filter(Boolean)).toHaveLength(1);
  });

  it('takes a recovery code once, however it is typed', async () => {
    const { email, own, recoveryCodes } = await withTwoFactor();
    const [code = ''] = recoveryCodes;
    const browser = browserOf();
    await browser.signIn(email, password);
    expect((await browser.secondStep(code.toUpperCase().replace('-', ' '))).statusCode).toBe(200);
    expect((await own.send({ url: '/api/auth/two-factor' })).json()).toMatchObject({ recoveryCodesLeft: 9 });
    const again = browserOf();
    await again.signIn(email, password);
    const refused = await again.secondStep(code);
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'wrong-code']);
    expect((await again.secondStep(recoveryCodes[1] ?? '')).statusCode).toBe(200);
    expect(await actionsOf(email)).toContain('two-factor.recovery-code-used');
  });

  it('counts wrong codes: five end this sign-in, ten lock the second step', async () => {
    const { email, key } = await withTwoFactor();
    const guesses = async (browser: TestBrowser) => {
      const codes: string[] = [];
      for (let guess = 0; guess < 6; guess += 1) codes.push((await browser.secondStep(`00000${guess}`)).json().code);
      return codes;
    };
    const browser = browserOf();
    await browser.signIn(email, password);
    expect(await guesses(browser)).toEqual([...Array(5).fill('wrong-code'), 'second-step-over']);
    expect((await browser.secondStep(codeOfApp(key, 1))).json().code).toBe('second-step-over');
    const next = browserOf();
    await next.signIn(email, password);
    expect(await guesses(next)).toEqual([...Array(4).fill('wrong-code'), ...Array(2).fill('too-many-requests')]);
    const last = browserOf();
    await last.signIn(email, password);
    expect((await last.secondStep(codeOfApp(key, 1))).statusCode).toBe(429);
  });

  it('is nothing without its first step', async () => {
    const { key } = await withTwoFactor();
    expect((await browserOf().secondStep(codeOfApp(key, 1))).json().code).toBe('second-step-over');
  });

  it('is not taken in the name of a session that is open beside it', async () => {
    const [one, other] = [await withTwoFactor(), await withTwoFactor()];
    await one.own.signIn(other.email, password);
    expect((await one.own.secondStep(codeOfApp(one.key, 1))).statusCode).toBe(400);
    const { json } = await one.own.secondStep(codeOfApp(other.key, 1));
    expect(json().user.email).toBe(other.email);
  });

  it('asks no code of a device that is trusted, until it is switched off and on again', async () => {
    const { email, own, key } = await withTwoFactor();
    const browser = browserOf();
    await browser.signIn(email, password);
    await browser.secondStep(codeOfApp(key, 1), true);
    expect((await browser.signIn(email, password)).json()).toHaveProperty('token');
    expect((await browserOf().signIn(email, password)).json()).toEqual({ isSecondStepNeeded: true });
    await own.post('/api/auth/two-factor:off', { password });
    const { key: newKey } = (await own.post('/api/auth/two-factor:begin', { password })).json<Setup>();
    await own.post('/api/auth/two-factor:confirm', { code: codeOfApp(newKey) });
    expect((await browser.signIn(email, password)).json()).toEqual({ isSecondStepNeeded: true });
  });

  it.each([
    [
      'changed',
      async (own: TestBrowser, _email: string, newPassword: string) => {
        await own.post('/api/auth/change-password', { currentPassword: password, newPassword });
      },
    ],
    [
      'chosen anew by mail',
      async (_own: TestBrowser, email: string, newPassword: string) => {
        const desk = new TestBrowser(test.app, '198.51.100.250');
        await desk.post('/api/auth/reset-password:request', { email });
        const token = (await readMails(test, email)).at(-1)?.token;
        await desk.post('/api/auth/reset-password', { token, password: newPassword });
      },
    ],
  ])('asks a trusted device again once the password is %s, and ends what else is open', async (_, change) => {
    const { email, own, key } = await withTwoFactor();
    const browser = browserOf();
    await browser.signIn(email, password);
    await browser.secondStep(codeOfApp(key, 1), true);
    expect(await browser.isSignedIn()).toBe(true);
    const newPassword = 'een heel ander wachtwoord';
    await change(own, email, newPassword);
    expect(await browser.isSignedIn()).toBe(false);
    expect((await browser.signIn(email, newPassword)).json()).toEqual({ isSecondStepNeeded: true });
  });

  it('is the same after a mailed sign-in', async () => {
    const { email, key } = await withTwoFactor();
    const { db } = test.platform;
    const user = await db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    const client = { ip: '198.51.100.9', userAgent: '', host: 'localhost', origin: 'http://localhost' };
    const nothing = { cookie: undefined, authorization: undefined };
    const { body, cookies } = await test.services.auth.signInProven({ ...client, ...nothing }, user.id);
    expect(body).toEqual({ isSecondStepNeeded: true });
    const cookie = (cookies ?? []).map((one) => one.split(';')[0]).join('; ');
    const done = await test.services.auth.takeSecondStep(
      { ...client, ...nothing, cookie },
      { code: codeOfApp(key, 1), trustDevice: false },
    );
    expect(done.body.user.email).toBe(email);
  });
});

describe('without a script', () => {
  const form = (fields: Record<string, string>): InjectOptions => ({
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

  it('leads from the password to the code and on', async () => {
    const { email, key } = await withTwoFactor();
    const browser = browserOf();
    const first = await browser.send({
      ...form({ email, password, returnTo: '/nieuws', language: 'en' }),
      url: '/login',
    });
    expect([first.statusCode, first.headers.location]).toEqual([303, '/en/login/second-step?returnTo=%2Fnieuws']);
    const wrong = await browser.send({ ...form({ code: '12', returnTo: '/nieuws' }), url: '/login/second-step' });
    expect(wrong.headers.location).toBe('/login/second-step?error=wrong-code&returnTo=%2Fnieuws');
    const right = await browser.send({
      ...form({ code: codeOfApp(key, 1), returnTo: '/nieuws' }),
      url: '/login/second-step',
    });
    expect(right.headers.location).toBe('/nieuws');
    expect(await browser.isSignedIn()).toBe(true);
  });

  it('takes a recovery code too, and writes that down', async () => {
    const { email, recoveryCodes } = await withTwoFactor();
    const browser = browserOf();
    await browser.send({ ...form({ email, password }), url: '/login' });
    const answer = await browser.send({ ...form({ code: recoveryCodes[0] ?? '' }), url: '/login/second-step' });
    expect(answer.headers.location).toBe('/');
    expect((await actionsOf(email)).slice(-2)).toEqual(['session.started', 'two-factor.recovery-code-used']);
  });

  it('leads back to the password when it took too long', async () => {
    const answer = await browserOf().send({ ...form({ code: '123456' }), url: '/login/second-step' });
    expect(answer.headers.location).toBe('/login?error=second-step-over');
  });
});

describe('changing it', () => {
  it('makes new recovery codes, and the old ones stop working', async () => {
    const { email, own, recoveryCodes } = await withTwoFactor();
    const renewed = await own.post('/api/auth/two-factor:recovery-codes', { password });
    const { recoveryCodes: fresh } = renewed.json<Setup>();
    const browser = browserOf();
    await browser.signIn(email, password);
    expect((await browser.secondStep(recoveryCodes[0] ?? '')).statusCode).toBe(400);
    expect((await browser.secondStep(fresh[0] ?? '')).statusCode).toBe(200);
  });

  it('is switched off with the password only', async () => {
    const { email, own } = await withTwoFactor();
    expect((await own.post('/api/auth/two-factor:off', { password: 'fout' })).json().code).toBe('wrong-password');
    const off = await own.post('/api/auth/two-factor:off', { password });
    expect(off.json()).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });
    expect((await browserOf().signIn(email, password)).json()).toHaveProperty('token');
    expect((await own.post('/api/auth/two-factor:off', { password })).json().code).toBe('two-factor-is-off');
    expect((await actionsOf(email)).slice(1, 3)).toEqual(['two-factor.on', 'two-factor.off']);
  });
});
