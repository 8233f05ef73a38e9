import type { Response } from 'light-my-request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { cookiesOf, mailedPeople, password } from './testing/mailed-people.ts';

let test: TestApp;
const { newAddress, lastMail, buildUser } = mailedPeople(() => test);
let desks = 0;

beforeAll(async () => {
  test = await startTestApp();
  await test.services.settings.save(system, 'registration', 'open');
});
afterAll(() => test.close());

const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
  desks += 1;
  return test.app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    remoteAddress: `10.1.0.${desks}`,
  });
};
type Mailed = { email: string; token: string; code: string };
const call = (url: string, payload: object) => {
  desks += 1;
  return test.app.inject({ method: 'POST', url, payload, remoteAddress: `10.1.0.${desks}` });
};
const went = ({ statusCode, headers }: Response) => [statusCode, headers.location];
const isSignedIn = async (answer: Response) =>
  (await test.app.inject({ url: '/api/profiles:loggedIn', headers: { cookie: cookiesOf(answer) } })).statusCode === 200;

describe('registering without a script', () => {
  it('goes to the screen that tells of the mail, and the link on to where one was going', async () => {
    const email = newAddress();
    const asked = await post('/register', { email, password, returnTo: '/nieuws' });
    expect(went(asked)).toEqual([303, '/register/sent?returnTo=%2Fnieuws']);
    const { token } = await lastMail(email);
    const answer = await post(`/verify/${token}`, { returnTo: '/nieuws' }, { cookie: cookiesOf(asked) });
    expect(went(answer)).toEqual([303, '/nieuws']);
    expect(await isSignedIn(answer)).toBe(true);
    expect(went(await post(`/verify/${token}`, {}))).toEqual([303, `/verify/${token}?error=mail-proof-over`]);
  });

  it('takes the code with the address, and comes back when it is wrong', async () => {
    const email = newAddress();
    const cookie = cookiesOf(await post('/register', { email, password, language: 'en' }));
    const { code, text } = await lastMail(email);
    expect(text).toContain('Confirm your e-mail address');
    expect(went(await post('/verify', { email, code: 'abc', language: 'en' }, { cookie }))).toEqual([
      303,
      '/en/register/sent?error=wrong-mail-code',
    ]);
    const answer = await post('/verify', { email, code, language: 'en' }, { cookie });
    expect(went(answer)).toEqual([303, '/en']);
    expect(await isSignedIn(answer)).toBe(true);
  });

  it('asks for the password in another browser', async () => {
    const email = newAddress();
    await post('/register', { email, password });
    const { token } = await lastMail(email);
    expect(went(await post(`/verify/${token}`, {}))).toEqual([303, `/verify/${token}?error=password-needed`]);
    expect(went(await post(`/verify/${token}`, { password }))).toEqual([303, '/']);
  });

  it('tells that an admin has to say yes', async () => {
    await test.services.settings.save(system, 'registration', 'approval');
    const email = newAddress();
    const cookie = cookiesOf(await post('/register', { email, password }));
    const answer = await post(`/verify/${(await lastMail(email)).token}`, {}, { cookie });
    await test.services.settings.save(system, 'registration', 'open');
    expect(went(answer)).toEqual([303, '/verify?result=waits']);
  });

  it.each<[string, string, Record<string, string>, string]>([
    ['an empty form', '/register', {}, '/register?error=bad-input'],
    ['no address for a mail', '/login/mail', {}, '/login/mail?error=bad-input'],
    ['no address for a password', '/reset-password', { language: 'en' }, '/en/reset-password?error=bad-input'],
    [
      'another site to return to',
      '/login/mail',
      { returnTo: '//elders.example' },
      '/login/mail?error=bad-input&returnTo=%2F',
    ],
  ])('comes back after %s', async (_, url, fields, location) => {
    expect(went(await post(url, fields))).toEqual([303, location]);
  });

  it('is refused from another site', async () => {
    const answer = await post('/register', { email: newAddress(), password }, { origin: 'https://elders.example' });
    expect(answer.statusCode).toBe(403);
  });
});

