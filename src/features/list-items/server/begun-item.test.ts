import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { buildForm } from '#features/forms/server/forms.factory.ts';
import type { ItemSource } from '../contract/list-item.ts';
import { buildList } from './list-items.factory.ts';

let test: TestApp;
let admin: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.signInAs('Admin');
});
afterAll(() => test.close());

/** The blocks of an item that is made in a list with these options. */
async function blocksOf(options: object, item: object = {}) {
  const list = await buildList(test.services, { options: { itemTypeNames: ['Vacancy'], ...options } });
  const made = await test.app.inject({
    method: 'POST',
    url: `/api/listitem/list/${list.guid}`,
    headers: admin,
    payload: [{ title: 'Brugwachter', listItemTypeName: 'Vacancy', isPublished: false, ...item }],
  });
  const [{ guid = '' } = {}] = made.json<{ guid: string }[]>();
  const answer = await test.app.inject({ url: `/api/listitem:source/${guid}`, headers: admin });
  const { contentBuildingBlockInstances: blocks } = answer.json<ItemSource>();
  return blocks.map(({ buildingBlockName, content }) => [buildingBlockName, content]);
}

it('begins with the form of its list, which can be taken away as any block', async () => {
  const itemFormGuid = await buildForm(test.services);
  expect(await blocksOf({ itemFormGuid })).toEqual([['Form', { formGuid: itemFormGuid }]]);
  expect(await blocksOf({})).toEqual([]);
});

it('stays as it is when it was made elsewhere', async () => {
  const itemFormGuid = await buildForm(test.services);
  expect(await blocksOf({ itemFormGuid }, { isPublished: true })).toEqual([]);
  const own = { guid: randomUUID(), buildingBlockName: 'Separator', content: {} };
  expect(await blocksOf({ itemFormGuid }, { contentBuildingBlockInstances: [own] })).toMatchObject([['Separator', {}]]);
});
