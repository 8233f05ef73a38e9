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

it('where a weakness is reported is told once somebody is named, and for half a year', async () => {
  const ask = () => test.app.inject('/.well-known/security.txt');
  expect((await ask()).statusCode).toBe(404);
  const headers = await test.signInAs('Admin');
  const save = (value: string) =>
    test.app.inject({
      method: 'PUT',
      url: '/api/platformsettingvalues/securityContact',
      headers,
      payload: { value },
    });
  expect((await save('javascript:alert(1)')).statusCode).toBe(400);
  await save('veilig@voorbeeld.nl');
  const { headers: answered, body } = await ask();
  expect(answered['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toMatch(/^Contact: mailto:veilig@voorbeeld\.nl\nExpires: \d{4}-\d\d-\d\dT00:00:00\.000Z\n/);
  expect(body).toContain('\nCanonical: http://localhost:80/.well-known/security.txt\n');
  const ends = new Date(body.match(/Expires: (.*)/)?.[1] ?? '').getTime() - Date.now();
  expect(ends).toBeGreaterThan(170 * 24 * 3600_000);
  expect(ends).toBeLessThan(365 * 24 * 3600_000);
});
