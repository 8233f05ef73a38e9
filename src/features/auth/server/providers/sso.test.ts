import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { findMails } from '#platform/server/testing/find-mails.ts';
import type { SsoProvider } from '../../contract/sso-provider.ts';
import { actionsOf, makeGivenRoles, rolesOf } from '../testing/given-roles.ts';
import { type OidcProvider, startOidcProvider } from '../testing/start-oidc-provider.ts';
import { TestBrowser } from '../testing/test-browser.ts';
import { codeOfApp } from '../testing/totp.ts';
import { visitEmployer } from '../testing/visit-employer.ts';

const origin = 'http://localhost';
const password = 'een lang wachtwoord 1';

let test: TestApp;
let employer: OidcProvider;
let admin: { authorization: string };

beforeAll(async () => {
  employer = await startOidcProvider([`${origin}/api/auth/sso/callback/werkgever`], {
    cato: { email: 'cato@werk.example', email_verified: true, given_name: 'Cato', family_name: 'Wit' },
    twijfel: { email: 'twijfel@werk.example', email_verified: false },
  });
  test = await startTestApp();
  admin = await test.signInAs('Admin');
});
afterAll(async () => {
  await test.close();
  await employer.close();
});

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  test.app.inject({
    method,
    url,
    headers: { ...admin, host: 'localhost' },
    ...(payload === undefined ? {} : { payload }),
  });

const oidc = () => ({
  protocol: 'oidc',
  label: 'Werkgever',
  firstSignIn: 'Create',
  allowedDomains: [] as string[],
  issuer: employer.issuer,
  clientId: employer.clientId,
  mapping: {},
});

async function makeProvider(changes: object = {}): Promise<SsoProvider> {
  const { clientSecret } = employer;
  const made = await send('POST', '/api/sso-providers', { ...oidc(), key: 'werkgever', clientSecret, ...changes });
  expect([made.statusCode, made.body.includes(clientSecret)]).toEqual([200, false]);
  await send('PUT', `/api/sso-providers/${made.json<SsoProvider>().id}/on`, { isOn: true });
  return made.json();
}

beforeEach(async () => {
  await test.platform.db.deleteFrom('account').where('provider_id', '!=', 'credential').execute();
  await test.platform.db.deleteFrom('user').where('email', 'like', '%@werk.example').execute();
  await test.platform.db.deleteFrom('role').where('name', 'like', 'Bij %').execute();
  for (const { id } of (await send('GET', '/api/sso-providers')).json<SsoProvider[]>()) {
    await send('DELETE', `/api/sso-providers/${id}`);
  }
  await test.services.settings.save(system, 'registration', 'open');
});

async function signIn(choice: string, browser = new TestBrowser(test.app), returnTo = '/nieuws') {
  const begun = await browser.get(
    `/api/auth/sso/sign-in/werkgever?returnTo=${encodeURIComponent(returnTo)}&language=nl`,
  );
  const back = await visitEmployer(String(begun.headers.location), choice, origin);
  const done = await browser.get(back);
  return { browser, back, location: String(done.headers.location), status: done.statusCode };
}

const userOf = (email: string) =>
  test.platform.db.selectFrom('user').selectAll().where('email', '=', email).executeTakeFirst();

