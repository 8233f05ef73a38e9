import type { InjectOptions, Response } from 'light-my-request';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import type { Clock } from '#platform/server/clock.ts';
import { type MailedProof, readMails } from './testing/read-mails.ts';

const password = 'een lang wachtwoord 1';
const minute = 60 * 1000;

/** How far the server's clock is ahead. */
let ahead = 0;
const clock: Clock = { now: () => new Date(Date.now() + ahead) };
let test: TestApp;
let people = 0;

beforeAll(async () => {
  test = await startTestApp({ clock });
  await test.services.settings.save(system, 'registration', 'open');
});
afterEach(() => {
  ahead = 0;
});
afterAll(() => test.close());

const newAddress = () => {
  people += 1;
  return `iemand-${people}@vloedhaven.example`;
};
/** Another desk for each call, unless a test is about one desk. */
let desks = 0;
const send = (url: string, payload: object, options: InjectOptions = {}): Promise<Response> => {
  desks += 1;
  const remoteAddress = `10.0.${Math.floor(desks / 250)}.${(desks % 250) + 1}`;
  return test.app.inject({ method: 'POST', url, payload, remoteAddress, ...options });
};

const register = (email: string, overrides: object = {}, options: InjectOptions = {}) =>
  send('/api/auth/register', { email, password, firstName: 'Noor', lastName: 'Bos', ...overrides }, options);
const verify = (payload: object, headers: Record<string, string> = {}) =>
  send('/api/auth/verify', payload, { headers });
const cookiesOf = (answer: Response): string =>
  [answer.headers['set-cookie'] ?? []]
    .flat()
    .map((one) => one.split(';')[0])
    .join('; ');
const profile = (headers: Record<string, string>) => test.app.inject({ url: '/api/profiles:loggedIn', headers });
const mails = (to: string): Promise<MailedProof[]> => readMails(test, to);
async function lastMail(to: string): Promise<MailedProof> {
  const mail = (await mails(to)).at(-1);
  if (mail === undefined) throw new Error(`no mail was sent to ${to}`);
  return mail;
}
const accountOf = (email: string) =>
  test.platform.db.selectFrom('user').selectAll().where('email', '=', email).executeTakeFirst();

async function buildUser(emailVerified = true): Promise<string> {
  const email = newAddress();
  await test.services.users.createUser(system, { email, password, emailVerified });
  return email;
}

async function signedIn(email: string) {
  const answer = await send('/api/auth/sign-in/email', { email, password });
  return { authorization: `Bearer ${answer.json<{ token: string }>().token}` };
}

