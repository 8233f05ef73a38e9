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

it('loses no view, block or search when a process is stopped in order', async () => {
  const { connectionString } = test;
  const stopped = await startTestApp({ connectionString, withJobs: false });
  const tell = (payload: object) => stopped.app.inject({ method: 'POST', url: '/api/statistics', headers, payload });
  expect((await tell({ kind: 'view', path: '/wonen' })).statusCode).toBe(204);
  expect((await tell({ kind: 'blocks', path: '/wonen', seen: [block.guid], pressed: [] })).statusCode).toBe(204);
  expect((await stopped.app.inject({ url: '/api/search?q=zwembad', headers })).statusCode).toBe(200);
  await stopped.close();

  const { db } = test.platform;
  const batches = await db.selectFrom('statistic_batch').select('subjects').execute();
  expect(batches).toEqual([{ subjects: ['path:/wonen'] }]);
  expect(await db.selectFrom('statistic_block').select('block').execute()).toEqual([{ block: block.guid }]);
  expect(await db.selectFrom('search_count').select('query').execute()).toEqual([{ query: 'zwembad' }]);
});
