import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import type { ListItemDetail } from '../contract/list-item.ts';
import { buildItem, buildList } from './list-items.factory.ts';

const day = 86_400_000;
let test: TestApp;
/** How far the server's clock is ahead; back to nothing at once, because sessions end too. */
let ahead = 0;

beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => new Date(Date.now() + ahead) } });
});
afterAll(() => test.close());

it('takes an item out of the spotlight when its time is over, and not before', async () => {
  const headers = await test.signInAs('ContentManager');
  const { guid: list } = await buildList(test.services);
  const { guid } = await buildItem(test.services, list, { title: 'Havenfeest' });
  const highlightUntil = new Date(Date.now() + 10 * day).toISOString();
  const payload = { guids: [guid], change: 'highlight', highlightUntil };
  const answer = await test.app.inject({ method: 'POST', url: '/api/listitem:bulk', payload, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  const isHighlighted = async () =>
    (await test.app.inject({ url: `/api/listitem/${guid}` })).json<ListItemDetail>().metadata.highlight;
  for (const [days, expected] of [
    [9, true],
    [11, false],
  ] as const) {
    ahead = days * day;
    await test.installation.jobs.runRecurring('end-highlights');
    ahead = 0;
    expect(await isHighlighted()).toBe(expected);
  }
});