describe('registering (§4, product.md §2)', () => {
  it('makes the account when the link is answered in the browser that asked for it, and signs in', async () => {
    const email = newAddress();
    const asked = await register(email, { returnTo: '/nieuws?pagina=2' });
    expect([asked.statusCode, asked.json()]).toEqual([200, { result: 'Sent' }]);
    expect(String(asked.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax/);
    expect(await accountOf(email)).toBeUndefined();

    const mail = await lastMail(email);
    expect(mail.kind).toBe('complete-registration');
    expect(mail.link).toMatch(/^http:\/\/localhost\/verify\/[\w-]{43}\?returnTo=%2Fnieuws%3Fpagina%3D2$/);
    const cookie = cookiesOf(asked);
    const open = await test.app.inject({ url: `/api/auth/mail-proof/${mail.token}`, headers: { cookie } });
    expect(open.json()).toEqual({ purpose: 'verify-address', email, needsPassword: false });

    const answer = await verify({ token: mail.token }, { cookie });
    expect(answer.json()).toMatchObject({ email, isActive: true, signedIn: { token: expect.any(String) } });
    expect(await accountOf(email)).toMatchObject({ email_verified: true, origin: 'Registration', is_active: true });
    expect((await profile({ cookie: cookiesOf(answer) })).json()).toMatchObject({ email, firstName: 'Noor' });
    expect((await signedIn(email)).authorization).toMatch(/^Bearer \w{32}$/);
  });

  it('makes it by the code too, however that is typed', async () => {
    const email = newAddress();
    const asked = await register(email);
    const { code } = await lastMail(email);
    const answer = await verify(
      { email: email.toUpperCase(), code: ` ${code.replace(' ', '-')} ` },
      { cookie: cookiesOf(asked) },
    );
    expect(answer.statusCode).toBe(200);
    expect(await accountOf(email)).toMatchObject({ email_verified: true });
  });

  it('asks for the password in another browser, so that nobody can lay an account ready for another', async () => {
    const email = newAddress();
    await register(email);
    const { token, code } = await lastMail(email);
    const open = await test.app.inject({ url: `/api/auth/mail-proof/${token}` });
    expect(open.json()).toMatchObject({ needsPassword: true });
    for (const payload of [{ token }, { email, code }]) {
      const answer = await verify(payload);
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'password-needed']);
    }
    expect((await verify({ token, password: 'een ander wachtwoord' })).json().code).toBe('wrong-registration-password');
    expect(await accountOf(email)).toBeUndefined();
    expect((await verify({ token, password })).statusCode).toBe(200);
  });

  it('stops guessing at that password', async () => {
    const email = newAddress();
    await register(email);
    const { token } = await lastMail(email);
    const guesses = await Promise.all(
      Array.from({ length: 8 }, (_, i) => verify({ token, password: `gok gok gok ${i}` })),
    );
    expect(guesses.filter(({ statusCode }) => statusCode === 403)).toHaveLength(5);
    expect((await verify({ token, password })).statusCode).toBe(410);
  });

  it('lets a later registration of the same address stand in place of the earlier', async () => {
    const email = newAddress();
    await register(email, { password: 'het wachtwoord van een ander' });
    const first = await lastMail(email);
    ahead = 2 * minute;
    const own = await register(email, { firstName: 'Eigen' });
    const second = await lastMail(email);
    expect((await verify({ token: first.token, password: 'het wachtwoord van een ander' })).statusCode).toBe(410);
    expect((await verify({ token: second.token }, { cookie: cookiesOf(own) })).statusCode).toBe(200);
    expect(await accountOf(email)).toMatchObject({ first_name: 'Eigen' });
  });

  it('answers for a known address exactly as for a new one, and mails that there is an account', async () => {
    const [known, fresh] = [await buildUser(), newAddress()];
    const [one, other] = [await register(known), await register(fresh)];
    expect([one.statusCode, one.json()]).toEqual([other.statusCode, other.json()]);
    const shape = (answer: Response) => String(answer.headers['set-cookie']).replace(/=[\w-]{43}/, '=…');
    expect(shape(one)).toBe(shape(other));
    const mail = await lastMail(known);
    expect(mail.kind).toBe('known-address');
    expect(mail.text).not.toMatch(/verify|\d{3} \d{3}/);
    expect((await signedIn(known)).authorization).toMatch(/^Bearer \w{32}$/);
  });

  it('never writes in the mail what a stranger typed', async () => {
    const email = newAddress();
    await register(email, { firstName: 'Win https://elders.example', lastName: 'nu' });
    const { text, html } = await lastMail(email);
    expect(text + html).not.toContain('elders.example');
  });

  it.each([
    ['closed', [], 'a@vloedhaven.example', 403, 'registration-closed'],
    ['open', ['gemeente.example'], 'a@vloedhaven.example', 403, 'domain-not-allowed'],
    ['open', ['münster.example'], 'domein@xn--mnster-3ya.example', 200, undefined],
    ['open', ['münster.example'], 'script@münster.example', 200, undefined],
  ])('with registration %s and domains %j: %s gives %i', async (mode, domains, email, status, code) => {
    await test.services.settings.save(system, 'registration', mode);
    await test.services.settings.save(system, 'registrationDomains', domains);
    const answer = await register(email);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    await test.services.settings.save(system, 'registration', 'open');
    await test.services.settings.save(system, 'registrationDomains', []);
  });

  it('is not completed once registration is closed, and can be when it opens again', async () => {
    const email = newAddress();
    const cookie = cookiesOf(await register(email));
    const { token } = await lastMail(email);
    await test.services.settings.save(system, 'registration', 'closed');
    expect((await verify({ token }, { cookie })).json().code).toBe('registration-closed');
    await test.services.settings.save(system, 'registration', 'open');
    expect((await verify({ token }, { cookie })).statusCode).toBe(200);
  });

  it('waits for an admin where the setting says so: signed in without rights, and the admins are told', async () => {
    await test.signInAs('Admin');
    await test.services.settings.save(system, 'registration', 'approval');
    const email = newAddress();
    const cookie = cookiesOf(await register(email));
    const answer = await verify({ token: (await lastMail(email)).token }, { cookie });
    await test.services.settings.save(system, 'registration', 'open');
    expect(answer.json()).toMatchObject({ isActive: false, signedIn: { token: expect.any(String) } });
    expect((await profile({ cookie: cookiesOf(answer) })).json()).toMatchObject({ email, isActive: false });
    const told = await test.platform.db.selectFrom('mail').selectAll().where('kind', '=', 'someone-waits').execute();
    expect(told.length).toBeGreaterThan(0);
    expect(told[0]?.text).toContain(`Noor Bos (${email})`);
    await test.platform.transaction((trx) =>
      test.services.registration.sendActivatedMail(trx, { email }, 'https://a.example'),
    );
    expect((await lastMail(email)).text).toContain('https://a.example/login');
  });

  it('hands out the roles of signing up and of proving the address, and writes both down', async () => {
    const roles = await test.platform.db
      .insertInto('role')
      .values(
        ['Manual', 'Verification', 'Registration'].map((granted_on) => ({ name: `op ${granted_on}`, granted_on })),
      )
      .returning(['id', 'name'])
      .execute();
    const email = newAddress();
    const cookie = cookiesOf(await register(email));
    const answer = await verify({ token: (await lastMail(email)).token }, { cookie });
    const { roleIds } = (await profile({ cookie: cookiesOf(answer) })).json<{ roleIds: string[] }>();
    const names = roles.filter(({ id }) => roleIds.includes(id)).map(({ name }) => name);
    expect(names.sort()).toEqual(['op Registration', 'op Verification']);
    const { id } = (await accountOf(email)) ?? {};
    const { entries } = await test.services.audit.list(system, { itemCount: 50, search: '', subjectId: id });
    expect(entries.map(({ action }) => action).sort()).toEqual([
      'registration.completed',
      'role.handed-out',
      'role.handed-out',
    ]);
    await test.platform.db.deleteFrom('role').execute();
  });

  it.each([
    ['a short password', { password: 'kort' }],
    ['half an address', { email: 'iemand' }],
    ['rights of their own choosing are left out', { accountType: 'Admin', emailVerified: true }],
  ])('%s', async (what, overrides) => {
    const email = newAddress();
    const answer = await register(email, overrides);
    expect(answer.statusCode).toBe(what.startsWith('rights') ? 200 : 400);
    if (answer.statusCode !== 200) return;
    await verify({ token: (await lastMail(email)).token, password });
    expect(await accountOf(email)).toMatchObject({ account_type: 'Standard' });
  });

  it('is refused from another site', async () => {
    const headers = { origin: 'https://elders.example' };
    expect((await register(newAddress(), {}, { headers })).statusCode).toBe(403);
  });
});

