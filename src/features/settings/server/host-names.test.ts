import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import type { Platform } from '#platform/server/platform.ts';
import { patience } from '#platform/server/testing/patience.ts';

const own = 'www.vloedhaven.example';
const theirs = 'www.zeedorp.example';
let test: TestApp;
/** Another process on the same database. */
let second: TestApp;
let village: Platform;
let other: Server;
let admin: Record<string, string>;
let port: number;

beforeAll(async () => {
  test = await startTestApp();
  await test.installation.platforms.addHosts('test', [own]);
  village = await test.installation.platforms.add('zeedorp', [theirs]);
  await test.services.settings.save(system, 'platformName', 'Vloedhaven');
  await test.installation.servicesOf(village).settings.save(system, 'platformName', 'Zeedorp');
  second = await startTestApp({ connectionString: test.connectionString });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  port = (test.app.server.address() as AddressInfo).port;
  other = createServer((_, answer) => answer.end(JSON.stringify({ proof: 'made up' })));
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  const { id } = await test.services.users.createUser(system, {
    email: 'beheer@vloedhaven.example',
    password: 'een lang wachtwoord 1',
    accountType: 'Admin',
  });
  expect(id).toBeDefined();
  const signedIn = await test.app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    headers: { host: own },
    payload: { email: 'beheer@vloedhaven.example', password: 'een lang wachtwoord 1' },
  });
  admin = { host: own, authorization: `Bearer ${signedIn.json<{ token: string }>().token}` };
}, patience.timeout);
afterAll(async () => {
  other.close();
  await second.close();
  await test.close();
});

const save = (value: string[]) =>
  test.app.inject({
    method: 'PUT',
    url: '/api/platformsettingvalues',
    headers: admin,
    payload: { changes: [{ key: 'hostNames', value, was: stored }] },
  });
let stored: string[] = [];
async function saved(value: string[]): Promise<void> {
  const answer = await save(value);
  expect(answer.statusCode, answer.body).toBe(200);
  stored = value;
}
const nameAt = async (at: TestApp, host: string) => {
  const answer = await at.app.inject({ url: '/api/platformsettingvalues?keys=platformName', headers: { host } });
  return answer.statusCode === 200 ? answer.json<{ value: string }[]>()[0]?.value : answer.statusCode;
};
/** By a real request over a real connection. */
const asked = async (host: string) =>
  (await fetch(`http://${host}/api/platformsettingvalues?keys=platformName`)).status;

it('answers at a name that leads here once an admin added it, in every process, and no longer once they took it away', async () => {
  const name = `localhost:${port}`;
  expect(await asked(name)).toBe(421);
  expect(await nameAt(second, 'localhost')).toBe(421);
  await saved([name]);
  expect(await asked(name)).toBe(200);
  expect(await nameAt(test, 'localhost')).toBe('Vloedhaven');
  await vi.waitFor(async () => expect(await nameAt(second, 'localhost')).toBe('Vloedhaven'), patience);
  // What is its own is not asked for again, and may be the primary domain.
  await test.services.settings.save(system, 'primaryDomain', name);

  expect((await save([])).json()).toMatchObject({ fields: [{ path: 'hostNames', code: 'host-is-primary' }] });
  await test.services.settings.save(system, 'primaryDomain', '');
  await saved([]);
  expect(await asked(name)).toBe(421);
  await vi.waitFor(async () => expect(await nameAt(second, 'localhost')).toBe(421), patience);
});

it('takes a new name and makes it the primary domain in one go', async () => {
  const name = `127.0.0.1:${port}`;
  const changes = [
    { key: 'hostNames', value: [name], was: [] },
    { key: 'primaryDomain', value: name, was: '' },
  ];
  await test.services.settings.saveAll(system, changes);
  expect(await nameAt(test, '127.0.0.1')).toBe('Vloedhaven');
  await test.services.settings.saveAll(
    system,
    changes.map(({ key, value, was }) => ({ key, value: was, was: value })),
  );
  expect(await nameAt(test, '127.0.0.1')).toBe(421);
});

it.each([
  ['of another platform', () => theirs, 'host-taken'],
  ['where nobody answers', () => '127.0.0.1:1', 'host-no-answer'],
  ['that leads elsewhere', () => `127.0.0.1:${(other.address() as AddressInfo).port}`, 'host-leads-elsewhere'],
  ['within our own network', () => '10.0.0.7', 'host-private'],
])('refuses a name %s, and keeps everything as it was', async (_, name, code) => {
  const answer = await save([name()]);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ fields: [{ path: 'hostNames', code, message: name() }] });
  expect(await nameAt(test, theirs)).toBe('Zeedorp');
  expect((await test.services.settings.all()).hostNames).toEqual([]);
});

it('never takes away a name that the installation gave', async () => {
  await saved([own]);
  await saved([]);
  expect(await nameAt(test, own)).toBe('Vloedhaven');
});

it('proves itself at a name that nobody has yet only to who names the platform', async () => {
  const proof = (platform: string) =>
    test.app.inject({
      url: `/api/platformsettingvalues:hostProof?question=${crypto.randomUUID()}&platform=${platform}`,
      headers: { host: 'niemand.example' },
    });
  expect((await proof(test.platform.id)).statusCode).toBe(200);
  expect((await proof(crypto.randomUUID())).statusCode).toBe(421);
  expect((await proof('')).statusCode).toBe(421);
});