describe('signing in by mail without a script', () => {
  it.each(['link', 'code'])('by %s', async (by) => {
    const email = await buildUser();
    expect(went(await post('/login/mail', { email, returnTo: '/agenda' }))).toEqual([
      303,
      '/login/mail?sent=1&returnTo=%2Fagenda',
    ]);
    const { token, code } = await lastMail(email);
    const answer =
      by === 'link'
        ? await post(`/login/mail/${token}`, { returnTo: '/agenda' })
        : await post('/login/mail/code', { email, code, returnTo: '/agenda' });
    expect(went(answer)).toEqual([303, '/agenda']);
    expect(await isSignedIn(answer)).toBe(true);
  });

  it('goes by way of the second step for who has one', async () => {
    const email = await buildUser();
    await test.platform.db.updateTable('user').set({ two_factor_enabled: true }).where('email', '=', email).execute();
    await post('/login/mail', { email });
    const answer = await post(`/login/mail/${(await lastMail(email)).token}`, { returnTo: '/agenda' });
    expect(went(answer)).toEqual([303, '/login/second-step?returnTo=%2Fagenda']);
    expect(await isSignedIn(answer)).toBe(false);
  });

  it('has nothing behind an address that is no link of ours', async () => {
    expect((await post('/login/mail/kort', {})).statusCode).toBe(410);
  });
});

describe('what is written down when a mail is answered', () => {
  const actionsBy = async (email: string) => {
    const rows = await test.platform.db
      .selectFrom('audit_entry')
      .innerJoin('user', 'user.id', 'audit_entry.actor_id')
      .select('audit_entry.action')
      .where('user.email', '=', email)
      .orderBy('audit_entry.id')
      .execute();
    return rows.map(({ action }) => action);
  };

  beforeAll(async () => {
    const role = { name: 'Bewezen', description: '', grantedOn: 'Verification' } as const;
    await test.services.roles.create({ viewer: system }, role);
  });

  it.each([
    ['the code of a sign-in', '/login/mail', ({ email, code }: Mailed) => post('/login/mail/code', { email, code })],
    ['the link of a sign-in', '/login/mail', ({ token }: Mailed) => post(`/login/mail/${token}`, {})],
    ['a new password', '/reset-password', ({ token }: Mailed) => post(`/reset-password/${token}`, { password })],
    ['a sign-in by the API', '/login/mail', ({ token }: Mailed) => call('/api/auth/sign-in/mail-proof', { token })],
    [
      'a new password by the API',
      '/reset-password',
      ({ token }: Mailed) => call('/api/auth/reset-password', { token, password }),
    ],
  ])('%s: an address that is proven by it, and the role that comes with that', async (_, ask, answer) => {
    const email = await buildUser(false);
    await post(ask, { email });
    expect(await isSignedIn(await answer({ email, ...(await lastMail(email)) }))).toBe(true);
    const actions = (await actionsBy(email)).filter((action) => action !== 'password.reset');
    expect(actions).toEqual(['address.verified', 'role.handed-out', 'session.started']);
  });

  it.each([
    ['the code', ({ email, code }: Mailed) => post('/verify', { email, code })],
    ['the link', ({ token }: Mailed) => post(`/verify/${token}`, {})],
  ])('%s that proves an address, and of one that is changed', async (_, answer) => {
    const email = await buildUser(false);
    await call('/api/auth/verification-mail', { email });
    await answer({ email, ...(await lastMail(email)) });
    expect(await actionsBy(email)).toEqual(['address.verified', 'role.handed-out', 'session.started']);
    const [before, after] = [await buildUser(), newAddress()];
    await post('/login/mail', { email: before });
    const cookie = cookiesOf(await post(`/login/mail/${(await lastMail(before)).token}`, {}));
    await post('/account/email', { email: after, password }, { cookie });
    await answer({ email: after, ...(await lastMail(after)) });
    expect((await actionsBy(after)).slice(-2)).toEqual(['address.change-asked', 'address.changed']);
  });
});

it('asks for another address without a script, for who is signed in', async () => {
  const email = await buildUser();
  await post('/login/mail', { email });
  const cookie = cookiesOf(await post(`/login/mail/${(await lastMail(email)).token}`, {}));
  expect(went(await post('/account/email', { email: newAddress(), password: '' }, { cookie }))).toEqual([
    303,
    '/account/email?error=proof-needed',
  ]);
  expect(went(await post('/account/email', { email: newAddress(), password }, { cookie }))).toEqual([
    303,
    '/account/email?sent=1',
  ]);
  expect(went(await post('/account/email', { email: newAddress() }))).toEqual([
    303,
    '/account/email?error=sign-in-needed',
  ]);
});

it('chooses a new password without a script', async () => {
  const email = await buildUser();
  expect(went(await post('/reset-password', { email }))).toEqual([303, '/reset-password?sent=1']);
  const { token } = await lastMail(email);
  expect(went(await post(`/reset-password/${token}`, { password: 'kort' }))).toEqual([
    303,
    `/reset-password/${token}?error=bad-input`,
  ]);
  const answer = await post(`/reset-password/${token}`, { password: 'een heel ander wachtwoord' });
  expect(went(answer)).toEqual([303, '/']);
  expect(await isSignedIn(answer)).toBe(true);
});
