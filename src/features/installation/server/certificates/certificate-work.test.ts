import type { AddressInfo } from 'node:net';
import type { Server } from 'node:tls';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { patience } from '#platform/server/testing/patience.ts';
import { askCertificate } from './ask-certificate.ts';
import { certificateOfOver, overCertificate, ownCertificate, serveOwnCertificate } from './certificate.factory.ts';

const opened: TestApp[] = [];
let server: Server;
let port: number;
let asked = 0;
let now = new Date('2026-11-18T10:00:00Z');
const clock = { now: () => now };
const wait = (hours: number) => {
  now = new Date(now.getTime() + hours * 60 * 60 * 1000);
};

beforeAll(async () => {
  server = await serveOwnCertificate();
  server.on('connection', () => {
    asked += 1;
  });
  port = (server.address() as AddressInfo).port;
});
afterEach(async () => {
  for (const test of opened.splice(0)) await test.close();
});
afterAll(() => server.close());

async function start(options: Parameters<typeof startTestApp>[0], names: string[]) {
  const test = await startTestApp({ clock, withJobs: true, ...options });
  opened.push(test);
  await test.installation.platforms.addHosts(test.platform.key, names);
  return {
    test,
    anHour: () => test.installation.jobs.runRecurring('ask-certificates'),
    async told() {
      const { certificates, health } = await test.services.installation.read(system);
      const { state, reason } = health.find(({ part }) => part === 'certificates') ?? {};
      return { hosts: certificates.hosts, said: `${state} ${reason}` };
    },
  };
}

describe('certificates of host names', () => {
  it('are asked as a browser would, twice a day, and forgotten with their name', async () => {
    const publicUrl = `https://localhost:${port}`;
    const { test, anHour, told } = await start({ publicUrl, trustedCertificates: ownCertificate }, ['localhost']);
    expect(await told()).toEqual({ hosts: [], said: 'good none' });
    const before = asked;
    await anHour();
    const validUntil = '2120-01-01T00:00:00.000Z';
    expect(await told()).toEqual({
      hosts: [{ host: 'localhost', askedAt: now.toISOString(), validUntil, fault: null }],
      said: 'good valid',
    });
    wait(11);
    await anHour();
    expect(asked).toBe(before + 1);
    wait(1);
    await anHour();
    expect(asked).toBe(before + 2);

    // By the clock of a hundred years later.
    now = new Date('2119-12-20T00:00:00Z');
    expect((await told()).said).toBe('attention soon');
    now = new Date('2120-01-01T00:00:00Z');
    expect((await told()).said).toBe('wrong expired');
    now = new Date('2026-11-20T10:00:00Z');

    await test.installation.platforms.setGivenHosts(test.platform.key, ['127.0.0.1']);
    await anHour();
    const { rows } = await test.installation.database.pool.query('select host from control.certificate');
    // An address has no certificate that could be for its name.
    expect(rows).toEqual([]);
  });

  it('are told of that browsers do not trust, and of a name that does not answer any more', async () => {
    const silent = await serveOwnCertificate();
    const silentPort = (silent.address() as AddressInfo).port;
    const { anHour, told } = await start({ publicUrl: `https://localhost:${silentPort}` }, ['localhost']);
    await anHour();
    expect((await told()).said).toBe('wrong untrusted');
    await new Promise((done) => silent.close(done));
    wait(12);
    await anHour();
    // What it was is still known.
    expect(await told()).toMatchObject({
      hosts: [{ fault: 'unreachable', validUntil: expect.stringMatching(/^2120/) }],
      said: 'attention unreachable',
    });
  });

  it('are wrong for another name than their own', async () => {
    const asking = { address: '127.0.0.1', port, longestWait: patience.timeout, ca: ownCertificate };
    expect(await askCertificate({ ...asking, host: 'localhost' })).toMatchObject({ isTrusted: true });
    expect(await askCertificate({ ...asking, host: 'www.zeedorp.example' })).toMatchObject({ isTrusted: false });
  });

  it('are wrong where one that vouches for them is over, however long they last themselves', async () => {
    const chained = await serveOwnCertificate(certificateOfOver);
    const { port: chainedPort } = chained.address() as AddressInfo;
    const asking = { host: 'localhost', address: '127.0.0.1', port: chainedPort, longestWait: patience.timeout };
    expect(await askCertificate({ ...asking, ca: overCertificate })).toEqual({
      validUntil: new Date('2120-01-01T00:00:00Z'),
      isTrusted: false,
    });
    chained.close();
  });

  it('are not asked where the site is not served by https', async () => {
    const { anHour, told } = await start({ publicUrl: `http://localhost:${port}` }, ['localhost']);
    const before = asked;
    await anHour();
    expect(await told()).toEqual({ hosts: [], said: 'good notAsked' });
    expect(asked).toBe(before);
  });

  it('are not asked in our own network for a name that an admin gave', async () => {
    const options = { publicUrl: `https://localhost:${port}`, trustedCertificates: ownCertificate };
    const { test, anHour, told } = await start(options, ['localhost']);
    await test.installation.platforms.setOwnHosts(test.platform.id, ['zeedorp.localhost', '10.0.0.7']);
    const before = asked;
    await anHour();
    // The one that the installation gave.
    expect(asked).toBe(before + 1);
    expect((await told()).hosts).toMatchObject([
      { host: 'localhost', fault: null },
      { host: 'zeedorp.localhost', fault: 'unreachable', validUntil: null },
    ]);
  });
});
