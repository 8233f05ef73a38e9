import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { ssoProvidersTag } from '../../contract/auth.tags.ts';
import { connectBySaml } from '../testing/saml-connection.ts';
import { logoutAddress } from '../testing/saml-identity-provider.ts';
import { logoutHere, logoutRequestOf, logoutResponseOf, readOwnMessage } from '../testing/saml-logout-messages.ts';
import { weakPrivateKey } from '../testing/saml-test-keys.ts';
import { visitBySaml } from '../testing/saml-visit.ts';
import { TestBrowser } from '../testing/test-browser.ts';
import { codeOfApp } from '../testing/totp.ts';

let test: TestApp;
let connected: Awaited<ReturnType<typeof connectBySaml>>;

beforeAll(async () => {
  test = await startTestApp();
  connected = await connectBySaml(test, { signsOutThere: true });
});
afterAll(() => test.close());

beforeEach(async () => {
  await test.platform.db.deleteFrom('user').where('email', 'like', '%@werk.example').execute();
});

async function signIn(name = 'cato', sessionIndex = '_there-1') {
  const visit = await visitBySaml(test.app);
  const email = `${name}@werk.example`;
  const answer = await visit.answer({ nameId: email, sessionIndex, attributes: { email } });
  expect((await visit.post(answer)).headers.location).toBe('/nieuws');
  return visit;
}

const rows = () => test.platform.db.selectFrom('sso_session').selectAll().execute();

describe('signing out here', () => {
  it('goes on to the provider with a signed request, and comes back from there', async () => {
    const { browser, spMetadata } = await signIn();
    expect(spMetadata).toContain(`Location="${logoutHere}"`);
    const answer = await browser.post('/api/auth/sign-out?returnTo=%2Fen');
    const { next } = answer.json<{ next: string }>();
    expect(await browser.isSignedIn()).toBe(false);
    expect(next.startsWith(`${logoutAddress}&SAMLRequest=`)).toBe(true);
    const request = readOwnMessage(next, 'SAMLRequest', spMetadata);
    expect(request).toContain('Format="urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress">cato@werk.example</');
    expect(request).toContain('<samlp:SessionIndex>_there-1</samlp:SessionIndex>');
    expect(request).toContain(`Destination="${logoutAddress}"`);
    expect(await rows()).toEqual([]);

    const id = /\bID="([^"]+)"/.exec(request)?.[1] ?? '';
    const back = logoutResponseOf(id);
    expect((await browser.get(back)).headers.location).toBe('/en');
    expect((await browser.get(back)).headers.location).toBe('/login?returnTo=%2F&error=provider-sign-out-unsure');
  });

  it('says when the provider could not do it', async () => {
    const { browser, spMetadata } = await signIn();
    const { next } = (await browser.post('/api/auth/sign-out?returnTo=%2Fen')).json<{ next: string }>();
    const id = /\bID="([^"]+)"/.exec(readOwnMessage(next, 'SAMLRequest', spMetadata))?.[1] ?? '';
    const forged = logoutResponseOf(id, { key: weakPrivateKey });
    expect((await browser.get(forged)).headers.location).toContain('error=provider-sign-out-unsure');
    const failed = await browser.get(logoutResponseOf(id, { status: 'Responder' }));
    expect(failed.headers.location).toBe('/en/login?returnTo=%2Fen&error=provider-sign-out-unsure');
  });

  it('leads nowhere but to pages of ours', async () => {
    const { browser, spMetadata } = await signIn();
    const address = '/api/auth/sign-out?returnTo=https%3A%2F%2Felders.example';
    const { next } = (await browser.post(address)).json<{ next: string }>();
    const id = /\bID="([^"]+)"/.exec(readOwnMessage(next, 'SAMLRequest', spMetadata))?.[1] ?? '';
    expect((await browser.get(logoutResponseOf(id))).headers.location).toBe('/');
  });

  it('also works for who took a second step', async () => {
    const { browser } = await signIn();
    const { key } = (await browser.post('/api/auth/two-factor:begin')).json<{ key: string }>();
    await browser.post('/api/auth/two-factor:confirm', { code: codeOfApp(key) });
    const visit = await visitBySaml(test.app);
    expect((await visit.post(await visit.answer())).headers.location).toContain('/login/second-step');
    expect((await visit.browser.secondStep(codeOfApp(key, 1))).statusCode).toBe(200);
    const { next } = (await visit.browser.post('/api/auth/sign-out')).json<{ next: string }>();
    expect(readOwnMessage(next, 'SAMLRequest', visit.spMetadata)).toContain('cato@werk.example');
  });

  it('ends here alone for a password, where the provider is off, or where signing out is not shared', async () => {
    const password = 'een lang wachtwoord 1';
    await test.services.users.createUser(system, { email: 'bea@werk.example', password });
    const own = new TestBrowser(test.app);
    await own.signIn('bea@werk.example', password);
    expect((await own.post('/api/auth/sign-out')).json()).toEqual({ success: true, next: null });

    const { browser } = await signIn();
    await connected.save({ signsOutThere: false });
    expect((await browser.post('/api/auth/sign-out')).json()).toEqual({ success: true, next: null });
    expect(await browser.isSignedIn()).toBe(false);
    expect((await browser.get(logoutRequestOf())).statusCode).toBe(404);
    await signIn();
    expect(await rows()).toEqual([]);
    await connected.save({});
  });

  it('ends here also when nothing of the provider can be read any more', async () => {
    const { browser } = await signIn();
    const kept = await test.platform.db.selectFrom('sso_provider').select('encrypted_secret').executeTakeFirstOrThrow();
    const change = (encrypted_secret: string | null) =>
      test.platform.transaction(async (trx, touch) => {
        await trx.updateTable('sso_provider').set({ encrypted_secret }).execute();
        touch(ssoProvidersTag);
      });
    await change('broken');
    expect((await browser.post('/api/auth/sign-out')).json()).toEqual({ success: true, next: null });
    await change(kept.encrypted_secret);
    expect(await browser.isSignedIn()).toBe(false);
  });
});

