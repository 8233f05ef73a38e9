import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { cookiesOf, mailedPeople, password } from './testing/mailed-people.ts';

let test: TestApp;
const { newAddress, send, mails, verify, profile, accountOf, lastMail, buildUser, signedIn } = mailedPeople(() => test);

beforeAll(async () => {
  test = await startTestApp();
  await test.services.settings.save(system, 'registration', 'open');
});
afterAll(() => test.close());

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
  const change = (headers: Record<string, string>, email: string, given: string | undefined = password) =>
    send('/api/auth/change-email', { email, ...(given === undefined ? {} : { password: given }) }, { headers });

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

  it('asks for the password, and not again for the same mail', async () => {
    const [own, wanted] = [await buildUser(), newAddress()];
    const headers = await signedIn(own);
    const without = await send('/api/auth/change-email', { email: wanted }, { headers });
    expect([without.statusCode, without.json<{ code: string }>().code]).toEqual([403, 'proof-needed']);
    expect((await change(headers, wanted, 'een ander wachtwoord')).json()).toMatchObject({ code: 'wrong-password' });
    expect(await mails(own)).toEqual([]);
    expect((await change(headers, wanted)).statusCode).toBe(200);
    const again = await send('/api/auth/change-email', { email: wanted }, { headers });
    expect(again.json()).toMatchObject({ code: 'mail-too-soon' });
  });

  it('asks who has no password to have signed in within ten minutes', async () => {
    const email = newAddress();
    await test.platform.transaction((trx) => test.services.registration.ensureVerifiedUser(trx, email));
    await send('/api/auth/sign-in/mail', { email });
    const { token } = await lastMail(email);
    const session = await send('/api/auth/sign-in/mail-proof', { token });
    const headers = { authorization: `Bearer ${session.json<{ token: string }>().token}` };
    const ago = (minutes: number) =>
      test.platform.db
        .updateTable('session')
        .set({ created_at: new Date(Date.now() - minutes * 60_000) })
        .where('token', '=', session.json<{ token: string }>().token)
        .execute();
    await ago(11);
    const late = await send('/api/auth/change-email', { email: newAddress() }, { headers });
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([403, 'session-not-fresh']);
    await ago(9);
    expect((await send('/api/auth/change-email', { email: newAddress() }, { headers })).statusCode).toBe(200);
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
