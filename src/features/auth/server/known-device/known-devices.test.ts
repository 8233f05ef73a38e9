import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { readMails } from '#features/registration/server/testing/read-mails.ts';
import type { Clock } from '#platform/server/clock.ts';
import { mostTries } from '../password/lock-rule.ts';
import { memberPassword as password, signedInMember } from '../testing/signed-in-member.ts';
import { TestBrowser } from '../testing/test-browser.ts';
import { codeOfApp } from '../testing/totp.ts';

const cookie = 'plein.known_device';
const day = 24 * 60 * 60_000;

let ahead = 0;
const clock: Clock = { now: () => new Date(Date.now() + ahead) };
let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ clock });
});
beforeEach(() => test.platform.db.deleteFrom('sign_in_try').execute());
afterEach(() => {
  ahead = 0;
});
afterAll(() => test.close());

const stranger = (ip = '203.0.113.1') => new TestBrowser(test.app, ip);
const codeOf = (answer: { json<T>(): T }) => answer.json<{ code?: string }>().code ?? 'in';

/** Someone who signed in at home before. */
async function buildOwner() {
  const { browser: home, ...owner } = await signedInMember(test);
  return { ...owner, home };
}

/** As after a hundred tries from as many machines: the next one locks the account for all that are not known. */
async function lockByStrangers(email: string): Promise<void> {
  await stranger('203.0.113.9').signIn(email, 'fout');
  await test.platform.db.updateTable('sign_in_try').set({ tries: mostTries.account }).execute();
  expect(codeOf(await stranger('203.0.113.8').signIn(email, password))).toBe('too-many-requests');
}

const isLetIn = async (browser: TestBrowser, email: string, given = password) =>
  codeOf(await browser.signIn(email, given)) === 'in';

describe('a lock by strangers', () => {
  it('does not refuse the owner where they signed in before, and refuses everyone else', async () => {
    const { email, home } = await buildOwner();
    await home.post('/api/auth/sign-out');
    await lockByStrangers(email);
    expect(await isLetIn(home, email)).toBe(true);
    expect(await isLetIn(stranger('203.0.113.7'), email)).toBe(false);
  });

  it('does not refuse them at an address that strangers are kept out of either', async () => {
    const { email, ip, home } = await buildOwner();
    const neighbour = new TestBrowser(test.app, ip);
    await neighbour.signIn('iemand@vloedhaven.example', 'fout');
    await test.platform.db.updateTable('sign_in_try').set({ tries: mostTries.client }).execute();
    expect(await isLetIn(neighbour, email)).toBe(false);
    expect(await isLetIn(home, email)).toBe(true);
  });

  it('does not stop who is signed in from showing that it is them', async () => {
    const { email, home } = await buildOwner();
    await lockByStrangers(email);
    expect((await home.post('/api/auth/two-factor:begin', { password })).statusCode).toBe(200);
  });

  it('holds for a browser that is known for another account alone', async () => {
    const [{ email }, other] = [await buildOwner(), await buildOwner()];
    await lockByStrangers(email);
    expect(await isLetIn(other.home, email)).toBe(false);
    expect(await isLetIn(other.home, other.email)).toBe(true);
  });

  it('holds for a cookie that someone made up', async () => {
    const { email } = await buildOwner();
    await lockByStrangers(email);
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      headers: { cookie: `${cookie}=${'a'.repeat(43)}.${'b'.repeat(43)}` },
      remoteAddress: '203.0.113.6',
      payload: { email, password },
    });
    expect(answer.statusCode).toBe(429);
  });

  it('is told to the owner once, and asks for the same work when nobody has the address', async () => {
    const { email } = await buildOwner();
    const asked = async (address: string) =>
      (
        await sql`select from jobs.job where data->'data' = ${JSON.stringify({ address, lock: 'account' })}::jsonb`.execute(
          test.platform.db,
        )
      ).rows.length;
    for (const address of [email, 'niemand-hier@vloedhaven.example']) {
      await test.platform.db.deleteFrom('sign_in_try').execute();
      await lockByStrangers(address);
      for (let turn = 0; turn < 3; turn += 1) await stranger().signIn(address, 'fout');
      expect(await asked(address)).toBe(1);
    }
  });

  it('is told in the language of the owner, and nobody else is written to', async () => {
    const { id, email } = await buildOwner();
    const properties = JSON.stringify([{ key: 'language', value: 'de' }]);
    await test.platform.db.updateTable('user').set({ properties }).where('id', '=', id).execute();
    const mailed = async () => (await readMails(test, email)).map(({ kind, text }) => [kind, text.split('\n')[0]]);
    await test.services.lockNotice.send(email, 'account');
    await test.services.lockNotice.send(email, 'codes');
    expect(await mailed()).toEqual([
      ['security-notice', 'Die Anmeldung bei Ihrem Konto ist vorübergehend gesperrt'],
      ['security-notice', 'Es wurde zu oft ein falscher Code eingegeben'],
    ]);
    await test.services.lockNotice.send('niemand@vloedhaven.example', 'account');
    expect(await readMails(test, 'niemand@vloedhaven.example')).toEqual([]);
  });
});