describe('through an employer by OpenID Connect', () => {
  it('makes an account where registration allows it, and comes back to where one was going', async () => {
    await makeProvider();
    const { browser, location } = await signIn('cato');
    expect(location).toBe('/nieuws');
    expect(await browser.isSignedIn()).toBe(true);
    expect(await userOf('cato@werk.example')).toMatchObject({
      first_name: 'Cato',
      last_name: 'Wit',
      name: 'Cato Wit',
      email_verified: true,
      is_active: true,
      account_type: 'Standard',
      origin: 'Registration',
    });
    const account = await test.platform.db
      .selectFrom('account')
      .selectAll()
      .where('provider_id', '=', 'werkgever')
      .executeTakeFirstOrThrow();
    expect([account.access_token, account.refresh_token, account.id_token]).toEqual([null, null, null]);
  });

  it('is a registration: the new account gets the roles of one, once, and it is written down', async () => {
    await makeGivenRoles(test);
    await makeProvider();
    await signIn('cato');
    expect(await rolesOf(test, 'cato@werk.example')).toEqual(['Bij Registration', 'Bij Verification']);
    const { id = '' } = (await userOf('cato@werk.example')) ?? {};
    await test.platform.db.deleteFrom('user_role').where('user_id', '=', id).execute();
    await signIn('cato');
    expect(await rolesOf(test, 'cato@werk.example')).toEqual([]);
    const once = ['registration.completed', 'role.handed-out', 'role.handed-out', 'provider.linked'];
    expect(await actionsOf(test, id)).toEqual([...once, 'session.started', 'session.started']);
  });

  it('knows someone again, whatever their address became', async () => {
    await makeProvider();
    await signIn('cato');
    employer.people.cato = { email: 'nieuw@werk.example', email_verified: false };
    const { browser, location } = await signIn('cato');
    employer.people.cato = { email: 'cato@werk.example', email_verified: true };
    expect(location).toBe('/nieuws');
    expect((await browser.get('/api/auth/get-session')).json()).toMatchObject({ user: { email: 'cato@werk.example' } });
  });

  it('waits for approval where that is the rule', async () => {
    await test.services.settings.save(system, 'registration', 'approval');
    await makeProvider();
    await signIn('cato');
    expect(await userOf('cato@werk.example')).toMatchObject({ is_active: false });
    const told = await findMails(test.platform, { kind: 'someone-waits' });
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('cato@werk.example');
  });

  it.each([
    ['registration is closed', 'cato', {}, 'closed', 'provider-unknown-account'],
    ['the address is not proven', 'twijfel', {}, 'open', 'provider-unknown-account'],
    ['the domain is another', 'cato', { allowedDomains: ['elders.example'] }, 'open', 'provider-domain-refused'],
    ['they stop halfway', 'cancel', {}, 'open', 'provider-cancelled'],
  ])('is refused when %s', async (_, choice, changes, registration, code) => {
    await test.services.settings.save(system, 'registration', registration);
    await makeProvider(changes);
    const { browser, location } = await signIn(choice);
    expect(location).toBe(`/login?returnTo=%2Fnieuws&error=${code}`);
    expect(await browser.isSignedIn()).toBe(false);
    expect(await userOf('cato@werk.example')).toBeUndefined();
  });

  it('links a proven account, and never one that is not', async () => {
    await makeProvider({ firstSignIn: 'Link' });
    const email = 'cato@werk.example';
    await test.services.users.createUser(system, { email, password });
    expect((await signIn('cato')).location).toContain('error=provider-unknown-account');
    await test.platform.db.updateTable('user').set({ email_verified: true }).where('email', '=', email).execute();
    expect((await signIn('cato')).location).toBe('/nieuws');
  });

  it('ends in the second step for who has one', async () => {
    await makeProvider();
    const { browser } = await signIn('cato');
    const { key } = (await browser.post('/api/auth/two-factor:begin')).json<{ key: string }>();
    expect((await browser.post('/api/auth/two-factor:confirm', { code: codeOfApp(key) })).statusCode).toBe(200);
    const second = await signIn('cato');
    expect(second.location).toMatch(/^\/login\/second-step\?returnTo=/);
    expect(await second.browser.isSignedIn()).toBe(false);
    expect((await second.browser.secondStep(codeOfApp(key, 1))).statusCode).toBe(200);
  });

  it('gives and takes the roles that a claim names, and no others', async () => {
    const roles = await test.platform.db
      .insertInto('role')
      .values([{ name: 'Redactie' }, { name: 'Pers' }, { name: 'Vrij' }])
      .returning('id')
      .execute();
    const [redactie = '', pers = '', vrij = ''] = roles.map(({ id }) => id);
    const mapping = {
      roleClaim: 'groups',
      roles: [
        { value: 'red', roleId: redactie },
        { value: 'pers', roleId: pers },
      ],
    };
    await makeProvider({ mapping });
    const rolesOf = async () => {
      const rows = await test.platform.db
        .selectFrom('user_role')
        .innerJoin('user', 'user.id', 'user_role.user_id')
        .select('role_id')
        .where('email', '=', 'cato@werk.example')
        .execute();
      return rows.map(({ role_id }) => role_id).sort();
    };
    const known = employer.people.cato;
    employer.people.cato = { email: 'cato@werk.example', email_verified: true, groups: ['red'] };
    await signIn('cato');
    expect(await rolesOf()).toEqual([redactie]);
    const user = await userOf('cato@werk.example');
    await test.platform.db
      .insertInto('user_role')
      .values({ user_id: user?.id ?? '', role_id: vrij })
      .execute();
    employer.people.cato = { email: 'cato@werk.example', email_verified: true, groups: ['pers'] };
    await signIn('cato');
    expect(await rolesOf()).toEqual([pers, vrij].sort());
    if (known !== undefined) employer.people.cato = known;
  });

  it('does not take an answer twice, or in another browser', async () => {
    await makeProvider();
    const { browser, back } = await signIn('cato');
    expect((await browser.get(back)).headers.location).toContain('error=provider-refused');
    const begun = await new TestBrowser(test.app).get('/api/auth/sso/sign-in/werkgever');
    const stolen = await visitEmployer(String(begun.headers.location), 'cato', origin);
    const thief = new TestBrowser(test.app);
    expect((await thief.get(stolen)).headers.location).toContain('error=provider-refused');
    expect(await thief.isSignedIn()).toBe(false);
  });

  it('signs out there too, when that is asked for', async () => {
    await makeProvider({ signsOutThere: true });
    const { browser } = await signIn('cato');
    const { next } = (await browser.post('/api/auth/sign-out?returnTo=%2Fen')).json<{ next: string }>();
    expect(await browser.isSignedIn()).toBe(false);
    // The employer knows its own token and our address again, and asks whether one is sure.
    const asked = await fetch(next);
    expect([asked.status, (await asked.text()).includes('/session/end/confirm')]).toEqual([200, true]);
    const back = `/api/auth/sso/sign-out/werkgever?state=${new URL(next).searchParams.get('state')}`;
    expect((await browser.get(back)).headers.location).toBe('/en');
    expect((await browser.get(back)).headers.location).toContain('error=provider-sign-out-unsure');
    const rows = JSON.stringify(await test.platform.db.selectFrom('sso_session').selectAll().execute());
    expect(rows).toBe('[]');
  });

  it('leads nowhere else, whatever the address says', async () => {
    await makeProvider();
    expect((await signIn('cato', undefined, 'https://elders.example')).location).toBe('/');
  });

  it('is not there when it is off, and told when the employer does not answer', async () => {
    const { id } = await makeProvider();
    await send('PUT', `/api/sso-providers/${id}/on`, { isOn: false });
    expect((await new TestBrowser(test.app).get('/api/auth/sso/sign-in/werkgever')).statusCode).toBe(404);
    expect((await test.app.inject('/api/auth/sign-in/ways')).json()).toMatchObject({ providers: [] });
  });
});

