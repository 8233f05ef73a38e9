import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import { plainRenderer } from '../testing/plain-renderer.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ renderer: plainRenderer });
});
afterAll(() => test.close());

const map = async () => (await test.app.inject('/sitemap.xml')).body;

it('the map for search engines is kept, and follows what is published and taken away', async () => {
  const { guid: list } = await buildList(test.services);
  const item = await buildItem(test.services, list, { isPublished: false });
  const headers = await test.signInAs('ContentManager');
  const url = `/api/listitem/${item.guid}`;
  expect(await map()).not.toContain(item.shortId);
  // Behind its back: an answer that is kept does not know.
  await test.platform.db.updateTable('item').set({ is_published: true }).where('id', '=', item.guid).execute();
  expect(await map()).not.toContain(item.shortId);
  await test.platform.db.updateTable('item').set({ is_published: false }).where('id', '=', item.guid).execute();
  await test.app.inject({ method: 'PUT', url, headers, payload: { isPublished: true } });
  expect(await map()).toContain(item.shortId);
  await test.app.inject({ method: 'DELETE', url, headers });
  expect(await map()).not.toContain(item.shortId);
});
