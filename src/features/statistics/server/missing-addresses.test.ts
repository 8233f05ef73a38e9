import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { plainRenderer } from '#app/server/testing/plain-renderer.ts';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { buildMenu } from '#features/menus/server/menus.factory.ts';
import { buildPage } from '#features/pages/server/pages.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { StatisticsFigures } from '../contract/statistics.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';
let test: TestApp;
let admin: Record<string, string>;
let living: string;

beforeAll(async () => {
  const now = new Date('2026-11-17T11:00:00Z');
  test = await startTestApp({ renderer: plainRenderer, clock: { now: () => now } });
  living = await buildPage(test.services, { title: text('Wonen', 'Living') });
  await buildMenu(test.services, [{ urlSegment: text('wonen', 'living'), pageId: living }]);
  admin = await test.signInAs('Admin');
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of ['batch', 'day', 'hour', 'fold'])
    await sql`delete from ${sql.id(test.platform.schema, `statistic_${table}`)}`.execute(test.platform.db);
});

const open = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url, remoteAddress: '192.0.2.1', headers: { 'user-agent': firefox, ...headers } });
const figures = async (): Promise<StatisticsFigures> => {
  await test.services.statistics.fold();
  return (await test.app.inject({ url: '/api/statistics?period=today&beside=nothing', headers: admin })).json();
};

it('a page that is missing in another language by its whole address, which leads on from there', async () => {
  await open('/en/wonen', { referer: 'http://localhost/en/living', host: 'localhost' });
  const key = { path: '/en/wonen', from: '/en/living' };
  const [missing] = (await figures()).missing;
  expect(missing).toMatchObject({ ...key, isLed: false });
  // There is a page at /wonen, which leads nowhere else.
  const payload = { from: missing?.path, to: `page:${living}` };
  const made = await test.app.inject({ method: 'POST', url: '/api/redirects', headers: admin, payload });
  expect(made.statusCode).toBe(200);
  expect((await figures()).missing).toMatchObject([{ ...key, isLed: true, likely: null }]);
  const answer = await open('/en/wonen');
  expect([answer.statusCode, answer.headers.location]).toEqual([301, '/en/living']);
  // Made by hand for the address without a language, it counts in all of them.
  await open('/en/al-lang-weg');
  const isLed = async () => (await figures()).missing.find(({ path }) => path === '/en/al-lang-weg')?.isLed;
  expect(await isLed()).toBe(false);
  const bare = { from: '/al-lang-weg', to: `page:${living}` };
  await test.app.inject({ method: 'POST', url: '/api/redirects', headers: admin, payload: bare });
  expect(await isLed()).toBe(true);
});

it('where it should probably lead by what the pages of its language are called', async () => {
  await open('/en/old/living.html');
  await open('/oud/wonen.html');
  const { missing } = await figures();
  expect(missing.map(({ path, likely }) => [path, likely?.title])).toEqual([
    ['/en/old/living.html', 'Living'],
    ['/oud/wonen.html', 'Wonen'],
  ]);
});

it('nothing of an address without a page that may say who somebody is, nor of what led to it', async () => {
  await open('/mijn/123456782', { referer: 'http://localhost/zoek/jan@elders.example', host: 'localhost' });
  await open('/weg', { referer: 'http://localhost/en/account/jan', host: 'localhost' });
  const { missing } = await figures();
  expect(missing).toMatchObject([
    { path: '/mijn/…', from: '/zoek/…', likely: null },
    { path: '/weg', from: null },
  ]);
  const rows = await test.platform.db.selectFrom('statistic_batch').select(['subjects', 'sources']).execute();
  expect(JSON.stringify(rows)).not.toMatch(/123456782|jan/);
});
