import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plainRenderer } from '#app/server/testing/plain-renderer.ts';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import type { AccountType } from '#platform/contract/rights/viewer.ts';
import { makeGeneratedCalls } from './generated-calls.ts';
import { sendOverHttp } from './send-over-http.ts';
import { openSiteWithViewers, type Place } from './site-with-viewers.ts';
import { listed } from './tally.ts';

/** `npm run prove -- fuzz` in short: the same calls, fewer of them, on a site without the demo. */
const hosts = { own: 'vloedhaven.fuzz.example', other: 'zeedorp.fuzz.example' };
const seed = 12;
let test: TestApp;
let place: Place;

beforeAll(async () => {
  test = await startTestApp({ renderer: plainRenderer });
  const { platforms } = test.installation;
  await platforms.addHosts('test', [hosts.own]);
  const second = await platforms.add('zeedorp', [hosts.other]);
  const role = test.platform.db.insertInto('role').values({ name: 'Projectgroep' }).returning('id');
  const { id: roleId } = await role.executeTakeFirstOrThrow();
  const account = async (accountType: AccountType, roleIds: string[] = [], services = test.services) => {
    const email = `${accountType.toLowerCase()}-${roleIds.length}@fuzz.example`;
    const password = 'een lang wachtwoord 1';
    await services.users.createUser(system, { email, password, accountType, roleIds, emailVerified: true });
    return { email, password };
  };
  // Several, because some of the calls throw them away.
  for (const title of ['De haven', 'De kade', 'De sluis', 'De brug']) {
    const list = await buildList(test.services);
    await buildItem(test.services, list.guid, { title });
  }
  const accounts = {
    member: await account('Standard'),
    memberWithRole: await account('Standard', [roleId]),
    contentManager: await account('ContentManager'),
    staff: await account('Mett'),
    admin: await account('Admin'),
    adminElsewhere: await account('Admin', [], test.installation.servicesOf(second)),
  };
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = test.app.server.address() as AddressInfo;
  place = { send: sendOverHttp(port), hosts, accounts };
});
afterAll(() => test.close());

it('calls made from the contract never fail by our fault, and tell nobody what is not for them', {
  timeout: 180_000,
}, async () => {
  const site = await openSiteWithViewers(place, seed);
  const tally = await makeGeneratedCalls({ ...site, send: place.send, calls: 400, seed, isInTurn: true });
  expect(tally.failures).toEqual([]);
  expect(tally.leaks).toEqual([]);
  expect(tally.insides).toEqual([]);
  // Or else nothing was tried but doors that are shut. What has a secret or a number of its own is rarely guessed right,
  // the more calls there are for who runs a site, the more of them name what a small site has none of, and a third of the
  // calls is spoilt on purpose.
  const { calls, successes } = tally.byViewer.get('admin') ?? { calls: 1, successes: 0 };
  expect(successes / calls, listed(tally.byStatus)).toBeGreaterThan(0.2);
  expect(tally.byViewer.size).toBe(7);
});
