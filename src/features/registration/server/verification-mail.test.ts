import type { InjectOptions, Response } from 'light-my-request';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import type { Clock } from '#platform/server/clock.ts';
import { cookiesOf, mailedPeople } from './testing/mailed-people.ts';

const minute = 60 * 1000;

/** How far the server's clock is ahead. */
let ahead = 0;
const clock: Clock = { now: () => new Date(Date.now() + ahead) };
let test: TestApp;
const { newAddress, send, mails, register, verify, accountOf, lastMail, buildUser, signedIn } = mailedPeople(
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
