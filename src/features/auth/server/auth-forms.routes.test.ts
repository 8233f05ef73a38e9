import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';

const email = 'cato@vloedhaven.example';
const password = 'een lang wachtwoord 1';
let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
  await test.services.users.createUser(system, { email, password });
});

afterAll(() => test.close());

const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

const profileStatus = async (cookie: string) =>
  (await test.app.inject({ url: '/api/profiles:loggedIn', headers: { cookie } })).statusCode;

describe('the login form without a script', () => {
  it.each([
    ['the page they wanted', '/nieuws?pagina=2#lijst', '/nieuws?pagina=2#lijst'],
    ['the front page by default', undefined, '/'],
    ['never another site', 'https://elders.example/', '/'],
    ['never another site by two slashes', '//elders.example', '/'],
    ['never another site by a backslash', '/\\elders.example', '/'],
  ])('goes on to %s', async (_, returnTo, location) => {
    const answer = await post('/login', { email, password, ...(returnTo === undefined ? {} : { returnTo }) });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, location]);
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
    expect(await profileStatus(cookie)).toBe(200);
  });

  it.each([
    ['a wrong password', { email, password: 'fout' }, '/login?error=invalid-credentials'],
    ['an empty form', {}, '/login?error=invalid-credentials'],
    [
      'a way back',
      { email, password: 'fout', returnTo: '/nieuws' },
      '/login?error=invalid-credentials&returnTo=%2Fnieuws',
    ],
    ['a bad way back', { email, password: 'fout', returnTo: '//x' }, '/login?error=invalid-credentials&returnTo=%2F'],
    ['English', { email, password: 'fout', language: 'en' }, '/en/login?error=invalid-credentials'],
    ['no known language', { email, password: 'fout', language: '//x' }, '/login?error=invalid-credentials'],
  ])('comes back after %s', async (_, fields, location) => {
    const answer = await post('/login', fields);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, location]);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('is refused from another site, which could sign a visitor in as somebody else', async () => {
    const answer = await post('/login', { email, password }, { origin: 'https://elders.example' });
    expect(answer.statusCode).toBe(403);
  });

  it('signs out', async () => {
    const signedIn = await post('/login', { email, password });
    const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
    const answer = await post('/logout', { returnTo: '/en/login' }, { cookie });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/en/login']);
    expect(await profileStatus(cookie)).toBe(401);
  });

  it('makes the first admin by the set-up link, and signs in', async () => {
    const link = (await test.services.setupLink.createLink(system)) ?? '';
    const answer = await post(link, { email: 'eerste@vloedhaven.example', password, firstName: 'Eline' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/']);
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
    expect(await profileStatus(cookie)).toBe(200);
    const entries = await test.platform.db.selectFrom('audit_entry').select('action').orderBy('id').execute();
    // A new site is closed until somebody opens it.
    const did = entries.slice(-3).map(({ action }) => action);
    expect(did).toEqual(['setup.completed', 'setting.changed', 'session.started']);
  });

  it('is the only place that takes forms', async () => {
    const answer = await post('/api/auth/sign-in/email', { email, password });
    expect(answer.statusCode).toBe(415);
  });
});
