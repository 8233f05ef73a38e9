import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { everyTag } from '#platform/server/cache/cache-bus.ts';
import { buildBlock, buildPage, buildPageDocument } from './pages.factory.ts';

let test: TestApp;
const asked: string[] = [];
const { query } = pg.Client.prototype;

beforeAll(async () => {
  // Before there is a connection, which keeps what it finds here.
  pg.Client.prototype.query = function count(this: pg.Client, ...input: unknown[]) {
    const [first] = input as [string | { text?: string } | undefined];
    asked.push(typeof first === 'string' ? first : (first?.text ?? ''));
    return Reflect.apply(query, this, input);
  } as typeof query;
  test = await startTestApp();
});
afterAll(async () => {
  pg.Client.prototype.query = query;
  await test.close();
});

it('takes at most four queries to answer a page with its menu, parts and template, of which nothing is kept', async () => {
  const inner = [buildBlock({ heading: text('Gedeeld') })];
  const { pages } = test.services;
  const part = await pages.create(
    system,
    buildPageDocument({ buildingBlockInstances: inner }),
    undefined,
    'shared-part',
  );
  const template = await pages.create(system, buildPageDocument(), undefined, 'template');
  const id = await buildPage(test.services, {
    options: { templateHeader: template },
    buildingBlockInstances: [
      buildBlock(),
      buildBlock({ buildingBlockName: 'SharedPart', options: { sharedPartGuid: part }, sortId: 1 }),
    ],
  });
  await test.services.menus.addItems(system, 'Top level menu', [
    { name: text('P'), urlSegment: text('p'), pageId: id },
  ]);
  test.platform.forget([everyTag]);
  asked.length = 0;
  const answer = await test.app.inject({ url: `/api/pages/${id}` });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().page.buildingBlockInstances[1].blocks).toHaveLength(1);
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(4);
  expect(asked.length).toBeGreaterThan(0);
  asked.length = 0;
  await test.app.inject({ url: `/api/pages/${id}` });
  expect(asked).toEqual([]);
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
  asked.length = 0;
  const page = await test.app.inject({ url: `/api/pages/${id}` });
  const items = await test.app.inject({ url: `/api/listitem/lists?${lists}` });
  expect(Object.values(page.json().listMetadata)).toEqual([{ totalNumberOfItems: 1 }, { totalNumberOfItems: 1 }]);
  expect(Object.values(items.json())).toEqual([[expect.anything()], [expect.anything()]]);
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(4);
  expect(asked.length).toBeGreaterThan(0);
});