describe('guesses on a known device', () => {
  it('lock that device and nothing else, and a right password wipes them out', async () => {
    const { email, home } = await buildOwner();
    for (let guess = 1; guess < mostTries.device; guess += 1) await home.signIn(email, 'fout');
    expect(await isLetIn(home, email)).toBe(true);
    for (let guess = 0; guess < mostTries.device; guess += 1) {
      expect(codeOf(await home.signIn(email, 'fout'))).toBe('invalid-credentials');
    }
    expect(codeOf(await home.signIn(email, password))).toBe('too-many-requests');
    const rows = await test.platform.db.selectFrom('sign_in_try').select('tries').execute();
    expect(rows.filter(({ tries }) => tries > 0)).toEqual([{ tries: mostTries.device + 1 }]);
    expect(await isLetIn(stranger('203.0.113.5'), email)).toBe(true);
    expect(await isLetIn(home, email)).toBe(false);
    const [entry] = await test.platform.db
      .selectFrom('audit_entry')
      .select('details')
      .where('action', '=', 'sign-in.locked')
      .where('subject_name', '=', email)
      .execute();
    expect(entry?.details).toEqual({ counted: 'device' });
  });
});

describe('a device is known', () => {
  it('by a cookie of which only a hash is kept, for half a year after the last time', async () => {
    const { id, email, home } = await buildOwner();
    const answer = await home.signIn(email, password);
    const set = [answer.headers['set-cookie']].flat().find((one) => one?.startsWith(cookie));
    expect(set).toMatch(/^plein\.known_device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/);
    const rows = await test.platform.db.selectFrom('known_device').selectAll().where('user_id', '=', id).execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(/=([\w-]+)/.exec(set ?? '')?.[1]);
    ahead = 179 * day;
    await lockByStrangers(email);
    expect(await isLetIn(home, email)).toBe(true);
    ahead += 181 * day;
    await test.platform.db.deleteFrom('sign_in_try').execute();
    await lockByStrangers(email);
    expect(await isLetIn(home, email)).toBe(false);
    await test.services.sessions.forgetExpired();
    expect(await test.platform.db.selectFrom('known_device').select('user_id').execute()).not.toContainEqual({
      user_id: id,
    });
  });

  it('to each of the people who share it', async () => {
    const [one, other] = [await buildOwner(), await buildOwner()];
    await one.home.signIn(other.email, password);
    for (const { email } of [one, other]) {
      await test.platform.db.deleteFrom('sign_in_try').execute();
      await lockByStrangers(email);
      expect(await isLetIn(one.home, email)).toBe(true);
    }
  });

  it('no more than twenty times for an account', async () => {
    const { id, email, home } = await buildOwner();
    for (let turn = 0; turn < 21; turn += 1) {
      ahead += 1000;
      await test.services.auth.signInProven(
        {
          ip: '::1',
          userAgent: '',
          host: 'localhost',
          origin: 'http://localhost',
          cookie: undefined,
          authorization: undefined,
        },
        id,
      );
    }
    const rows = await test.platform.db.selectFrom('known_device').selectAll().where('user_id', '=', id).execute();
    expect(rows).toHaveLength(20);
    await lockByStrangers(email);
    expect(await isLetIn(home, email)).toBe(false);
  });

  it.each<[string, (owner: Awaited<ReturnType<typeof buildOwner>>) => Promise<string>]>([
    [
      'the password is changed elsewhere',
      async ({ email }) => {
        const elsewhere = stranger('192.0.2.1');
        await elsewhere.signIn(email, password);
        const newPassword = 'een heel ander wachtwoord';
        await elsewhere.post('/api/auth/change-password', { currentPassword: password, newPassword });
        return newPassword;
      },
    ],
    [
      'a new password is chosen by mail',
      async ({ email }) => {
        const elsewhere = stranger('192.0.2.2');
        await elsewhere.post('/api/auth/reset-password:request', { email });
        const token = (await readMails(test, email)).at(-1)?.token;
        await elsewhere.post('/api/auth/reset-password', { token, password: 'een heel ander wachtwoord' });
        return 'een heel ander wachtwoord';
      },
    ],
    [
      'they sign out everywhere else',
      async ({ email }) => {
        const elsewhere = stranger('192.0.2.3');
        await elsewhere.signIn(email, password);
        await elsewhere.post('/api/auth/sessions:end-others');
        return password;
      },
    ],
    [
      'an admin signs them out everywhere',
      async ({ id }) => {
        await test.services.sessions.endAllOf(system, undefined, id);
        return password;
      },
    ],
  ])('until %s', async (_, change) => {
    const owner = await buildOwner();
    const current = await change(owner);
    await lockByStrangers(owner.email);
    expect(await isLetIn(owner.home, owner.email, current)).toBe(false);
  });

  it('still, where the password was changed', async () => {
    const { email, home } = await buildOwner();
    const newPassword = 'een heel ander wachtwoord';
    await home.post('/api/auth/change-password', { currentPassword: password, newPassword });
    await lockByStrangers(email);
    expect(await isLetIn(home, email, newPassword)).toBe(true);
  });
});

