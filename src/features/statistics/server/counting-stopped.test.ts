import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { buildBlock, buildPage } from '#features/pages/server/pages.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';

const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0' };
const block = buildBlock();
let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ withJobs: false });
  await buildPage(test.services, { title: text('Wonen'), buildingBlockInstances: [block] });
});
afterAll(() => test.close());

const tell = ({ app }: TestApp, payload: object) =>
  app.inject({ method: 'POST', url: '/api/statistics', headers, payload });

it('loses no view, block or search when a process is stopped in order', async () => {
  const { connectionString } = test;
  const stopped = await startTestApp({ connectionString });
  expect((await tell(stopped, { kind: 'view', path: '/wonen' })).statusCode).toBe(204);
  expect((await tell(stopped, { kind: 'blocks', path: '/wonen', seen: [block.guid], pressed: [] })).statusCode).toBe(
    204,
  );
  expect((await stopped.app.inject({ url: '/api/search?q=zwembad', headers })).statusCode).toBe(200);
  await stopped.close();

  const { db } = test.platform;
  const batches = await db.selectFrom('statistic_batch').select('subjects').execute();
  expect(batches).toEqual([{ subjects: ['path:/wonen'] }]);
  expect(await db.selectFrom('statistic_block').select('block').execute()).toEqual([{ block: block.guid }]);
  expect(await db.selectFrom('search_count').select('query').execute()).toEqual([{ query: 'zwembad' }]);
});

it('tells who runs the installation what could not be counted, and since when nothing was added up', async () => {
  const read = async (name: string) =>
    Number(new RegExp(`^${name} ([0-9.]+)`, 'm').exec((await test.app.inject('/metrics')).body)?.[1]);
  const lost = await read('plein_views_lost_total');
  const { db, schema } = test.platform;
  const rename = (from: string, to: string) =>
    sql`alter table ${sql.id(schema, from)} rename to ${sql.id(to)}`.execute(db);
  await rename('statistic_batch', 'statistic_batch_away');
  await tell(test, { kind: 'view', path: '/' });
  await tell(test, { kind: 'view', path: '/wonen' });
  await test.services.statistics.write();
  await rename('statistic_batch_away', 'statistic_batch');
  expect(await read('plein_views_lost_total')).toBe(lost + 2);
  const before = await read('plein_views_added_up_seconds');
  expect(before).toBeGreaterThan(0);
  await tell(test, { kind: 'view', path: '/' });
  await test.services.statistics.fold();
  expect(await read('plein_views_added_up_seconds')).toBeLessThan(before);
  expect(await read('plein_views_lost_total')).toBe(lost + 2);
});
