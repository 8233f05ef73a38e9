import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import {
  type Forgery,
  type ForgingProvider,
  macOf,
  signedWith,
  startForgingProvider,
} from '../testing/forging-oidc-provider.ts';
import { TestBrowser } from '../testing/test-browser.ts';

const clientSecret = 'a secret between the two of us';
let test: TestApp;
let employer: ForgingProvider;

beforeAll(async () => {
  employer = await startForgingProvider();
  test = await startTestApp();
  const headers = { ...(await test.signInAs('Admin')), host: 'localhost' };
  await test.services.settings.save(system, 'registration', 'open');
  const payload = {
    key: 'werkgever',
    protocol: 'oidc',
    label: 'Werkgever',
    firstSignIn: 'Create',
    issuer: employer.issuer,
    clientId: 'plein',
    clientSecret,
    signsOutThere: true,
  };
  const made = await test.app.inject({ method: 'POST', url: '/api/sso-providers', headers, payload });
  const url = `/api/sso-providers/${made.json<{ id: string }>().id}/on`;
  await test.app.inject({ method: 'PUT', url, headers, payload: { isOn: true } });
});
afterAll(async () => {
  await test.close();
  await employer.close();
});
beforeEach(() => test.platform.db.deleteFrom('user').where('email', 'like', '%@werk.example').execute());

const person = { sub: 'cato', sid: 'there-1', email: 'cato@werk.example', email_verified: true };
type Change = (nonce: string) => Partial<Forgery>;

async function signIn(change: Change = () => ({})) {
  const browser = new TestBrowser(test.app);
  const begun = await browser.get('/api/auth/sso/sign-in/werkgever?returnTo=%2Fnieuws');
  const asked = new URL(String(begun.headers.location)).searchParams;
  const nonce = asked.get('nonce') ?? '';
  employer.idToken = employer.token({ ...person, nonce }, change(nonce));
  const done = await browser.get(`/api/auth/sso/callback/werkgever?code=c&state=${asked.get('state')}`);
  return { browser, asked, location: String(done.headers.location) };
}

describe('an OpenID token', () => {
  it('counts when it is all right, for a code that only who asked can use', async () => {
    const { browser, asked, location } = await signIn();
    expect([location, await browser.isSignedIn()]).toEqual(['/nieuws', true]);
    expect(asked.get('code_challenge_method')).toBe('S256');
    const proof = createHash('sha256')
      .update(employer.sent.get('code_verifier') ?? '')
      .digest('base64url');
    expect(asked.get('code_challenge')).toBe(proof);
    expect(asked.get('redirect_uri')).toBe('http://localhost/api/auth/sso/callback/werkgever');
  });

  it.each<[string, Change]>([
    ['is not signed', () => ({ header: { alg: 'none', kid: undefined }, signature: () => Buffer.alloc(0) })],
    ['is signed with the secret that we share', () => ({ header: { alg: 'HS256' }, signature: macOf(clientSecret) })],
    [
      'is signed with the public key as a secret',
      () => ({ header: { alg: 'HS256' }, signature: macOf(employer.publicPem) }),
    ],
    ['is signed by another', () => ({ signature: signedWith(employer.otherKey) })],
    [
      'brings its own key',
      () => {
        const jwk = employer.otherKey.export({ format: 'jwk' });
        return {
          header: { kid: 'two', jwk: { kty: jwk.kty, n: jwk.n, e: jwk.e } },
          signature: signedWith(employer.otherKey),
        };
      },
    ],
    ['was made by another', () => ({ payload: { iss: 'https://elders.example' } })],
    ['was made for another', () => ({ payload: { aud: 'elders' } })],
    ['was made for us and another, and does not say who asked', () => ({ payload: { aud: ['plein', 'elders'] } })],
    ['was asked by another', () => ({ payload: { aud: ['plein', 'elders'], azp: 'elders' } })],
    ['is over', () => ({ payload: { exp: Math.floor(Date.now() / 1000) - 600 } })],
    ['was made for another sign-in', () => ({ payload: { nonce: 'another' } })],
    ['has no nonce', () => ({ payload: { nonce: undefined } })],
  ])('is refused when it %s', async (_, change) => {
    const { browser, location } = await signIn(change);
    expect(location).toContain('error=provider-refused');
    expect(await browser.isSignedIn()).toBe(false);
  });
});

describe('signing out', () => {
  it('goes on to the employer, with its own token and nothing that names the person besides', async () => {
    const { browser } = await signIn();
    const rows = await test.platform.db.selectFrom('sso_session').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(employer.idToken);
    const { next } = (await browser.post('/api/auth/sign-out')).json<{ next: string }>();
    const { origin, pathname, searchParams } = new URL(next);
    expect(origin + pathname).toBe(`${employer.issuer}/end`);
    expect(Object.fromEntries(searchParams)).toEqual({
      id_token_hint: employer.idToken,
      client_id: 'plein',
      post_logout_redirect_uri: 'http://localhost/api/auth/sso/sign-out/werkgever',
      state: expect.stringMatching(/^_[0-9a-f]{32}$/),
    });
  });
});

describe('what the employer tells by itself', () => {
  const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
  const logout = { jti: 'one', sub: 'cato', events };
  const tell = (token: string) =>
    test.app.inject({
      method: 'POST',
      url: '/api/auth/sso/back-channel/werkgever',
      headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ logout_token: token }).toString(),
    });

  it('ends the sessions of that person, once', async () => {
    const { browser } = await signIn();
    const token = employer.token({ ...logout, jti: 'first' });
    const told = await tell(token);
    expect([told.statusCode, told.headers['cache-control']]).toEqual([204, 'no-store']);
    expect(await browser.isSignedIn()).toBe(false);
    const again = await signIn();
    expect((await tell(token)).statusCode).toBe(400);
    expect(await again.browser.isSignedIn()).toBe(true);
  });

  it('ends the one session that it names', async () => {
    const first = await signIn();
    const second = await signIn(() => ({ payload: { sid: 'there-2' } }));
    await tell(employer.token({ jti: 'second', sid: 'there-2', events }));
    expect([await first.browser.isSignedIn(), await second.browser.isSignedIn()]).toEqual([true, false]);
  });

  it.each<[string, Record<string, unknown>, () => Partial<Forgery>]>([
    ['not signed', {}, () => ({ header: { alg: 'none' }, signature: () => Buffer.alloc(0) })],
    ['signed with the secret that we share', {}, () => ({ header: { alg: 'HS256' }, signature: macOf(clientSecret) })],
    ['signed by another', {}, () => ({ signature: signedWith(employer.otherKey) })],
    ['from another', { iss: 'https://elders.example' }, () => ({})],
    ['for another', { aud: 'elders' }, () => ({})],
    ['a token to sign in with', { nonce: 'n' }, () => ({})],
    ['about something else', { events: {} }, () => ({})],
    ['without events', { events: undefined }, () => ({})],
    ['three minutes old', { iat: Math.floor(Date.now() / 1000) - 180 }, () => ({})],
    ['without a number', { jti: undefined }, () => ({})],
    ['about nobody', { sub: undefined }, () => ({})],
  ])('is not believed when it is %s', async (name, claims, changes) => {
    const { browser } = await signIn();
    expect((await tell(employer.token({ ...logout, jti: name, ...claims }, changes()))).statusCode).toBe(400);
    expect(await browser.isSignedIn()).toBe(true);
  });
});
