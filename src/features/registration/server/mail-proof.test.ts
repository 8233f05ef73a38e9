import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import type { Clock } from '#platform/server/clock.ts';
import { cookiesOf, mailedPeople, password } from './testing/mailed-people.ts';

const minute = 60 * 1000;

/** How far the server's clock is ahead. */
let ahead = 0;
const clock: Clock = { now: () => new Date(Date.now() + ahead) };
let test: TestApp;
const { newAddress, send, mails, register, verify, readProof, lastMail, buildUser } = mailedPeople(() => test);

beforeAll(async () => {
  test = await startTestApp({ clock });
  await test.services.settings.save(system, 'registration', 'open');
});
afterEach(() => {
  ahead = 0;
});
afterAll(() => test.close());

describe('a proof', () => {
  it('is used once, also when two come at once', async () => {
    const email = newAddress();
    const cookie = cookiesOf(await register(email));
    const { token } = await lastMail(email);
    const answers = await Promise.all([verify({ token }, { cookie }), verify({ token }, { cookie })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
    expect((await verify({ token }, { cookie })).json()).toMatchObject({ code: 'mail-proof-over' });
    expect((await readProof(token)).statusCode).toBe(410);
  });

  it('is not used up by opening its link, however often', async () => {
    const email = await buildUser();
    await send('/api/auth/sign-in/mail', { email });
    const { token } = await lastMail(email);
    for (const _ of [1, 2, 3]) {
      expect((await readProof(token)).statusCode).toBe(200);
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
    const read = () => readProof(token);
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

describe('the links in mails', () => {
  it('never lead to a host that only the caller named', async () => {
    const email = await buildUser();
    await send('/api/auth/reset-password:request', { email }, { headers: { host: 'elders.example' } });
    expect((await lastMail(email)).link).toMatch(/^http:\/\/localhost\/reset-password\//);
    const foreign = test.services.settings.save(system, 'primaryDomain', 'elders.example');
    await expect(foreign).rejects.toMatchObject({ fields: [{ path: 'primaryDomain', code: 'unknown-host' }] });
    await test.installation.platforms.addHosts(test.platform.key, ['www.vloedhaven.example']);
    await test.services.settings.save(system, 'primaryDomain', 'www.vloedhaven.example');
    const other = await buildUser();
    await send('/api/auth/sign-in/mail', { email: other }, { headers: { host: 'elders.example' } });
    expect((await lastMail(other)).link).toMatch(/^https:\/\/www\.vloedhaven\.example\/login\/mail\//);
    await test.services.settings.save(system, 'primaryDomain', '');
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