describe('signing out at the provider', () => {
  it('ends the sessions of that person, and answers signed', async () => {
    const first = await signIn();
    const second = await signIn('cato', '_there-2');
    const other = await signIn('bea');
    const address = logoutRequestOf({ id: '_asked-1' });
    const { location } = (await new TestBrowser(test.app).get(address)).headers;
    expect(String(location).startsWith(`${logoutAddress}&SAMLResponse=`)).toBe(true);
    expect(new URL(String(location)).searchParams.get('RelayState')).toBe('a b/c');
    const answer = readOwnMessage(String(location), 'SAMLResponse', first.spMetadata);
    expect(answer).toContain('InResponseTo="_asked-1"');
    expect(answer).toContain('status:Success');
    const open = await Promise.all([first, second, other].map(({ browser }) => browser.isSignedIn()));
    expect(open).toEqual([false, false, true]);
    const { entries } = await test.services.audit.list(system, { itemCount: 1, search: '', area: 'session' });
    expect(entries[0]).toMatchObject({ action: 'session.ended-by', details: { count: 2, provider: 'Werkgever' } });
  });

  it('ends only the session that is named', async () => {
    const first = await signIn();
    const second = await signIn('cato', '_there-2');
    await first.browser.get(logoutRequestOf({ sessionIndex: '_there-2', until: new Date(Date.now() + 60_000) }));
    expect([await first.browser.isSignedIn(), await second.browser.isSignedIn()]).toEqual([true, false]);
  });

  it('ends a sign-in that waits for its second step', async () => {
    const { browser } = await signIn();
    const { key } = (await browser.post('/api/auth/two-factor:begin')).json<{ key: string }>();
    await browser.post('/api/auth/two-factor:confirm', { code: codeOfApp(key) });
    const visit = await visitBySaml(test.app);
    await visit.post(await visit.answer({ sessionIndex: '_there-2' }));
    await new TestBrowser(test.app).get(logoutRequestOf({ sessionIndex: '_there-2' }));
    expect((await visit.browser.secondStep(codeOfApp(key, 1))).json()).toMatchObject({ code: 'second-step-over' });
    expect([await browser.isSignedIn(), await visit.browser.isSignedIn()]).toEqual([true, false]);
  });

  const minute = 60_000;
  const ago = (minutes: number) => new Date(Date.now() - minutes * minute);
  it.each<[string, Parameters<typeof logoutRequestOf>[0], (address: string) => string]>([
    ['signed by another', { key: weakPrivateKey }, (one) => one],
    ['signed with SHA-1', { algorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1', hash: 'sha1' }, (one) => one],
    ['not signed', {}, (one) => one.replace(/&SigAlg.*/, '')],
    ['whose signature is empty', {}, (one) => one.replace(/&Signature=.*/, '&Signature=')],
    ['that says another algorithm than it was signed with', {}, (one) => one.replace('rsa-sha256', 'rsa-sha512')],
    ['whose state was changed', {}, (one) => one.replace('RelayState=a', 'RelayState=b')],
    ['written twice', {}, (one) => `${one}&${/SAMLRequest=[^&]*/.exec(logoutRequestOf())?.[0]}`],
    ['that is an answer too', {}, (one) => `${one}&SAMLResponse=x`],
    ['for another address', { destination: 'https://elders.example' }, (one) => one],
    ['from another provider', { issuer: 'https://elders.example' }, (one) => one],
    ['that is over', { until: ago(3) }, (one) => one],
    ['made three minutes ago', { issuedAt: ago(3) }, (one) => one],
    ['from a clock three minutes ahead', { issuedAt: ago(-3) }, (one) => one],
    ['with a comment in it', { nameId: 'cato@werk.example<!-- -->' }, (one) => one],
    ['for two people', { change: (xml) => xml.replace(/<NameID>.*<\/NameID>/, '$&$&') }, (one) => one],
    ['for nobody', { nameId: '' }, (one) => one],
    ['of another kind', { change: (xml) => xml.replaceAll('LogoutRequest', 'AuthnRequest') }, (one) => one],
    ['that is no XML', { change: () => 'geen xml' }, (one) => one],
  ])('refuses a request %s', async (_, changes, work) => {
    const { browser } = await signIn();
    const refused = await browser.get(work(logoutRequestOf(changes)));
    expect(refused.headers.location).toBe('/login?returnTo=%2F&error=provider-sign-out-unsure');
    expect(await browser.isSignedIn()).toBe(true);
  });

  it('takes a request once', async () => {
    await signIn();
    const address = logoutRequestOf();
    await new TestBrowser(test.app).get(address);
    const { browser } = await signIn();
    expect((await browser.get(address)).headers.location).toContain('error=provider-sign-out-unsure');
    expect(await browser.isSignedIn()).toBe(true);
  });
});
