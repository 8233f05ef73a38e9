import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainRenderer } from '#app/server/testing/plain-renderer.ts';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import type { MenuSource } from '#features/menus/contract/menu-source.ts';
import { buildMenu } from '#features/menus/server/menus.factory.ts';
import { buildPage } from '#features/pages/server/pages.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { RedirectList } from '../contract/redirect.ts';

let test: TestApp;
let admin: Record<string, string>;

beforeAll(async () => {
  test = await startTestApp({ renderer: plainRenderer });
  admin = await test.signInAs('Admin');
  const { services } = test;
  await buildMenu(services, [
    { urlSegment: text(''), pageId: await buildPage(services) },
    { name: text('Haven'), urlSegment: text('haven'), pageId: await buildPage(services) },
  ]);
});
afterAll(() => test.close());

const visit = async (url: string, headers = {}) => {
  const answer = await test.app.inject({ url, headers });
  return [answer.statusCode, answer.headers.location];
};
const add = (from: string, to: string, status = 301) =>
  test.app.inject({ method: 'POST', url: '/api/redirects', headers: admin, payload: { from, to, status } });
const list = async () =>
  (await test.app.inject({ url: '/api/redirects', headers: admin })).json<RedirectList>().redirects;
const hitsOf = async (from: string) => (await list()).find((one) => one.from === from)?.hits;
const source = async () => (await test.app.inject({ url: '/api/menus:source', headers: admin })).json<MenuSource>();

async function moveHaven(segment: string): Promise<void> {
  const haven = (await source()).items.find(({ name }) => name.$lang.nl === 'Haven');
  const url = `/api/menuitems/${haven?.guid}`;
  await test.app.inject({ method: 'PUT', url, headers: admin, payload: { urlSegment: text(segment) } });
}

describe('on the site', () => {
  it('a new redirect answers at once, and a removed one no more', async () => {
    expect(await visit('/folder')).toEqual([404, undefined]);
    const { change } = (await add('/folder', '/haven', 302)).json<{ change: string }>();
    expect(await visit('/folder')).toEqual([302, '/haven']);
    expect(await visit('/folder/')).toEqual([301, '/folder']);
    await test.app.inject({ method: 'POST', url: '/api/redirects:undo', headers: admin, payload: { change } });
    expect(await visit('/folder')).toEqual([404, undefined]);
  });

  it('counts each time, also what is answered from what was kept', async () => {
    await add('/geteld', '/haven');
    for (let time = 0; time < 3; time += 1) await visit('/geteld');
    await test.app.inject({ method: 'HEAD', url: '/geteld' });
    expect(await hitsOf('/geteld')).toBe(3);
    await visit('/geteld');
    expect(await hitsOf('/geteld')).toBe(4);
  });

  it('what another process counted is written when it ends', async () => {
    await add('/twee-keer', '/haven');
    const other = await startTestApp({ renderer: plainRenderer, connectionString: test.connectionString });
    await other.app.inject({ url: '/twee-keer' });
    await visit('/twee-keer');
    await other.close();
    expect(await hitsOf('/twee-keer')).toBe(2);
  });

  it('another process knows of it too', async () => {
    const other = await startTestApp({ renderer: plainRenderer, connectionString: test.connectionString });
    expect((await other.app.inject({ url: '/ook-daar' })).statusCode).toBe(404);
    await add('/ook-daar', '/haven');
    await expect.poll(async () => (await other.app.inject({ url: '/ook-daar' })).statusCode).toBe(301);
    await other.close();
  });

  it('a page that comes to the address wins, and the redirect waits behind it', async () => {
    await add('/kade', '/haven');
    await moveHaven('kade');
    expect(await visit('/kade')).toEqual([200, undefined]);
    expect((await list()).find(({ from }) => from === '/kade')).toMatchObject({ state: 'page-here', to: '/kade' });
    await moveHaven('pier');
    // Its page moved on: it leads there, and not to itself.
    expect(await visit('/kade')).toEqual([301, '/pier']);
    expect(await visit('/haven')).toEqual([301, '/pier']);
    await moveHaven('haven');
    expect(await visit('/pier')).toEqual([301, '/haven']);
    expect(await visit('/kade')).toEqual([301, '/haven']);
  });

  it.each(['/api/nergens', '/assets/nergens.js'])('%s is never asked for', async (path) => {
    await test.platform.db.insertInto('redirect').values({ path, target: '/haven', is_automatic: false }).execute();
    expect(await visit(path)).toEqual([404, undefined]);
  });
});