describe('the providers of a platform', () => {
  it('are offered by their label, and tell no secret to anyone', async () => {
    await makeProvider();
    const ways = await test.app.inject('/api/auth/sign-in/ways');
    expect(ways.json()).toEqual({ providers: [{ key: 'werkgever', label: 'Werkgever' }], registration: 'open' });
    const list = await send('GET', '/api/sso-providers');
    expect(list.json()).toEqual([
      expect.objectContaining({ hasSecret: true, callbackUrl: `${origin}/api/auth/sso/callback/werkgever` }),
    ]);
    const rows = JSON.stringify(await test.platform.db.selectFrom('sso_provider').selectAll().execute());
    for (const text of [ways.body, list.body, rows]) expect(text).not.toContain(employer.clientSecret);
  });

  it('keep their secret when they are changed without one', async () => {
    const { id } = await makeProvider();
    const saved = await send('PUT', `/api/sso-providers/${id}`, { ...oidc(), label: 'Het werk' });
    expect(saved.json()).toMatchObject({ label: 'Het werk', hasSecret: true });
    expect((await signIn('cato')).location).toBe('/nieuws');
  });

  it('are tested', async () => {
    const { id } = await makeProvider();
    const good = await send('POST', `/api/sso-providers/${id}/test`);
    expect(good.json()).toMatchObject({ isGood: true, findings: [{ code: 'issuer', value: employer.issuer }, {}, {}] });
  });

  it.each([
    ['a private address', { issuer: 'https://10.0.0.1' }, 'address-not-public'],
    ['http', { issuer: 'http://accounts.example.org' }, 'address-not-public'],
    ['the metadata service of a cloud', { issuer: 'http://169.254.169.254' }, 'address-not-public'],
    ['nobody there', { issuer: 'http://127.0.0.1:9' }, 'provider-unreachable'],
    ['a key with a slash', { key: 'a/b' }, 'bad-input'],
  ])('are refused with %s', async (_, changes, code) => {
    const answer = await send('POST', '/api/sso-providers', { ...oidc(), key: 'ander', ...changes });
    expect([answer.statusCode, answer.json().code]).toEqual([400, code]);
  });

  it('have keys of their own', async () => {
    await makeProvider();
    const again = await send('POST', '/api/sso-providers', { ...oidc(), key: 'werkgever' });
    expect(again.json()).toMatchObject({ code: 'provider-key-taken' });
  });
});
