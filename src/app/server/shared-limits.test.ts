import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from './testing/test-app.ts';

const most = 40;
const url = '/api/platformsettingvalues?keys=platformName';
let one: TestApp;
let other: TestApp;

/** Two processes on one database, each with its own memory. */
beforeAll(async () => {
  one = await startTestApp({ callsPerMinute: most, cacheMegabytes: 0 });
  other = await startTestApp({ callsPerMinute: most, cacheMegabytes: 0, connectionString: one.connectionString });
});
afterAll(async () => {
  await other.close();
  await one.close();
});

const ask = async ({ app }: TestApp, remoteAddress: string) =>
  (await app.inject({ method: 'GET', url, remoteAddress })).statusCode;

it('counts calls over all processes', async () => {
  for (let turn = 0; turn < most; turn += 1) expect(await ask(one, '192.0.2.1')).toBe(200);
  expect(await ask(one, '192.0.2.1')).toBe(429);
  // The other has heard of what makes it full, within half a second.
  await vi.waitFor(async () => expect(await ask(other, '192.0.2.1')).toBe(429), { timeout: 30_000, interval: 500 });
  expect(await ask(other, '192.0.2.2')).toBe(200);
});

it('counts a call with a limit of its own by itself', async () => {
  const signIn = ({ app }: TestApp) =>
    app.inject({
      ...{ method: 'POST', url: '/api/auth/sign-in/email', remoteAddress: '192.0.2.3' },
      payload: { email: 'niemand@vloedhaven.example', password: 'een lang wachtwoord 1' },
    });
  let asked = 0;
  while ((await signIn(one)).statusCode !== 429 && asked < most) asked += 1;
  await vi.waitFor(async () => expect((await signIn(other)).statusCode).toBe(429), { timeout: 30_000, interval: 500 });
  expect(await ask(other, '192.0.2.3')).toBe(200);
  // So does each of those that have one.
  const log = {
    short_message: 'a',
    level: 6,
    origin: '/',
    platform: 'test',
    user_agent: 'a',
    timestamp: 1,
    bot: false,
  };
  const told = await other.app.inject({ method: 'POST', url: '/api/logs', remoteAddress: '192.0.2.3', payload: [log] });
  expect(told.statusCode).toBeLessThan(300);
});
