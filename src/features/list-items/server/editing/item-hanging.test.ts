import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import type { ItemWorkingCopy } from '../../contract/editing/item-editing.endpoints.ts';
import type { ListItemDetail } from '../../contract/list-item.ts';
import { buildItem, buildList } from '../list-items.factory.ts';

type Headers = Record<string, string>;

let test: TestApp;
let manager: Headers;
let member: Headers;
let list: string;

beforeAll(async () => {
  test = await startTestApp();
  manager = await test.signInAs('ContentManager');
  member = await test.signInAs('Standard');
  list = (await buildList(test.services)).guid;
});
afterAll(() => test.close());

const hang = (items: readonly [string, string[], string[]][], headers = manager) =>
  test.app.inject({
    method: 'POST',
    url: '/api/listitem:hang',
    headers,
    payload: { items: items.map(([guid, parentGuids, before]) => ({ guid, parentGuids, before })) },
  });
const get = (url: string, headers: Headers = manager) => test.app.inject({ method: 'GET', url, headers });
const read = async (guid: string) => (await get(`/api/listitem/${guid}`, {})).json<ListItemDetail>().parentGuids;
const written = async (guid: string) =>
  (await get(`/api/listitem:workingcopy/${guid}`)).json<ItemWorkingCopy>().document.item.parentGuids;
const publish = (guid: string) =>
  test.app.inject({ method: 'POST', url: `/api/listitem:publish/${guid}`, headers: manager, payload: {} });
const waiting = async () =>
  (await get(`/api/listitem:writtenparents/${list}`)).json<{ guid: string; parentGuids: string[] }[]>();

it('waits with what is written of an item until readers get it', async () => {
  const above = await buildItem(test.services, list, { title: 'Wijken' });
  const below = await buildItem(test.services, list, { title: 'Havenwijk' });
  expect((await hang([[below.guid, [above.guid], []]])).json()).toEqual({ changed: [below.guid] });
  expect(await read(below.guid)).toEqual([]);
  expect(await written(below.guid)).toEqual([above.guid]);
  expect(await waiting()).toContainEqual({ guid: below.guid, parentGuids: [above.guid] });
  expect((await publish(below.guid)).statusCode).toBe(200);
  expect(await read(below.guid)).toEqual([above.guid]);
  expect(await waiting()).not.toContainEqual({ guid: below.guid, parentGuids: [above.guid] });
});

it('is there at once for what nobody reads yet', async () => {
  const above = await buildItem(test.services, list, { title: 'Wijken' });
  const draft = await buildItem(test.services, list, { title: 'Nog niet', isPublished: false });
  expect((await hang([[draft.guid, [above.guid], []]])).json()).toEqual({ changed: [draft.guid] });
  expect((await get(`/api/listitem/${draft.guid}`)).json<ListItemDetail>().parentGuids).toEqual([above.guid]);
});

it('lets two change places, in whatever order they are named, and publish from above', async () => {
  const one = await buildItem(test.services, list, { title: 'Een' });
  const two = await buildItem(test.services, list, { title: 'Twee', parentGuids: [one.guid] });
  const swapped = await hang([
    [one.guid, [two.guid], []],
    [two.guid, [], [one.guid]],
  ]);
  expect(swapped.statusCode).toBe(200);
  expect(await written(one.guid)).toEqual([two.guid]);
  // Readers have the other still below it.
  expect((await publish(one.guid)).statusCode).toBe(400);
  expect((await publish(two.guid)).statusCode).toBe(200);
  expect((await publish(one.guid)).statusCode).toBe(200);
  expect([await read(one.guid), await read(two.guid)]).toEqual([[two.guid], []]);
});

it('does all or nothing: not in a circle, and not over what someone else changed meanwhile', async () => {
  const one = await buildItem(test.services, list, { title: 'Een' });
  const two = await buildItem(test.services, list, { title: 'Twee' });
  const three = await buildItem(test.services, list, { title: 'Drie' });
  const circle = await hang([
    [three.guid, [one.guid], []],
    [one.guid, [two.guid], []],
    [two.guid, [one.guid], []],
  ]);
  expect(circle.statusCode).toBe(409);
  expect(await written(three.guid)).toEqual([]);
  const stale = await hang([
    [one.guid, [three.guid], []],
    [two.guid, [three.guid], [one.guid]],
  ]);
  expect([stale.statusCode, stale.json<{ code: string }>().code]).toEqual([409, 'changed-meanwhile']);
  expect(await written(one.guid)).toEqual([]);
});

it('is for who may edit the items and their list', async () => {
  const { guid } = await buildItem(test.services, list, { title: 'Dijk' });
  expect((await hang([[guid, [], []]], {})).statusCode).toBe(401);
  expect((await hang([[guid, [list], []]], member)).statusCode).toBe(403);
  expect((await get(`/api/listitem:writtenparents/${list}`, member)).statusCode).toBe(403);
  expect((await hang([['5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e77', [], []]])).statusCode).toBe(404);
});
