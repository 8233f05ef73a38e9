import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import { addMenuItems } from '#features/menus/server/menu-content.service.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { everyTag } from '#platform/server/cache/cache-bus.ts';
import { addPage } from './page-content.service.ts';
import { buildBlock, buildPage, buildPageDocument } from './pages.factory.ts';

let test: TestApp;
let asked = 0;

beforeAll(async () => {
  test = await startTestApp();
  // Outside a transaction each query takes a connection of its own.
  test.installation.database.pool.on('acquire', () => {
    asked += 1;
  });
});
afterAll(() => test.close());

it('takes at most four queries to answer a page with its menu, parts and template, of which nothing is kept, once it is known whether the site is open', async () => {
  const inner = [buildBlock({ heading: text('Gedeeld') })];
  const { pages } = test.services;
  const part = await addPage(pages, { viewer: system }, buildPageDocument({ buildingBlockInstances: inner }), {
    kind: 'shared-part',
  });
  const template = await addPage(pages, { viewer: system }, buildPageDocument(), { kind: 'template' });
  const id = await buildPage(test.services, {
    options: { templateHeader: template },
    buildingBlockInstances: [
      buildBlock(),
      buildBlock({ buildingBlockName: 'SharedPart', options: { sharedPartGuid: part }, sortId: 1 }),
    ],
  });
  await addMenuItems(test.services.menus, { viewer: system }, 'Top level menu', [
    { name: text('P'), urlSegment: text('p'), pageId: id },
  ]);
  test.platform.forget([everyTag]);
  await test.services.settings.all();
  asked = 0;
  const answer = await test.app.inject({ url: `/api/pages/${id}` });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().page.buildingBlockInstances[1].blocks).toHaveLength(1);
  expect(asked).toBeLessThanOrEqual(4);
  expect(asked).toBeGreaterThan(0);
  asked = 0;
  await test.app.inject({ url: `/api/pages/${id}` });
  expect(asked).toBe(0);
});

it('takes at most four to answer a page with two lists, totals and items, once what all pages share is known', async () => {
  const [one, other] = [await buildList(test.services), await buildList(test.services)];
  const guids = [randomUUID(), randomUUID()];
  const id = await buildPage(test.services, {
    buildingBlockInstances: guids.map((guid, sortId) => buildBlock({ guid, buildingBlockName: 'List', sortId })),
  });
  for (const guid of [one.guid, other.guid, ...guids]) await buildItem(test.services, guid);
  const lists = new URLSearchParams(guids.map((guid) => [guid, '{"itemCount":20}']));
  await test.app.inject({ url: `/api/pages/${one.pageId}` });
  await test.app.inject({ url: `/api/listitem/lists?${new URLSearchParams([[one.guid, '{}']])}` });
  asked = 0;
  const page = await test.app.inject({ url: `/api/pages/${id}` });
  const items = await test.app.inject({ url: `/api/listitem/lists?${lists}` });
  expect(Object.values(page.json().listMetadata)).toEqual([{ totalNumberOfItems: 1 }, { totalNumberOfItems: 1 }]);
  expect(Object.values(items.json())).toEqual([[expect.anything()], [expect.anything()]]);
  expect(asked).toBeLessThanOrEqual(4);
  expect(asked).toBeGreaterThan(0);
});
