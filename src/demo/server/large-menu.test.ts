import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Render } from '#app/contract/render.ts';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import type { Menu, MenuItem } from '#features/menus/contract/menu.ts';
import { readMenu } from '#features/menus/contract/menus.endpoints.ts';
import { buildPage } from '#features/pages/server/pages.factory.ts';

const entry = '../../app/web/entry-server.tsx';
const { render } = (await import(entry)) as { render: Render };

let test: TestApp;
let pageGuid: string;
let menu: Menu;

/** Putting in five hundred items by calls would take longer than all else here, so the call that answers them is answered here. */
const withMenu: Render = (request) =>
  render({
    ...request,
    call: ((endpoint, input) =>
      endpoint.path === readMenu.path ? Promise.resolve(menu) : request.call(endpoint, input)) as typeof request.call,
  });

beforeAll(async () => {
  test = await startTestApp({
    renderer: {
      isDevelopment: false,
      render: withMenu,
      assetsFor: () => ({ scripts: [], preloads: [], styles: [], fonts: [] }),
      register: () => undefined,
    },
  });
  pageGuid = await buildPage(test.services);
});

afterAll(() => test?.close());

function item(path: string | null, overrides: Partial<MenuItem> = {}): MenuItem {
  return {
    guid: crypto.randomUUID(),
    urlSegment: path ?? '',
    name: `Aanvraag van een vergunning voor ${path}`,
    description: 'Wat u moet weten, wat het kost en hoe lang het duurt voor u het hebt.',
    pageGuid: path === null ? null : crypto.randomUUID(),
    pageIsPublished: path !== null,
    pageName: 'Vergunning',
    externalUrl: null,
    relatedMenuItems: [],
    isVisible: true,
    path,
    children: [],
    ...overrides,
  };
}

const some = (count: number, make: (index: number) => MenuItem) =>
  Array.from({ length: count }, (_, index) => make(index));
const below = (path: string) => some(49, (index) => item(`${path}/onderwerp-${index}`));
const inParts = () => [
  item('/hier', { name: 'Hier', pageGuid, children: below('/hier') }),
  ...some(8, (part) => item(`/deel-${part}`, { name: 'Deel', children: below(`/deel-${part}`) })),
  item(null, { children: below('/zonder') }),
];
const inARow = () => [item('/hier', { pageGuid }), ...some(499, (index) => item(`/onderwerp-${index}`))];

async function page(items: MenuItem[]): Promise<string> {
  menu = { guid: crypto.randomUUID(), name: 'Top level menu', items };
  return (await test.app.inject({ url: '/hier?x' })).body;
}

/** It is a `details` with a `nav` in it. */
const phoneMenu = (html: string): string => /<details[^>]*><summary.*?<nav.*?<\/nav><\/details>/s.exec(html)?.[0] ?? '';

const linksIn = (html: string, start: string): number => html.split(`href="${start}`).length - 1;

it.each([
  ['in ten parts', inParts],
  ['all beside each other', inARow],
])('keeps a page with 500 menu items under 120 KB: %s', async (_, items) => {
  const html = await page(items());
  expect(Buffer.byteLength(html)).toBeLessThan(120_000);
});

it('draws all of it for a wide window', async () => {
  const html = await page(inParts());
  expect(linksIn(html.replace(phoneMenu(html), ''), '/deel-2/')).toBe(49);
});

it('draws for a phone the parts where the reader is and those that no page leads to, and links to the others', async () => {
  const phone = phoneMenu(await page(inParts()));
  expect([linksIn(phone, '/hier/'), linksIn(phone, '/zonder/'), linksIn(phone, '/deel-2/')]).toEqual([49, 49, 0]);
  expect(linksIn(phone, '/deel-2"')).toBe(1);
});

it('leaves a large menu to be asked for by the browser, and sends a small one along', async () => {
  const stateOf = (html: string) =>
    JSON.parse(/id="page-state">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as { answers: object; isMenuLeftOut: boolean };
  const menus = (state: { answers: object }) =>
    Object.keys(state.answers).filter((one) => one.startsWith('/api/menus'));
  const large = stateOf(await page(inParts()));
  expect([large.isMenuLeftOut, menus(large).length]).toEqual([true, 0]);
  const small = stateOf(await page([item('/hier', { pageGuid })]));
  expect([small.isMenuLeftOut, menus(small).length]).toEqual([false, 1]);
});
