import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#app/server/app.ts';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { ownCookies } from '#features/consent/contract/own-cookies.ts';
import { keptCookieName } from '#platform/contract/addresses/host-cookie.ts';

let test: TestApp;
let behindProxy: FastifyInstance;

beforeAll(async () => {
  test = await startTestApp();
  behindProxy = await buildApp({ installation: test.installation, trustProxy: true });
});
afterAll(async () => {
  await behindProxy.close();
  await test.close();
});

describe('a browser is told to keep to https', () => {
  it.each([
    ['over https', 'https', 'max-age=31536000'],
    ['and not over http', 'http', undefined],
  ])('%s, also when the answer was kept', async (_, protocol, value) => {
    const headers = { 'x-forwarded-proto': protocol };
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await behindProxy.inject({ url: '/api/auth/sign-in/ways', headers });
      expect([answer.statusCode, answer.headers['strict-transport-security']]).toEqual([200, value]);
    }
  });

  it('only by the word of a proxy that is trusted', async () => {
    const answer = await test.app.inject({ url: '/api/auth/get-session', headers: { 'x-forwarded-proto': 'https' } });
    expect(answer.headers['strict-transport-security']).toBeUndefined();
  });
});

describe('cookies over https', () => {
  const headers = { 'x-forwarded-proto': 'https' };
  const whoAmI = async (cookie: string) =>
    (await behindProxy.inject({ url: '/api/profiles:loggedIn', headers: { ...headers, cookie } })).statusCode;

  it('are bound to the host, and not taken from elsewhere', async () => {
    await test.signInAs('Standard');
    const answer = await behindProxy.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      headers,
      payload: { email: 'standard-1@vloedhaven.example', password: 'een lang wachtwoord 1' },
    });
    const set = [answer.headers['set-cookie']].flat().map(String);
    expect(set).toContainEqual(
      expect.stringMatching(
        /^__Host-plein\.known_device=[^;]+; Max-Age=15552000; HttpOnly; SameSite=Lax; Path=\/; Secure$/,
      ),
    );
    const stated = ownCookies.map(({ name }) => keptCookieName(name, true));
    expect(set.map((one) => one.split('=')[0])).toSatisfy((names: string[]) =>
      names.every((one) => stated.includes(one)),
    );
    const cookie = String(set[0]);
    expect(cookie).toMatch(
      /^__Host-plein\.session_token=[^;]+; Max-Age=604800; HttpOnly; SameSite=Lax; Path=\/; Secure$/,
    );
    const [pair = ''] = cookie.split(';');
    expect(await whoAmI(pair)).toBe(200);
    expect(await whoAmI(pair.replace('__Host-', ''))).toBe(401);
    expect(await whoAmI(`plein.session_token=planted; ${pair}`)).toBe(200);
  });
});
