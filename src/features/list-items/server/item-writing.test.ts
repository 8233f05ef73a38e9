import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { buildItemField, buildItemType } from '#features/item-types/server/item-types.factory.ts';
import type { OutputOf } from '#platform/contract/calls/endpoint.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { ListItem, ListItemDetail } from '../contract/list-item.ts';
import type { readItemSource } from '../contract/list-items.endpoints.ts';
import { buildItem, buildList, buildNewItem } from './list-items.factory.ts';

type Headers = Record<string, string>;
let test: TestApp;
let manager: Headers;
let member: Headers;

beforeAll(async () => {
  test = await startTestApp();
  manager = await test.signInAs('ContentManager');
  member = await test.signInAs('Standard');
});
afterAll(() => test.close());

const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, headers = manager) =>
  test.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
const change = (id: string, body: object, headers = manager) => send('PUT', `/api/listitem/${id}`, body, headers);
const restore = (id: string, body: object, headers = manager) =>
  send('POST', `/api/listitem:restore/${id}`, body, headers);
const get = (url: string, headers: Headers = {}) => test.app.inject({ url, headers });
const source = async (id: string) =>
  (await get(`/api/listitem:source/${id}`, manager)).json<OutputOf<typeof readItemSource>>();
const titles = async (list: string) =>
  (await get(`/api/listitem/list/${list}?itemCount=50`)).json<ListItem[]>().map(({ title }) => title);
const found = async (words: string) => (await get(`/api/search?q=${words}&language=nl`)).body.includes('/i/');
const addedBy = async (headers: Headers, list: string, overrides = {}) =>
  (await send('POST', `/api/listitem/list/${list}`, [buildNewItem(overrides)], headers)).json<
    ListItem[]
  >()[0] as ListItem;

describe('what readers have of an item', () => {
  it('goes with it to the trash and comes back with it: lists that were kept, and what is found', async () => {
    const { guid: list } = await buildList(test.services);
    const { guid } = await buildItem(test.services, list, { title: 'Zandzuiger' });
    expect([await titles(list), await found('zandzuiger')]).toEqual([['Zandzuiger'], true]);
    await send('DELETE', `/api/listitem/${guid}`);
    expect([await titles(list), await found('zandzuiger')]).toEqual([[], false]);
    expect((await restore(guid, { version: 1 })).statusCode).toBe(404);
    expect((await restore(guid, {})).statusCode).toBe(200);
    expect([await titles(list), await found('zandzuiger')]).toEqual([['Zandzuiger'], true]);
    expect((await restore(guid, {})).statusCode).toBe(404);
  });

  it('is not found while it is a draft', async () => {
    const { guid: list } = await buildList(test.services);
    const { guid } = await buildItem(test.services, list, { title: 'Peilbuis', isPublished: false });
    expect(await found('peilbuis')).toBe(false);
    await change(guid, { isPublished: true });
    expect(await found('peilbuis')).toBe(true);
    await change(guid, { isPublished: false });
    expect(await found('peilbuis')).toBe(false);
  });
});

