import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainRenderer } from '#app/server/testing/plain-renderer.ts';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import { buildMenu } from '#features/menus/server/menus.factory.ts';
import { buildBlock, buildPage, withdrawPage } from '#features/pages/server/pages.factory.ts';
import { anonymousViewer } from '#platform/contract/rights/viewer.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { callKey } from '#platform/server/http/response-key.ts';

let test: TestApp;
let film: string;

const block = (buildingBlockName: string, options: Record<string, unknown>, more: object = {}) =>
  buildBlock({ buildingBlockName, options, ...more });
const video = (url: string, more: object = {}) => block('Video', { url }, more);

beforeAll(async () => {
  test = await startTestApp({ renderer: plainRenderer });
  const { services } = test;
  const home = await buildPage(services, { title: text('Voorpagina') });
  await buildMenu(services, [{ urlSegment: text(''), pageId: home }]);
});
afterAll(() => test.close());

const use = async (headers: Record<string, string> = {}) =>
  (await test.app.inject({ url: '/api/consent:vendors', headers })).json();
const policy = async (headers: Record<string, string> = {}, url = '/') => {
  const { headers: sent } = await test.app.inject({ url, headers });
  return new Map(
    String(sent['content-security-policy'])
      .split('; ')
      .map((part) => [part.split(' ')[0], part.split(' ').slice(2)]),
  );
};

describe('a site that uses nobody else', () => {
  it('asks nothing and lets nobody in', async () => {
    expect(await use()).toEqual({ used: [], asked: [], hasScripts: false });
    expect((await policy()).get('frame-src')).toEqual([]);
    expect((await policy()).get('media-src')).toEqual([]);
  });
});

describe('a page with a video', () => {
  it('is known the moment it is published, and opens the policy for its vendor alone', async () => {
    film = await buildPage(test.services, {
      buildingBlockInstances: [
        video('https://youtu.be/aqz-KE-bpKQ'),
        video('https://vimeo.com/76979871', { visibility: 'Users', sortId: 1 }),
        video('https://example.nl/geen-video', { sortId: 2 }),
      ],
    });
    expect(await use()).toEqual({ used: ['youtube'], asked: ['tracking'], hasScripts: false });
    expect((await policy()).get('frame-src')).toEqual(['https://www.youtube-nocookie.com']);
  });

  it('does not tell visitors what only members see', async () => {
    expect(await use(await test.signInAs('Standard'))).toMatchObject({
      used: ['vimeo', 'youtube'],
      asked: ['tracking', 'functional'],
    });
  });

  it('lets a manager load what they are about to place, and nobody at all in the admin area', async () => {
    const manager = await test.signInAs('ContentManager');
    expect((await policy(manager)).get('frame-src')).toEqual(
      expect.arrayContaining(['https://player.vimeo.com', 'https://open.spotify.com', 'https://www.openstreetmap.org']),
    );
    expect((await policy(await test.signInAs('Admin'), '/admin/pages')).get('frame-src')).toEqual([]);
  });

  it('is forgotten when it is taken down', async () => {
    await withdrawPage(test.services, film);
    expect(await use()).toEqual({ used: [], asked: [], hasScripts: false });
    expect((await policy()).get('frame-src')).toEqual([]);
  });
});

describe('the settings', () => {
  it('decide whose frames and tiles count', async () => {
    await buildPage(test.services, {
      buildingBlockInstances: [
        block('Embed', { url: 'https://kaart.example/haven' }),
        block('Map', { markers: [{ label: text('Stadhuis'), lat: 51.9, lng: 4.4 }] }, { sortId: 1 }),
        block('Audio', { url: 'https://geluid.example/a.mp3' }, { sortId: 2 }),
      ],
    });
    expect(await use()).toMatchObject({ used: ['media:geluid.example'], asked: [] });
    const { settings } = test.services;
    await settings.save(system, 'embedAllowedHosts', ['kaart.example']);
    await settings.save(system, 'mapTileUrl', 'https://{s}.tiles.example/{z}/{x}/{y}.png');
    expect(await use()).toMatchObject({
      used: ['embed:kaart.example', 'map-tiles', 'media:geluid.example'],
      asked: ['tracking'],
    });
    const opened = await policy();
    expect(opened.get('frame-src')).toEqual(['https://kaart.example']);
    expect(opened.get('media-src')).toEqual(['https://geluid.example']);
    expect(opened.get('img-src')).toContain('https://*.tiles.example');
    expect(opened.get('script-src')).toEqual([]);
  });

  it('say whether scripts of others run', async () => {
    await test.services.settings.save(system, 'googleAnalyticsId', 'G-ABC123');
    expect(await use()).toMatchObject({ asked: ['analytical', 'tracking'], hasScripts: true });
  });
});

describe('an item with a video', () => {
  const soundcloud = {
    guid: '9f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e77',
    buildingBlockName: 'Audio',
    content: { url: 'https://soundcloud.com/vloedhaven/haven' },
  };

  it('counts for who may read the item, from the moment it is there until it is gone', async () => {
    const list = await buildList(test.services);
    const item = await buildItem(test.services, list.guid, {
      visibility: 'Users',
      contentBuildingBlockInstances: [soundcloud],
    });
    const member = await test.signInAs('Standard');
    expect((await use()).used).not.toContain('soundcloud');
    expect((await use(member)).used).toContain('soundcloud');
    const manager = await test.signInAs('ContentManager');
    await test.app.inject({ method: 'DELETE', url: `/api/listitem/${item.guid}`, headers: manager });
    expect((await use(member)).used).not.toContain('soundcloud');
  });

  it('is why kept pages are forgotten, and an item without one is not', async () => {
    const list = await buildList(test.services);
    const isKept = async () => {
      const before = test.platform.responseFor(anonymousViewer, (audience) =>
        callKey(audience, '/api/consent:vendors'),
      );
      await use();
      return before !== undefined;
    };
    await use();
    const item = await buildItem(test.services, list.guid);
    expect(await isKept()).toBe(true);
    const manager = await test.signInAs('ContentManager');
    const change = (payload: object) =>
      test.app.inject({ method: 'PUT', url: `/api/listitem/${item.guid}`, headers: manager, payload });
    await change({ title: 'Anders' });
    expect(await isKept()).toBe(true);
    await change({ contentBuildingBlockInstances: [soundcloud] });
    expect(await isKept()).toBe(false);
    await change({ contentBuildingBlockInstances: [] });
    expect(await isKept()).toBe(false);
  });
});
