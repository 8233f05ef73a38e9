import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plainRenderer } from '#app/server/testing/plain-renderer.ts';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { buildMenu } from '#features/menus/server/menus.factory.ts';
import { buildPage } from '#features/pages/server/pages.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';

const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0' };

let test: TestApp;
let address: string;

async function start(trustProxy: boolean): Promise<void> {
  test = await startTestApp({ renderer: plainRenderer, trustProxy });
  const page = await buildPage(test.services, { title: text('Voorpagina') });
  await buildMenu(test.services, [{ urlSegment: text(''), pageId: page }]);
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  address = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
}

/** Over a socket, because kept pages are answered before Fastify there. Answers how many people these were. */
async function readBy(addresses: readonly string[]): Promise<{ people: number; kept: number }> {
  const { cacheHits } = test.installation.metrics;
  const before = cacheHits.count;
  for (const from of addresses) {
    const answer = await fetch(address, { headers: { ...firefox, 'x-forwarded-for': from } });
    expect(answer.status).toBe(200);
    await answer.text();
  }
  await test.services.statistics.write();
  const rows = await test.platform.db.selectFrom('statistic_batch').select('visitors').execute();
  return { people: new Set(rows.flatMap(({ visitors }) => visitors)).size, kept: cacheHits.count - before };
}

const three = ['198.51.100.1', '198.51.100.2', '198.51.100.3'];

beforeAll(() => start(true));
afterAll(() => test.close());

it('tells people with the same browser apart by the address that the proxy says, of kept pages too', async () => {
  expect(await readBy([...three, ...three])).toMatchObject({ people: 3, kept: 5 });
});

const countries = async (headers: Record<string, string>): Promise<(string | null)[]> => {
  await test.platform.db.deleteFrom('statistic_batch').execute();
  // Once made and once kept.
  for (const path of ['/nergens', '/'])
    await (await fetch(address + path, { headers: { ...firefox, ...headers } })).text();
  await test.services.statistics.write();
  const rows = await test.platform.db.selectFrom('statistic_batch').select('countries').execute();
  return rows.flatMap((row) => row.countries);
};

it('knows the country that a trusted proxy says, and no country that is none', async () => {
  const by = { 'x-forwarded-for': '198.51.100.9' };
  expect(await countries({ ...by, 'cf-ipcountry': 'NL' })).toEqual(['NL', 'NL']);
  expect(await countries({ ...by, 'x-country-code': 'BE' })).toEqual(['BE', 'BE']);
  expect(await countries({ ...by, 'cf-ipcountry': 'XX' })).toEqual([null, null]);
  // Not by way of a proxy: whoever asks says it themselves.
  expect(await countries({ 'cf-ipcountry': 'NL' })).toEqual([null, null]);
});

it('believes nobody where no proxy is trusted', async () => {
  await test.close();
  await start(false);
  expect((await readBy(three)).people).toBe(1);
  expect(await countries({ 'x-forwarded-for': '198.51.100.9', 'cf-ipcountry': 'NL' })).toEqual([null, null]);
});