describe('a proof', () => {
  it('is used once, also when two come at once', async () => {
    const email = newAddress();
    const cookie = cookiesOf(await register(email));
    const { token } = await lastMail(email);
    const answers = await Promise.all([verify({ token }, { cookie }), verify({ token }, { cookie })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
    expect((await verify({ token }, { cookie })).json()).toMatchObject({ code: 'mail-proof-over' });
    expect((await test.app.inject({ url: `/api/auth/mail-proof/${token}` })).statusCode).toBe(410);
  });

  it('is not used up by opening its link, however often', async () => {
    const email = await buildUser();
    await send('/api/auth/sign-in/mail', { email });
    const { token } = await lastMail(email);
    for (const _ of [1, 2, 3]) {
      expect((await test.app.inject({ url: `/api/auth/mail-proof/${token}` })).statusCode).toBe(200);
    }
    expect((await send('/api/auth/sign-in/mail-proof', { token })).statusCode).toBe(200);
  });

  it.each([
    ['verify-address', '/api/auth/register', 24 * 60],
    ['sign-in', '/api/auth/sign-in/mail', 15],
    ['reset-password', '/api/auth/reset-password:request', 60],
  ])('for %s lives as long as it should', async (purpose, url, minutes) => {
    const email = purpose === 'verify-address' ? newAddress() : await buildUser();
    await send(url, { email, password });
    const { token } = await lastMail(email);
    const read = () => test.app.inject({ url: `/api/auth/mail-proof/${token}` });
    ahead = minutes * minute - 5000;
    expect((await read()).json()).toMatchObject({ purpose });
    ahead = minutes * minute + 5000;
    expect((await read()).statusCode).toBe(410);
    await test.services.registration.forgetOld();
    const left = await test.platform.db.selectFrom('mail_proof').select('id').where('address', '=', email).execute();
    expect(left).toEqual([]);
  });

  it('for one thing opens nothing else', async () => {
    const email = await buildUser();
    await send('/api/auth/sign-in/mail', { email });
    const { token, code } = await lastMail(email);
    expect((await verify({ token })).statusCode).toBe(410);
    expect((await verify({ email, code })).statusCode).toBe(400);
    expect((await send('/api/auth/reset-password', { token, password })).statusCode).toBe(410);
  });

  it('takes five wrong codes, and then not the right one either; the link still works', async () => {
    const email = await buildUser();
    await send('/api/auth/sign-in/mail', { email });
    const { token, code } = await lastMail(email);
    const wrong = code === '000 000' ? '111111' : '000000';
    const guesses = await Promise.all(
      Array.from({ length: 20 }, () => send('/api/auth/sign-in/mail-proof', { email, code: wrong })),
    );
    expect(new Set(guesses.map((answer) => `${answer.statusCode} ${answer.json().code}`))).toEqual(
      new Set(['400 wrong-mail-code']),
    );
    expect((await send('/api/auth/sign-in/mail-proof', { email, code })).statusCode).toBe(400);
    expect((await send('/api/auth/sign-in/mail-proof', { token })).statusCode).toBe(200);
  });

  it('is kept as a hash that tells nothing', async () => {
    const email = await buildUser();
    await send('/api/auth/sign-in/mail', { email });
    const { token, code } = await lastMail(email);
    const rows = await test.platform.db.selectFrom('mail_proof').selectAll().where('address', '=', email).execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain(code.replace(' ', ''));
  });
});

describe('the verification mail (product.md §2)', () => {
  const ask = (payload: object, options: InjectOptions = {}) => send('/api/auth/verification-mail', payload, options);
  const told = (answer: Response) => [answer.statusCode, answer.json().result];

  it('is Sent to who registered, and the newest counts', async () => {
    const email = newAddress();
    const cookie = cookiesOf(await register(email));
    const first = await lastMail(email);
    ahead = 2 * minute;
    expect(told(await ask({ email }))).toEqual([200, 'Sent']);
    const second = await lastMail(email);
    expect(second.token).not.toBe(first.token);
    expect((await verify({ token: first.token }, { cookie })).statusCode).toBe(410);
    expect((await verify({ token: second.token }, { cookie })).statusCode).toBe(200);
  });

  it('is Sent to anybody, as far as a visitor can tell', async () => {
    const [unknown, verified, unverified] = [newAddress(), await buildUser(), await buildUser(false)];
    for (const email of [unknown, verified, unverified]) expect(told(await ask({ email }))).toEqual([200, 'Sent']);
    expect((await mails(unknown)).length + (await mails(verified)).length).toBe(0);
    expect((await lastMail(unverified)).kind).toBe('verify-address');
  });

  it('proves the address of an account that was there already', async () => {
    const email = await buildUser(false);
    const headers = await signedIn(email);
    expect(told(await ask({}, { headers }))).toEqual([200, 'Sent']);
    const { token } = await lastMail(email);
    const answer = await verify({ token }, headers);
    expect(answer.json()).toEqual({ email, isActive: true, signedIn: null });
    expect(await accountOf(email)).toMatchObject({ email_verified: true, origin: 'Manual' });
    expect(told(await ask({}, { headers }))).toEqual([200, 'AlreadyVerified']);
  });

  it('is TooSoon within a minute, with how long to wait, also for an address that nobody has', async () => {
    for (const email of [newAddress(), await buildUser(false)]) {
      await ask({ email });
      const answer = await ask({ email });
      expect(told(answer)).toEqual([429, 'TooSoon']);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
      expect(answer.json().code).toBe('mail-too-soon');
    }
  });

  it('is Abused the sixth time in an hour for one address', async () => {
    const email = newAddress();
    for (let mail = 0; mail < 5; mail += 1) {
      ahead = mail * 2 * minute;
      expect(told(await ask({ email }))).toEqual([200, 'Sent']);
    }
    ahead = 30 * minute;
    const answer = await ask({ email });
    expect(told(answer)).toEqual([429, 'Abused']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(60);
    ahead = 61 * minute;
    expect(told(await ask({ email }))).toEqual([200, 'Sent']);
  });

  it('is Abused the sixth time in an hour for one client, and many at once are counted one by one', async () => {
    const from = { remoteAddress: '203.0.113.50' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask({ email: newAddress() }, from)));
    expect(answers.map((answer) => answer.json().result).sort()).toEqual([
      ...Array.from({ length: 3 }, () => 'Abused'),
      ...Array.from({ length: 5 }, () => 'Sent'),
    ]);
    expect(told(await ask({ email: newAddress() }, { remoteAddress: '203.0.113.51' }))).toEqual([200, 'Sent']);
  });

  it('is NotFound for an admin, Unauthorized for who asks about another, BadRequest without an address', async () => {
    const admin = await test.signInAs('Admin');
    const member = await test.signInAs('Standard');
    expect(told(await ask({ email: newAddress() }, { headers: admin }))).toEqual([404, 'NotFound']);
    expect(told(await ask({ email: await buildUser(false) }, { headers: admin }))).toEqual([200, 'Sent']);
    expect(told(await ask({ email: await buildUser() }, { headers: admin }))).toEqual([200, 'AlreadyVerified']);
    expect(told(await ask({ email: await buildUser(false) }, { headers: member }))).toEqual([403, 'Unauthorized']);
    expect(told(await ask({}))).toEqual([400, 'BadRequest']);
    expect((await ask({ email: 'iemand' })).statusCode).toBe(400);
  });

  it('keeps no address of a person or a machine in its counts', async () => {
    const rows = await test.platform.db.selectFrom('mail_request').selectAll().execute();
    expect(rows.length).toBeGreaterThan(5);
    expect(JSON.stringify(rows)).not.toMatch(/vloedhaven|203\.0|10\.0/);
  });
});

describe('signing in by mail', () => {
  it('answers as the password does, by link', async () => {
    const email = await buildUser(false);
    const asked = await send('/api/auth/sign-in/mail', { email, returnTo: '/agenda' });
    expect(asked.json()).toEqual({ result: 'Sent' });
    const { token, link } = await lastMail(email);
    expect(link).toMatch(/\/login\/mail\/[\w-]{43}\?returnTo=%2Fagenda$/);
    const answer = await send('/api/auth/sign-in/mail-proof', { token });
    expect(answer.json()).toEqual({
      token: expect.stringMatching(/^\w{32}$/),
      user: { id: expect.any(String), name: email, email, emailVerified: true },
    });
    expect((await profile({ cookie: cookiesOf(answer) })).statusCode).toBe(200);
    expect(await accountOf(email)).toMatchObject({ email_verified: true });
  });

  it('answers alike for an address that nobody has, and mails nobody', async () => {
    const [known, unknown] = [await buildUser(), newAddress()];
    for (const url of ['/api/auth/sign-in/mail', '/api/auth/reset-password:request']) {
      const [one, other] = [await send(url, { email: known }), await send(url, { email: unknown })];
      expect([one.statusCode, one.json()]).toEqual([other.statusCode, other.json()]);
    }
    expect(await mails(unknown)).toEqual([]);
    const [right, none] = [
      await send('/api/auth/sign-in/mail-proof', { email: known, code: '123456' }),
      await send('/api/auth/sign-in/mail-proof', { email: unknown, code: '123456' }),
    ];
    expect([right.statusCode, right.json().code]).toEqual([none.statusCode, none.json().code]);
  });

  it('signs an inactive account in without rights', async () => {
    const email = await buildUser();
    await test.platform.db.updateTable('user').set({ is_active: false }).where('email', '=', email).execute();
    await send('/api/auth/sign-in/mail', { email });
    const { code } = await lastMail(email);
    const answer = await send('/api/auth/sign-in/mail-proof', { email, code });
    expect((await profile({ cookie: cookiesOf(answer) })).json()).toMatchObject({ isActive: false });
  });

  it('ends in the second step for who has one', async () => {
    const email = await buildUser();
    await test.platform.db.updateTable('user').set({ two_factor_enabled: true }).where('email', '=', email).execute();
    await send('/api/auth/sign-in/mail', { email });
    const answer = await send('/api/auth/sign-in/mail-proof', { token: (await lastMail(email)).token });
    expect(answer.json()).toEqual({ isSecondStepNeeded: true });
    expect((await profile({ cookie: cookiesOf(answer) })).statusCode).toBe(401);
  });
});

describe('a new password by mail', () => {
  it('ends every session, signs in, tells the person, and the old password is dead', async () => {
    const email = await buildUser();
    const old = await signedIn(email);
    await send('/api/auth/reset-password:request', { email });
    const mail = await lastMail(email);
    expect([mail.kind, mail.code]).toEqual(['reset-password', '']);
    expect((await send('/api/auth/reset-password', { token: mail.token, password: 'kort' })).statusCode).toBe(400);
    const fresh = 'een heel ander wachtwoord';
    const answer = await send('/api/auth/reset-password', { token: mail.token, password: fresh });
    expect(answer.json()).toMatchObject({ user: { email } });
    expect((await profile(old)).statusCode).toBe(401);
    expect((await profile({ cookie: cookiesOf(answer) })).statusCode).toBe(200);
    expect((await lastMail(email)).kind).toBe('password-changed');
    expect((await send('/api/auth/sign-in/email', { email, password })).statusCode).toBe(401);
    expect((await send('/api/auth/sign-in/email', { email, password: fresh })).statusCode).toBe(200);
    expect((await send('/api/auth/reset-password', { token: mail.token, password: fresh })).statusCode).toBe(410);
  });

  it('gives a first password to a light account', async () => {
    const email = newAddress();
    const made = await test.platform.transaction((trx) => test.services.registration.ensureVerifiedUser(trx, email));
    const again = await test.platform.transaction((trx) => test.services.registration.ensureVerifiedUser(trx, email));
    expect(again.id).toBe(made.id);
    expect(await accountOf(email)).toMatchObject({ origin: 'Verification', email_verified: true });
    await send('/api/auth/reset-password:request', { email });
    await send('/api/auth/reset-password', { token: (await lastMail(email)).token, password });
    expect((await signedIn(email)).authorization).toMatch(/^Bearer \w{32}$/);
  });
});

describe('another e-mail address', () => {
  const change = (headers: Record<string, string>, email: string) =>
    send('/api/auth/change-email', { email }, { headers });

  it('counts once it is proven; the old address is told twice and opens nothing more', async () => {
    const [before, after] = [await buildUser(), newAddress()];
    const headers = await signedIn(before);
    await send('/api/auth/reset-password:request', { email: before });
    const reset = await lastMail(before);
    expect((await change(headers, after)).json()).toEqual({ result: 'Sent' });
    const { token } = await lastMail(after);
    expect((await lastMail(before)).kind).toBe('address-change-asked');
    expect((await profile(headers)).json()).toMatchObject({ email: before });

    const answer = await verify({ token });
    expect(answer.json()).toEqual({ email: after, isActive: true, signedIn: null });
    expect((await profile(headers)).json()).toMatchObject({ email: after });
    expect((await lastMail(before)).kind).toBe('address-changed');
    expect((await send('/api/auth/reset-password', { token: reset.token, password })).statusCode).toBe(410);
    expect((await signedIn(after)).authorization).toMatch(/^Bearer \w{32}$/);
  });

  it('that somebody has already is answered as any other, and only its owner hears of it', async () => {
    const [own, taken] = [await buildUser(), await buildUser()];
    expect((await change(await signedIn(own), taken)).json()).toEqual({ result: 'Sent' });
    expect((await mails(taken)).map(({ kind }) => kind)).toEqual(['known-address']);
  });

  it('that somebody takes in the meantime is refused', async () => {
    const [own, wanted] = [await buildUser(), newAddress()];
    await change(await signedIn(own), wanted);
    const { token } = await lastMail(wanted);
    await test.services.users.createUser(system, { email: wanted, password });
    expect((await verify({ token })).json()).toMatchObject({ code: 'email-taken' });
  });

  it('is for who is signed in, and another than they have', async () => {
    expect((await change({}, newAddress())).statusCode).toBe(401);
    const own = await buildUser();
    expect((await change(await signedIn(own), own)).json()).toMatchObject({ code: 'same-address' });
  });
});

describe('the job', () => {
  it('mails once, however often it runs', async () => {
    const email = await buildUser();
    await send('/api/auth/sign-in/mail', { email });
    const { id } = await test.platform.db
      .selectFrom('mail_proof')
      .select('id')
      .where('address', '=', email)
      .executeTakeFirstOrThrow();
    const { registration } = test.services;
    await Promise.all([registration.sendProof(id), registration.sendProof(id), registration.sendProof(id)]);
    expect(await mails(email)).toHaveLength(1);
  });
});
