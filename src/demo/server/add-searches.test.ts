import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import type { StatisticsTakingPart } from '#features/statistics/contract/statistics.ts';
import { addSearches } from './add-searches.ts';

const now = new Date('2026-11-18T12:00:00Z');
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
});
afterAll(() => app.close());

test('the statistics of the demo tell what was searched and what was not found, once, and ask nothing of anybody', async () => {
  const headers = await app.signInAs('Admin');
  await addSearches(app.services, now);
  const read = async () =>
    (await app.app.inject({ url: '/api/statistics:taking-part?beside=nothing', headers })).json<StatisticsTakingPart>()
      .searches;
  const first = await read();
  expect(first.found[0]).toEqual({ query: 'paspoort', count: 21 * 19 + 7 * 8 });
  expect(first.nothing.map(({ query }) => query)).toEqual(['rijbewijs', 'hondenbelasting', 'zwembad']);
  // A demo that was cut short goes on where it was.
  await addSearches(app.services, now);
  expect(await read()).toEqual(first);
  const today = await app.app.inject({ url: '/api/today', headers });
  expect(today.body).not.toContain('rijbewijs');
});
