import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { measurePlatform } from '#app/server/installation/measure-platform.ts';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { openTraceCollector, type TraceCollector } from '#app/server/testing/trace-collector.ts';
import { settingsTag } from '#features/settings/contract/settings.tags.ts';
import { patience } from '#platform/server/testing/patience.ts';
import type { InstallationPlatform, InstallationState } from '../../contract/installation.ts';
import { FiguresOfPlatforms, mostAtOnce } from './figures-of-platforms.ts';

const own = 'www.own.example';
let ahead = 0;
const clock = { now: () => new Date(Date.now() + ahead) };
let collector: TraceCollector;
let test: TestApp;
let staff: { authorization: string };

beforeAll(async () => {
  collector = await openTraceCollector();
  test = await startTestApp({ clock, tracing: { url: collector.url, headers: {}, serviceName: 'plein', share: 1 } });
  staff = await test.signInAs('Mett');
  await test.installation.platforms.addHosts(test.platform.key, [own]);
});
afterAll(async () => {
  await test.close();
  await collector.close();
});
afterEach(() => {
  ahead = 0;
});

const platformOf = (key: string) => {
  const platform = test.installation.platforms.all().find((one) => one.key === key);
  if (platform === undefined) throw new Error(`there is no ${key}`);
  return platform;
};
const servicesOf = (key: string) => test.installation.servicesOf(platformOf(key));
const ask = async (headers: Record<string, string> = {}) => {
  const answer = await test.app.inject({ url: '/api/installation', headers: { host: own, ...staff, ...headers } });
  expect(answer.statusCode).toBe(200);
  return answer.json<InstallationState>();
};
const look = async (headers?: Record<string, string>) => (await ask(headers)).platforms;
const lookFor = async (key: string) => (await look()).find((one) => one.key === key);
const isCounted = ({ measuredAt }: InstallationPlatform) => measuredAt !== null;
const momentsOf = (platforms: readonly InstallationPlatform[]) =>
  Object.fromEntries(platforms.map(({ key, measuredAt }) => [key, measuredAt]));

/** How many statements one look takes. */
async function statements(): Promise<number> {
  const traceId = randomBytes(16).toString('hex');
  await look({ traceparent: `00-${traceId}-00f067aa0ba902b7-01` });
  const client = 3;
  const server = 2;
  const told = () => collector.spans().filter((span) => span.traceId === traceId);
  await vi.waitFor(() => expect(told().some(({ kind }) => kind === server)).toBe(true), patience);
  return told().filter(({ kind }) => kind === client).length;
}

/** Until nothing is left that may have changed: by then two looks in a row tell the same moments. */
const settle = () =>
  vi.waitFor(async () => {
    const [one, other] = [await look(), await look()];
    expect(one.every(isCounted)).toBe(true);
    expect(momentsOf(other)).toEqual(momentsOf(one));
    return other;
  }, patience);

describe('the figures of many platforms', () => {
  it('take as many statements as those of one, and are counted some at a time', async () => {
    await settle();
    const before = await statements();
    for (let number = 0; number <= mostAtOnce; number += 1)
      await test.installation.platforms.add(`p${number}`, [`www.p${number}.example`]);
    const first = await look();
    expect(first).toHaveLength(mostAtOnce + 2);
    const [uncounted, ...others] = first.filter((one) => !isCounted(one));
    expect(others).toEqual([]);
    expect(uncounted).toMatchObject({ name: uncounted?.key, accounts: 0, databaseBytes: 0, standing: 'working' });
    const all = await settle();
    expect(all.every(({ databaseBytes, name }) => databaseBytes > 100_000 && name !== '')).toBe(true);
    expect(await statements()).toBe(before);
    expect(before).toBeGreaterThan(0);
  }, 300_000);

  it('are counted again of a platform that changed, and of no other', async () => {
    const before = momentsOf(await settle());
    await servicesOf('p3').users.createUser(system, {
      ...{ email: 'els@p3.example', password: 'een lang wachtwoord 1', accountType: 'Admin' },
      ...{ firstName: 'Els', middleName: '', lastName: 'Ham', roleIds: [], emailVerified: true },
    });
    await servicesOf('p3').settings.save(system, 'platformName', 'Zeedorp');
    await vi.waitFor(async () => expect(await lookFor('p3')).toMatchObject({ accounts: 1, name: 'Zeedorp' }), patience);
    const { p3: changed, ...others } = momentsOf(await settle());
    const { p3: was, ...unchanged } = before;
    expect(others).toEqual(unchanged);
    expect(changed).not.toBe(was);
  });

  it('hear of another process, and are those that it counted', async () => {
    await settle();
    const other = await startTestApp({
      ...{ clock, connectionString: test.connectionString, dataFolder: test.dataFolder },
    });
    try {
      const there = other.installation.platforms.all().find(({ key }) => key === 'p2');
      if (there === undefined) throw new Error('the other process knows no p2');
      await other.installation.servicesOf(there).settings.save(system, 'platformName', 'Oost');
      await vi.waitFor(async () => expect(await lookFor('p2')).toMatchObject({ name: 'Oost' }), patience);
      await settle();
      const counted = await other.installation.figures.read();
      expect(counted.get(there.id)).toMatchObject({ name: 'Oost' });
    } finally {
      await other.app.close();
      await other.installation.close();
    }
  });

  it('are counted again after an hour, whatever was heard', async () => {
    const before = momentsOf(await settle());
    ahead = 59 * 60_000;
    expect(momentsOf(await look())).toEqual(before);
    ahead = 61 * 60_000;
    const { [test.platform.key]: own, ...after } = momentsOf(await settle());
    for (const [key, moment] of Object.entries(after)) expect([key, moment]).not.toEqual([key, before[key]]);
    expect(own).not.toBe(before[test.platform.key]);
  });

  it('are counted while nobody looks, by one process of all', async () => {
    const { database, platforms } = test.installation;
    // After what the test before this one did to the clock.
    ahead = 3 * 60 * 60_000;
    const measured: string[] = [];
    const keeper = (isFirst: boolean, tell: (key: string) => void) =>
      new FiguresOfPlatforms({
        ...{ control: database.control, clock, lookEvery: 10 },
        platformIds: () => platforms.all().map(({ id }) => id),
        isFirst: async () => isFirst,
        async measure(id) {
          const platform = platforms.byId(id);
          if (platform === undefined) return undefined;
          tell(platform.key);
          return measurePlatform(platform, test.installation.servicesOf(platform), clock);
        },
        onError(error) {
          throw error;
        },
      });
    const keepers = [keeper(true, (key) => measured.push(key)), keeper(false, () => measured.push('the second'))];
    onTestFinished(async () => {
      for (const one of keepers) await one.close();
    });
    for (const one of keepers) one.begin();
    const all = platforms.all().map(({ key }) => key);
    // They listen from now on, and know nothing of before.
    await vi.waitFor(() => expect(measured.toSorted()).toEqual(all.toSorted()), patience);
    measured.length = 0;
    await servicesOf('p4').settings.save(system, 'platformName', 'Zuid');
    const id = platformOf('p4').id;
    for (const one of keepers) one.hear(id, [settingsTag]);
    await vi.waitFor(() => expect(measured).toEqual(['p4']), patience);
    expect((await keepers[0]?.read())?.get(id)).toMatchObject({ name: 'Zuid' });
    expect(measured).toEqual(['p4']);
  });

  it('go with their platform', async () => {
    const { id } = platformOf('p5');
    await settle();
    await test.installation.platforms.remove('p5');
    expect(await lookFor('p5')).toBeUndefined();
    expect((await test.installation.figures.read()).has(id)).toBe(false);
  });
});
