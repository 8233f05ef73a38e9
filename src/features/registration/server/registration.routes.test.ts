import type { Response } from 'light-my-request';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import type { Clock } from '#platform/server/clock.ts';
import { findMails } from '#platform/server/testing/find-mails.ts';
import { cookiesOf, mailedPeople, password } from './testing/mailed-people.ts';

const minute = 60 * 1000;

/** How far the server's clock is ahead. */
let ahead = 0;
const clock: Clock = { now: () => new Date(Date.now() + ahead) };
let test: TestApp;
const { newAddress, register, verify, profile, readProof, accountOf, lastMail, buildUser, signedIn } = mailedPeople(
  () => test,
);

beforeAll(async () => {
  test = await startTestApp({ clock });
  await test.services.settings.save(system, 'registration', 'open');
});
afterEach(() => {
  ahead = 0;
});
afterAll(() => test.close());

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
    const open = await readProof(mail.token, { cookie });
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
    const open = await readProof(token);
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
    const told = await findMails(test.platform, { kind: 'someone-waits' });
    expect(told.length).toBeGreaterThan(0);
    expect(told[0]?.text).toContain(`Noor Bos (${email})`);
    await test.platform.transaction((trx) =>
      test.services.registration.sendActivatedMail(trx, { email }, 'http://localhost:4000'),
    );
    expect((await lastMail(email)).text).toContain('http://localhost:4000/login');
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
      'session.started',
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
