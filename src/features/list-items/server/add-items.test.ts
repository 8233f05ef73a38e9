import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { buildItemType } from '#features/item-types/server/item-types.factory.ts';
import type { ListItem } from '../contract/list-item.ts';
import { buildList, buildNewItem } from './list-items.factory.ts';

type Headers = Record<string, string>;
let test: TestApp;
let manager: Headers;

beforeAll(async () => {
  test = await startTestApp();
  manager = await test.signInAs('ContentManager');
});
afterAll(() => test.close());

const add = (list: string, item: object, headers = manager) =>
  test.app.inject({ method: 'POST', url: `/api/listitem/list/${list}`, headers, payload: [item] });
const titlesIn = async (list: string) =>
  (await test.app.inject({ url: `/api/listitem/list/${list}?itemCount=50` }))
    .json<ListItem[]>()
    .map(({ title }) => title)
    .sort();
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `Bericht ${index + 10}`);

/** How many statements wrote them, by the identities of the transactions that did. */
const transactionsOf = async (ids: string[]) => {
  const rows = await test.platform.db
    .selectFrom('item')
    .select(sql<string>`xmin::text`.as('xmin'))
    .where('id', 'in', ids)
    .execute();
  return new Set(rows.map(({ xmin }) => xmin)).size;
};

it('writes items of several lists that are added at the same moment by few statements, each with its own answer', async () => {
  const lists = await Promise.all([buildList(test.services), buildList(test.services)]);
  const titles = numbered(30);
  const answers = await Promise.all(
    titles.map((title, index) => add(lists[index % 2]?.guid ?? '', buildNewItem({ title }))),
  );
  const items = answers.map((answer) => answer.json<ListItem[]>()[0]);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(items.map((item) => item?.title)).toEqual(titles);
  expect(await titlesIn(lists[0]?.guid ?? '')).toEqual(titles.filter((_, index) => index % 2 === 0));
  expect(await titlesIn(lists[1]?.guid ?? '')).toEqual(titles.filter((_, index) => index % 2 === 1));
  expect(await transactionsOf(items.map((item) => item?.guid ?? ''))).toBeLessThan(15);
});

it('writes all the others when one of them is there already', async () => {
  const { guid: list } = await buildList(test.services);
  const guid = crypto.randomUUID();
  const titles = numbered(12);
  const answers = await Promise.all(
    titles.map((title, index) => add(list, buildNewItem({ title, ...(index % 6 === 3 ? { guid } : {}) }))),
  );
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(11);
  expect(statuses.filter((status) => status === 409)).toHaveLength(1);
  expect(await titlesIn(list)).toEqual(titles.filter((_, index) => statuses[index] === 200));
});

it('writes them all when a type was changed elsewhere just before', async () => {
  const { guid: list } = await buildList(test.services);
  const changed = await buildItemType(test.services, {});
  const titles = numbered(12);
  await add(list, buildNewItem({ listItemTypeName: changed.name, title: 'Vooraf' }));
  // As another process changes it, before this one hears of that.
  await test.platform.db.updateTable('item_type').set({ icon: 'star' }).where('id', '=', changed.guid).execute();
  const answers = await Promise.all(
    titles.map((title, index) =>
      add(list, buildNewItem({ title, ...(index % 2 === 0 ? { listItemTypeName: changed.name } : {}) })),
    ),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(await titlesIn(list)).toEqual([...titles, 'Vooraf']);
});

it('tells another process of each of them', async () => {
  const other = await startTestApp({ connectionString: test.connectionString, dataFolder: test.dataFolder });
  const { guid: list } = await buildList(test.services);
  const shownThere = async () =>
    (await other.app.inject({ url: `/api/listitem/list/${list}?itemCount=50` })).json<ListItem[]>().length;
  expect(await shownThere()).toBe(0);
  await Promise.all(numbered(12).map((title) => add(list, buildNewItem({ title }))));
  await expect.poll(shownThere, { timeout: 10_000 }).toBe(12);
  await other.close();
});
