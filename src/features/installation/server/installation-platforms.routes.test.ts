import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import type { AuditPage } from '#features/audit/contract/audit.ts';
import type { PlatformStanding } from '#features/platforms/contract/platform-standing.ts';
import type { InstallationState } from '../contract/installation.ts';

let test: TestApp;
let staff: { authorization: string };
let others: { authorization: string }[];
let now = new Date('2026-11-18T10:00:00Z');
const clock = { now: () => now };
const own = 'www.own.example';
const other = { host: 'www.zeedorp.example' };

beforeAll(async () => {
  test = await startTestApp({ clock });
  staff = await test.signInAs('Mett');
  // Before there are two platforms, and a name is needed to sign in.
  others = [await test.signInAs('Developer'), await test.signInAs('Admin')];
});
afterAll(() => test.close());

const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, headers = staff) =>
  test.app.inject({
    method,
    url: `/api/installation${path}`,
    headers: { host: own, ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
const stand = (key: string, standing: PlatformStanding, headers = staff) =>
  call('PUT', `/platforms/${key}/standing`, { standing }, headers);
const platformsNow = async () => (await call('GET', '')).json<InstallationState>().platforms;
const visit = () => test.app.inject({ url: '/api/platformsettingvalues', headers: other });
const logOf = async (key: string) => {
  const platform = test.installation.platforms.all().find((one) => one.key === key);
  if (platform === undefined) return [];
  const page: AuditPage = await test.installation
    .servicesOf(platform)
    .audit.list(system, { search: '', itemCount: 50 });
  return page.entries
    .filter(({ action }) => action.startsWith('platform.'))
    .map(({ action, actor }) => `${action} by ${actor.name}`);
};

describe('platforms of an installation', () => {
  it('are made with a link for the first admin, and each has its names', async () => {
    const early = await call('POST', '/platforms', { key: 'zeedorp', hosts: [] });
    expect([early.statusCode, early.json()]).toEqual([409, expect.objectContaining({ code: 'platform-without-name' })]);
    const name = (hosts: string[]) => call('PUT', `/platforms/${test.platform.key}/hosts`, { hosts });
    // The only one is reached by every name, so a wrong one does no harm before there is a second.
    expect((await name(['www.elsewhere.example'])).statusCode).toBe(204);
    const shutOut = await call('POST', '/platforms', { key: 'zeedorp', hosts: ['www.zeedorp.example'] });
    expect([shutOut.statusCode, shutOut.json()]).toEqual([409, expect.objectContaining({ code: 'own-host-gone' })]);
    expect((await name([own])).statusCode).toBe(204);
    const made = await call('POST', '/platforms', { key: 'zeedorp', hosts: ['WWW.Zeedorp.example'] });
    expect(made.statusCode).toBe(200);
    expect(made.json()).toEqual({
      setupLink: expect.stringMatching(/^http:\/\/www\.zeedorp\.example\/setup\/[\w-]+$/),
    });
    expect((await platformsNow()).map(({ key, hosts, standing, isOwn }) => ({ key, hosts, standing, isOwn }))).toEqual([
      { key: test.platform.key, hosts: [own], standing: 'working', isOwn: true },
      { key: 'zeedorp', hosts: ['www.zeedorp.example'], standing: 'working', isOwn: false },
    ]);
    expect((await visit()).statusCode).toBe(200);
  });

  it('are refused under a name that is taken or is none', async () => {
    expect((await call('POST', '/platforms', { key: 'zeedorp', hosts: [] })).json()).toMatchObject({
      code: 'platform-exists',
    });
    expect((await call('POST', '/platforms', { key: 'nieuw', hosts: [own] })).json()).toMatchObject({
      code: 'host-taken',
    });
    expect((await call('POST', '/platforms', { key: 'Nieuw!', hosts: [] })).statusCode).toBe(400);
    expect((await call('PUT', '/platforms/zeedorp/hosts', { hosts: ['http://x'] })).statusCode).toBe(400);
    expect((await call('PUT', '/platforms/nergens/hosts', { hosts: [] })).statusCode).toBe(404);
    expect(await platformsNow()).toHaveLength(2);
  });

  it('keep the name by which somebody is there to name them', async () => {
    const name = (hosts: string[]) => call('PUT', `/platforms/${test.platform.key}/hosts`, { hosts });
    for (const hosts of [[], ['www.elsewhere.example']]) {
      expect((await name(hosts)).json()).toMatchObject({ status: 409, code: 'own-host-gone' });
    }
    expect((await name(['WWW.Own.example', 'www.elsewhere.example'])).statusCode).toBe(204);
    expect((await name([own])).statusCode).toBe(204);
  });

  it('are closed to everyone while they are suspended, also what was kept for visitors, and open after', async () => {
    await visit();
    expect((await stand('zeedorp', 'suspended')).statusCode).toBe(204);
    const closed = await visit();
    expect([closed.statusCode, closed.headers['retry-after']]).toEqual([503, '3600']);
    expect(closed.json()).toMatchObject({ code: 'platform-suspended' });
    const page = await test.app.inject({ url: '/api/docs', headers: { ...other, accept: 'text/html' } });
    expect(page.statusCode).toBe(503);
    expect((await stand('zeedorp', 'working')).statusCode).toBe(204);
    expect((await visit()).statusCode).toBe(200);
  });

  it('are not closed from within, and by nobody else than platform staff', async () => {
    const refused = await stand(test.platform.key, 'suspended');
    expect([refused.statusCode, refused.json()]).toEqual([409, expect.objectContaining({ code: 'own-platform' })]);
    for (const headers of others) {
      expect((await stand('zeedorp', 'suspended', headers)).statusCode).toBe(403);
      expect((await call('POST', '/platforms', { key: 'nieuw', hosts: [] }, headers)).statusCode).toBe(403);
      expect((await call('PUT', '/platforms/zeedorp/hosts', { hosts: [] }, headers)).statusCode).toBe(403);
    }
    expect((await stand('nergens', 'suspended')).statusCode).toBe(404);
    expect((await visit()).statusCode).toBe(200);
  });

  it('are run from the first platform alone: staff of another neither looks nor decides', async () => {
    const platform = test.installation.platforms.all().find(({ key }) => key === 'zeedorp');
    if (platform === undefined) throw new Error('there is no second platform');
    const account = { email: 'staf@zeedorp.example', password: 'een lang wachtwoord 1' };
    const more = { accountType: 'Mett', emailVerified: true } as const;
    await test.installation.servicesOf(platform).users.createUser(system, { ...account, ...more });
    const signIn = { method: 'POST', url: '/api/auth/sign-in/email', headers: other, payload: account } as const;
    const { token } = (await test.app.inject(signIn)).json<{ token: string }>();
    const staffElsewhere = { ...other, authorization: `Bearer ${token}` };
    const tried = [
      await call('GET', '', undefined, staffElsewhere),
      await call('POST', '/platforms', { key: 'nieuw', hosts: ['www.nieuw.example'] }, staffElsewhere),
      await call('PUT', `/platforms/${test.platform.key}/hosts`, { hosts: [] }, staffElsewhere),
      await stand(test.platform.key, 'leaving', staffElsewhere),
    ];
    expect(tried.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
    expect((await platformsNow()).map(({ key, standing }) => [key, standing])).toEqual([
      [test.platform.key, 'working'],
      ['zeedorp', 'working'],
    ]);
  });

  it('go after thirty days with their files, and can be taken back until then', async () => {
    const files = join(test.dataFolder, 'assets', 'zeedorp');
    await mkdir(files, { recursive: true });
    await writeFile(join(files, 'picture'), 'of someone');
    const look = () => test.installation.jobs.runRecurring('remove-platforms');
    await stand('zeedorp', 'leaving');
    expect((await visit()).statusCode).toBe(503);
    const [, leaving] = await platformsNow();
    expect(leaving).toMatchObject({ standing: 'leaving', removeAfter: '2026-12-18T10:00:00.000Z' });
    await stand('zeedorp', 'working');
    await stand('zeedorp', 'leaving');
    now = new Date('2026-12-18T09:59:59Z');
    await look();
    expect(test.installation.platforms.all()).toHaveLength(2);
    expect(await logOf('zeedorp')).toEqual([
      `platform.leaving by Test Mett (${test.platform.key})`,
      `platform.resumed by Test Mett (${test.platform.key})`,
      `platform.leaving by Test Mett (${test.platform.key})`,
      `platform.resumed by Test Mett (${test.platform.key})`,
      `platform.suspended by Test Mett (${test.platform.key})`,
      `platform.added by Test Mett (${test.platform.key})`,
    ]);
    now = new Date('2026-12-18T10:00:00Z');
    await look();
    expect(existsSync(files)).toBe(false);
    expect(test.installation.platforms.all().map(({ key }) => key)).toEqual([test.platform.key]);
    expect((await test.app.inject({ url: '/api/platformsettingvalues', headers: { host: own } })).statusCode).toBe(200);
  });
});
