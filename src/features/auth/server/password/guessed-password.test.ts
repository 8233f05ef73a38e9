import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { TestBrowser } from '../testing/test-browser.ts';
import { codeOfApp } from '../testing/totp.ts';
import { mostTries } from './lock-rule.ts';

const password = 'een lang wachtwoord 1';
let test: TestApp;
let people = 0;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** Someone at a machine of their own, signed in. */
async function someone(isTwoFactorOn: boolean) {
  people += 1;
  const email = `raadsel-${people}@vloedhaven.example`;
  await test.services.users.createUser(system, { email, password });
  const browser = new TestBrowser(test.app, `198.51.100.${people}`);
  await browser.signIn(email, password);
  if (isTwoFactorOn) {
    const { key } = (await browser.post('/api/auth/two-factor:begin', { password })).json<{ key: string }>();
    await browser.post('/api/auth/two-factor:confirm', { code: codeOfApp(key) });
  }
  return { email, browser };
}

const sendForm = (browser: TestBrowser, url: string, fields: Record<string, string>) =>
  browser.send({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

type Guess = (browser: TestBrowser, email: string) => Promise<{ statusCode: number; headers: { location?: unknown } }>;

const guesses: [string, boolean, Guess][] = [
  ['POST /login', false, (browser, email) => sendForm(browser, '/login', { email, password: 'fout' })],
  [
    'POST /account/email',
    false,
    (browser) => sendForm(browser, '/account/email', { email: 'ander@vloedhaven.example', password: 'fout' }),
  ],
  [
    'POST /api/auth/change-email',
    false,
    (browser) => browser.post('/api/auth/change-email', { email: 'ander@vloedhaven.example', password: 'fout' }),
  ],
  [
    'POST /api/auth/change-password',
    false,
    (browser) =>
      browser.post('/api/auth/change-password', { currentPassword: 'fout', newPassword: 'een heel ander wachtwoord' }),
  ],
  ['two-factor:begin', false, (browser) => browser.post('/api/auth/two-factor:begin', { password: 'fout' })],
  ['two-factor:confirm', false, (browser) => browser.post('/api/auth/two-factor:confirm', { code: '000000' })],
  [
    'two-factor:recovery-codes',
    true,
    (browser) => browser.post('/api/auth/two-factor:recovery-codes', { password: 'fout' }),
  ],
  ['two-factor:off', true, (browser) => browser.post('/api/auth/two-factor:off', { password: 'fout' })],
];

it.each(guesses)('counts guesses by %s, and writes down that they were stopped', async (_, isTwoFactorOn, guess) => {
  const { email, browser } = await someone(isTwoFactorOn);
  await guess(browser, email);
  await test.platform.db.updateTable('sign_in_try').set({ tries: mostTries.person }).where('tries', '=', 1).execute();
  const { statusCode, headers } = await guess(browser, email);
  if (statusCode === 303) expect(headers.location).toContain('error=too-many-requests');
  else expect(statusCode).toBe(429);
  const locks = await test.platform.db
    .selectFrom('audit_entry')
    .select('details')
    .where('action', '=', 'sign-in.locked')
    .where('subject_name', '=', email)
    .execute();
  expect(locks).toEqual([{ details: { counted: 'device' } }]);
});