describe('an older version', () => {
  it('comes back whole: fields, moments, audience and place', async () => {
    const field = buildItemField();
    const type = await buildItemType(test.services, { fields: [field] });
    const { guid: list } = await buildList(test.services);
    const parent = await buildItem(test.services, list);
    const first = {
      listItemTypeName: type.name,
      title: text('Eerst', 'First'),
      fields: { [field.id]: text('Ja') },
      parentGuids: [parent.guid],
      publishedOn: '2026-01-02T10:00:00.000Z',
      unpublishOn: '2099-01-01T10:00:00.000Z',
      visibility: 'Users' as const,
      metadata: {
        description: 'Kort',
        'period-start': '2026-02-01T10:00:00.000Z',
        'period-end': '2026-02-02T10:00:00.000Z',
      },
    };
    const { guid } = await buildItem(test.services, list, first);
    const before = await source(guid);
    const emptied = {
      title: 'Toen',
      fields: {},
      parentGuids: [],
      publishedOn: '2026-03-01T10:00:00.000Z',
      unpublishOn: null,
      visibility: 'Public',
      metadata: { description: '', 'period-start': null, 'period-end': null },
    };
    expect((await change(guid, emptied)).statusCode).toBe(200);
    expect((await restore(guid, { version: 1 })).statusCode).toBe(200);
    const { version: _, ...after } = await source(guid);
    expect(after).toEqual({ ...before, version: undefined });
  });

  it('does not come back into an item that is in the trash', async () => {
    const { guid: list } = await buildList(test.services);
    const { guid } = await buildItem(test.services, list);
    await change(guid, { title: 'Toen' });
    await send('DELETE', `/api/listitem/${guid}`);
    expect((await restore(guid, { version: 1 })).statusCode).toBe(404);
    expect((await restore(guid, {})).json<ListItemDetail>().title).toBe('Toen');
    expect((await restore(guid, { version: 1 })).statusCode).toBe(200);
    expect((await restore(guid, { version: 9 })).statusCode).toBe(404);
  });

  it('leaves what an editor highlighted as it is, when its author brings it back', async () => {
    const { guid: list } = await buildList(test.services, { block: { addPermission: 'Users' } });
    const { guid } = await addedBy(member, list);
    expect((await change(guid, { metadata: { highlight: true } })).statusCode).toBe(200);
    // It is theirs to write in, highlighted or not.
    expect((await change(guid, { title: 'Anders' }, member)).statusCode).toBe(200);
    expect((await restore(guid, { version: 1 }, member)).statusCode).toBe(200);
    expect((await source(guid)).metadata.highlight).toBe(true);
    expect((await restore(guid, { version: 1 })).statusCode).toBe(200);
    expect((await source(guid)).metadata.highlight).toBe(false);
  });
});

describe('adding', () => {
  it('answers to who added it that it is theirs to edit', async () => {
    const { guid: list } = await buildList(test.services, { block: { addPermission: 'Users' } });
    expect((await addedBy(member, list)).can).toMatchObject({ edit: true });
  });

  it('refuses a type that is not of this list, and takes one that is', async () => {
    const { guid: list } = await buildList(test.services, { options: { itemTypeNames: ['Event'] } });
    const add = (listItemTypeName: string) =>
      send('POST', `/api/listitem/list/${list}`, [buildNewItem(), buildNewItem({ listItemTypeName })].slice(1));
    const refused = await add('News');
    expect([refused.statusCode, refused.json<{ fields: object[] }>().fields]).toEqual([
      400,
      [{ path: 'body.0.listItemTypeName', code: 'type-not-here', message: 'News' }],
    ]);
    expect((await add('Event')).statusCode).toBe(200);
  });
});

it('changes an item that hangs below something that is gone', async () => {
  const { guid: list } = await buildList(test.services);
  const parent = await buildItem(test.services, list);
  const item = await buildItem(test.services, list, { parentGuids: [parent.guid] });
  await send('DELETE', `/api/listitem/${parent.guid}`);
  expect((await change(item.guid, { title: 'Anders' })).json<ListItemDetail>().title).toBe('Anders');
  const { statusCode } = await change(item.guid, { parentGuids: [parent.guid] });
  expect(statusCode).toBe(400);
});

it('writes down which item was given to other roles, by its name, and not that they were named in another order', async () => {
  const made = await test.platform.db
    .insertInto('role')
    .values(['Brandweer', 'Politie', 'Ambulance'].map((name) => ({ name })))
    .returning('id')
    .execute();
  const [a = '', b = '', c = ''] = made.map(({ id }) => id);
  const { guid: list } = await buildList(test.services);
  const { guid } = await buildItem(test.services, list, { title: 'Draaiboek', visibility: 'Roles', roleIds: [a, b] });
  await change(guid, { roleIds: [b, a] });
  await change(guid, { roleIds: [a, c] });
  await change(guid, { roleIds: [a] });
  const { entries } = await test.services.audit.list(system, { itemCount: 50, search: '', subjectId: guid });
  const [ab, ac] = [[a, b].sort(), [a, c].sort()];
  expect(entries.reverse().map(({ subject, details }) => ({ ...subject, ...details }))).toMatchObject([
    { kind: 'item', id: guid, name: 'Draaiboek', before: { roleIds: ab }, after: { roleIds: ac } },
    { kind: 'item', id: guid, name: 'Draaiboek', before: { roleIds: ac }, after: { roleIds: [a] } },
  ]);
});