describe('the second step', () => {
  const withTwoFactor = async () => {
    const owner = await buildOwner();
    const begun = await owner.home.post('/api/auth/two-factor:begin', { password });
    const { key, recoveryCodes } = begun.json<{ key: string; recoveryCodes: string[] }>();
    await owner.home.post('/api/auth/two-factor:confirm', { code: codeOfApp(key) });
    return { ...owner, key, recoveryCodes };
  };
  const guessCodes = async (browser: TestBrowser, email: string) => {
    const codes: string[] = [];
    for (let guess = 0; guess <= mostTries.codes; guess += 1) {
      if (guess % 5 === 0) await browser.signIn(email, password);
      codes.push(codeOf(await browser.secondStep(`00000${guess % 10}`)));
    }
    return codes;
  };
  const locks = async (email: string) => {
    const rows = await test.platform.db
      .selectFrom('audit_entry')
      .select('details')
      .where('action', '=', 'two-factor.locked')
      .where('subject_name', '=', email)
      .execute();
    return rows.map(({ details }) => details);
  };

  it('makes no device known before it is taken', async () => {
    const { email, key } = await withTwoFactor();
    const browser = stranger('192.0.2.10');
    await browser.signIn(email, password);
    expect(browser.has(cookie)).toBe(false);
    await browser.secondStep(codeOfApp(key, 1));
    expect(browser.has(cookie)).toBe(true);
  });

  it('is locked for strangers who know the password, not for the owner, and that is written down', async () => {
    const { email, home, key } = await withTwoFactor();
    const wrong = Array(mostTries.codes).fill('wrong-code');
    expect(await guessCodes(stranger('192.0.2.11'), email)).toEqual([...wrong, 'too-many-requests']);
    const another = stranger('192.0.2.12');
    await another.signIn(email, password);
    expect(codeOf(await another.secondStep(codeOfApp(key, 1)))).toBe('too-many-requests');
    expect(await locks(email)).toEqual([{ counted: 'codes' }]);
    const { rows } = await sql`select from jobs.job where data->'data' = ${JSON.stringify({
      address: email,
      lock: 'codes',
    })}::jsonb`.execute(test.platform.db);
    expect(rows).toHaveLength(1);
    await home.signIn(email, password);
    expect(codeOf(await home.secondStep(codeOfApp(key, 1)))).toBe('in');
  });

  it('is locked without a script as well', async () => {
    const { email } = await withTwoFactor();
    const browser = stranger('192.0.2.15');
    const places: unknown[] = [];
    for (let guess = 0; guess <= mostTries.codes; guess += 1) {
      if (guess % 5 === 0) await browser.signIn(email, password);
      const sent = await browser.send({
        method: 'POST',
        url: '/login/second-step',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `code=00000${guess % 10}`,
      });
      places.push(sent.headers.location);
    }
    expect(places.at(-1)).toContain('error=too-many-requests');
    expect(await locks(email)).toEqual([{ counted: 'codes' }]);
  });

  it('is locked by wrong codes that are given as proof, and a recovery code that is taken is written down', async () => {
    const { email, home, recoveryCodes } = await withTwoFactor();
    const proven = await home.post('/api/auth/proof', { code: recoveryCodes[0] ?? '' });
    expect(proven.json()).toMatchObject({ isRecent: true });
    const used = test.platform.db.selectFrom('audit_entry').select('id').where('actor_name', '=', email);
    expect(await used.where('action', '=', 'two-factor.recovery-code-used').execute()).toHaveLength(1);
    const codes: string[] = [];
    for (let guess = 0; guess <= mostTries.codes; guess += 1) {
      codes.push(codeOf(await home.post('/api/auth/proof', { code: `00000${guess % 10}` })));
    }
    expect(codes.at(-1)).toBe('too-many-requests');
    expect(await locks(email)).toEqual([{ counted: 'device-codes' }]);
  });

  it('is locked for a known device by its own wrong codes alone', async () => {
    const { email, home, key } = await withTwoFactor();
    expect((await guessCodes(home, email)).at(-1)).toBe('too-many-requests');
    expect(await locks(email)).toEqual([{ counted: 'device-codes' }]);
    const elsewhere = stranger('192.0.2.13');
    await elsewhere.signIn(email, password);
    expect(codeOf(await elsewhere.secondStep(codeOfApp(key, 1)))).toBe('in');
  });

  it('is not to be guessed slowly: wrong codes add up for a day', async () => {
    const { email } = await withTwoFactor();
    const browser = stranger('192.0.2.14');
    for (let guess = 0; guess < mostTries.codes; guess += 1) {
      await browser.signIn(email, password);
      expect(codeOf(await browser.secondStep('000000'))).toBe('wrong-code');
      // As if an hour went by: better-auth has a clock of its own.
      await test.platform.db
        .updateTable('sign_in_try')
        .set({ window_ends_at: sql`window_ends_at - interval '1 hour'` })
        .execute();
    }
    await browser.signIn(email, password);
    expect(codeOf(await browser.secondStep('000000'))).toBe('too-many-requests');
  });
});
