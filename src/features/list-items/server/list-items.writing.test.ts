import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { buildItemField, buildItemType } from '#features/item-types/server/item-types.factory.ts';
import type { OutputOf } from '#platform/contract/calls/endpoint.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { everyTag } from '#platform/server/cache/cache-bus.ts';
import type { ListItem, ListItemDetail } from '../contract/list-item.ts';
import type { readItemSource } from '../contract/list-items.endpoints.ts';
import { buildItem, buildList, buildNewItem } from './list-items.factory.ts';

let test: TestApp;
let manager: Record<string, string>;

beforeAll(async () => {
  test = await startTestApp();
  manager = await test.signInAs('ContentManager');
});
afterAll(() => test.close());

const get = (url: string, headers = manager) => test.app.inject({ url, headers });
const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: unknown, headers = manager) =>
  test.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload: payload as object }) });
const add = (list: string, items: unknown[]) => send('POST', `/api/listitem/list/${list}`, items);
const change = (id: string, body: unknown, language = 'nl') =>
  send('PUT', `/api/listitem/${id}?language=${language}`, body);
const source = async (id: string) => (await get(`/api/listitem:source/${id}`)).json<OutputOf<typeof readItemSource>>();
const total = async (list: string, headers = {}) =>
  (await test.app.inject({ url: `/api/listitem/list/${list}/meta`, headers })).json<{ totalNumberOfItems: number }>()
    .totalNumberOfItems;

describe('adding', () => {
  it('takes an array and answers what was made, with its guid', async () => {
    const { guid } = await buildList(test.services);
    const own = randomUUID();
    const answer = await add(guid, [buildNewItem({ title: 'Een', guid: own }), buildNewItem({ title: 'Twee' })]);
    expect(answer.statusCode, answer.body).toBe(200);
    const made = answer.json<ListItem[]>();
    expect(made.map(({ title }) => title)).toEqual(['Een', 'Twee']);
    expect(made[0]?.guid).toBe(own);
    expect(await total(guid)).toBe(2);
    expect((await add(guid, [buildNewItem({ guid: own })])).statusCode).toBe(409);
    expect(await total(guid)).toBe(2);
  });

  it('takes a plain text in the language of the call', async () => {
    const { guid } = await buildList(test.services);
    const answer = await send('POST', `/api/listitem/list/${guid}?language=en`, [buildNewItem({ title: 'Dike' })]);
    const [item] = answer.json<ListItem[]>();
    expect((await source(item?.guid ?? '')).title).toEqual({ $lang: { en: 'Dike' } });
  });

  it.each<[string, object, string]>([
    ['no title', { title: ' ' }, 'body.0.title required'],
    ['an unknown type', { listItemTypeName: 'Onzin' }, 'body.0.listItemTypeName unknown-type'],
    [
      'a period that ends before it begins',
      { metadata: { 'period-start': '2026-02-02T10:00:00Z', 'period-end': '2026-02-01T10:00:00Z' } },
      'body.0.metadata.period-end before-start',
    ],
    ['a field of another type', { fields: { [randomUUID()]: 1 } }, 'unknown-field'],
    ['a parent that is not there', { parentGuids: [randomUUID()] }, 'body.parentGuids unknown-parent'],
    [
      'a block that is not there',
      { contentBuildingBlockInstances: [{ guid: randomUUID(), buildingBlockName: 'Onzin', content: {} }] },
      'unknown-block',
    ],
    [
      'a block that is wrong',
      { contentBuildingBlockInstances: [{ guid: randomUUID(), buildingBlockName: 'Text', content: { columns: 9 } }] },
      'bad-options',
    ],
  ])('refuses %s', async (_, overrides, expected) => {
    const { guid } = await buildList(test.services);
    const answer = await add(guid, [buildNewItem(overrides)]);
    expect(answer.statusCode, answer.body).toBe(400);
    const fields = answer.json<{ fields: { path: string; code: string }[] }>().fields;
    expect(fields.map(({ path, code }) => `${path} ${code}`).join()).toContain(expected);
    expect(await total(guid, manager)).toBe(0);
  });

  it('asks for required fields once it is published, and not before', async () => {
    const field = buildItemField({ isRequired: true });
    const type = await buildItemType(test.services, { fields: [field] });
    const { guid } = await buildList(test.services);
    const draft = await add(guid, [buildNewItem({ listItemTypeName: type.name, isPublished: false })]);
    expect(draft.statusCode, draft.body).toBe(200);
    const [item] = draft.json<ListItem[]>();
    const id = item?.guid ?? '';
    expect((await change(id, { isPublished: true })).statusCode).toBe(400);
    expect((await change(id, { isPublished: true, fields: { [field.id]: text('Ja') } })).statusCode).toBe(200);
  });
});

describe('changing', () => {
  it('changes only what is named, and each language by itself', async () => {
    const { guid } = await buildList(test.services);
    const { guid: id } = await buildItem(test.services, guid, {
      title: text('Dijk', 'Dike'),
      metadata: { description: 'Kort', highlight: true },
    });
    const answer = await change(id, { title: 'Levee' }, 'en');
    expect(answer.json<ListItemDetail & { version: number }>()).toMatchObject({ title: 'Levee', version: 2 });
    const now = await source(id);
    expect(now.title).toEqual({ $lang: { nl: 'Dijk', en: 'Levee' } });
    expect(now.metadata).toMatchObject({ description: { $lang: { nl: 'Kort' } }, highlight: true });
    // Whoever had it has the new one at once.
    expect((await get(`/api/listitem/${id}?language=en`, {})).json<ListItemDetail>().title).toBe('Levee');
    expect((await get(`/api/listitem/list/${guid}?language=en`, {})).json<ListItem[]>()[0]?.title).toBe('Levee');
  });

  it('knows which translation the source has outgrown, until it is written or named up to date', async () => {
    const { guid } = await buildList(test.services);
    const { guid: id } = await buildItem(test.services, guid, { title: text('Dijk', 'Dike') });
    const isOutdated = async () => (await source(id)).languageStates.map((state) => state.isOutdated);
    expect(await isOutdated()).toEqual([false]);
    await change(id, { title: 'Hogere dijk' });
    expect(await isOutdated()).toEqual([true]);
    await change(id, { upToDate: ['en'] });
    expect(await isOutdated()).toEqual([false]);
    await change(id, { title: 'Nog hogere dijk' });
    await change(id, { title: 'Higher dike' }, 'en');
    expect(await isOutdated()).toEqual([false]);
  });

  it('refuses who was second', async () => {
    const { guid } = await buildList(test.services);
    const { guid: id } = await buildItem(test.services, guid);
    expect((await change(id, { title: 'Een', version: 1 })).statusCode).toBe(200);
    expect((await change(id, { title: 'Twee', version: 1 })).statusCode).toBe(409);
  });

  it('keeps what it was, and can bring that back', async () => {
    const { guid } = await buildList(test.services);
    const { guid: id } = await buildItem(test.services, guid, { title: 'Eerst' });
    await change(id, { title: 'Toen' });
    await change(id, { title: 'Nu' });
    const versions = (await get(`/api/listitem:versions/${id}`)).json<{ number: number; title: string }[]>();
    expect(versions.map(({ number, title }) => [number, title])).toEqual([
      [2, 'Toen'],
      [1, 'Eerst'],
    ]);
    const restored = await send('POST', `/api/listitem:restore/${id}`, { version: 1 });
    expect(restored.json<ListItemDetail>().title).toBe('Eerst');
    expect((await get(`/api/listitem:versions/${id}`)).json<unknown[]>()).toHaveLength(3);
    expect((await send('POST', `/api/listitem:restore/${id}`, { version: 9 })).statusCode).toBe(404);
  });

  it('does not hang an item below itself', async () => {
    const { guid } = await buildList(test.services);
    const top = await buildItem(test.services, guid);
    const below = await buildItem(test.services, guid, { parentGuids: [top.guid] });
    expect((await change(top.guid, { parentGuids: [below.guid] })).statusCode).toBe(400);
    expect((await change(top.guid, { parentGuids: [top.guid] })).statusCode).toBe(400);
  });

  it('publishes a draft as of now', async () => {
    const { guid } = await buildList(test.services);
    const draft = await buildItem(test.services, guid, { isPublished: false, publishedOn: '2020-01-01T10:00:00Z' });
    const answer = await change(draft.guid, { isPublished: true });
    expect(answer.json<ListItemDetail>().publishedOn > '2026').toBe(true);
  });
});

describe('taking away', () => {
  it('is a trash that one can come back from', async () => {
    const { guid } = await buildList(test.services);
    const { guid: id } = await buildItem(test.services, guid);
    expect((await send('DELETE', `/api/listitem/${id}`)).statusCode).toBe(204);
    expect([await total(guid), await total(guid, manager)]).toEqual([0, 0]);
    expect((await send('DELETE', `/api/listitem/${id}`)).statusCode).toBe(404);
    expect((await change(id, { title: 'x' })).statusCode).toBe(404);
    expect((await send('POST', `/api/listitem:restore/${id}`, {})).statusCode).toBe(200);
    expect([await total(guid), await total(guid, manager)]).toEqual([1, 1]);
  });
});

describe('many at once', () => {
  it('changes each that it may, and says which not and why', async () => {
    const { guid } = await buildList(test.services, { block: { addPermission: 'Users' } });
    const one = await buildItem(test.services, guid);
    const two = await buildItem(test.services, guid);
    const unknown = randomUUID();
    const bulk = async (body: object, headers = manager) =>
      (await send('POST', '/api/listitem:bulk', { guids: [one.guid, two.guid, unknown], ...body }, headers)).json<{
        changed: string[];
        refused: object[];
      }>();
    const refused = [{ guid: unknown, code: 'not-found' }];
    expect(await bulk({ change: 'highlight' })).toEqual({ changed: [one.guid, two.guid], refused });
    expect((await source(one.guid)).metadata.highlight).toBe(true);
    expect(await bulk({ change: 'unpublish' })).toEqual({ changed: [one.guid, two.guid], refused });
    expect([await total(guid), await total(guid, manager)]).toEqual([0, 2]);
    expect(await bulk({ change: 'publish' })).toEqual({ changed: [one.guid, two.guid], refused });
    expect(await total(guid)).toBe(2);
    expect((await bulk({ change: 'parents', parentGuids: [two.guid] })).changed).toEqual([one.guid]);
    expect(await bulk({ change: 'delete' })).toEqual({ changed: [one.guid, two.guid], refused });
    expect(await total(guid, manager)).toBe(0);
    expect(await bulk({ change: 'restore' })).toEqual({ changed: [one.guid, two.guid], refused });
    const member = await test.signInAs('Standard');
    expect(await bulk({ change: 'delete' }, member)).toEqual({
      changed: [],
      refused: [{ guid: one.guid, code: 'not-allowed' }, { guid: two.guid, code: 'not-allowed' }, ...refused],
    });
  });
});

describe('many at once, each as it would be by itself', () => {
  const bulk = async (guids: string[], body: object) =>
    (await send('POST', '/api/listitem:bulk', { guids, ...body })).json<{ changed: string[]; refused: object[] }>();

  it('publishes a draft as of now, and not before it was to appear', async () => {
    const { guid } = await buildList(test.services);
    const draft = await buildItem(test.services, guid, { isPublished: false, publishedOn: '2020-01-01T10:00:00Z' });
    const later = await buildItem(test.services, guid, { isPublished: false, publishedOn: '2099-01-01T10:00:00Z' });
    expect((await bulk([draft.guid, later.guid], { change: 'publish' })).changed).toEqual([draft.guid, later.guid]);
    expect(String((await source(draft.guid)).publishedOn) > '2026').toBe(true);
    expect((await source(later.guid)).publishedOn).toBe('2099-01-01T10:00:00.000Z');
    expect([await total(guid), await total(guid, manager)]).toEqual([1, 2]);
  });

  it('asks for required fields when it publishes, and not when it does something else', async () => {
    const field = buildItemField({ isRequired: true });
    const type = await buildItemType(test.services, { fields: [field] });
    const { guid } = await buildList(test.services);
    const draft = await buildItem(test.services, guid, { listItemTypeName: type.name, isPublished: false });
    const refused = [{ guid: draft.guid, code: 'bad-input' }];
    expect(await bulk([draft.guid], { change: 'publish' })).toEqual({ changed: [], refused });
    expect(await bulk([draft.guid], { change: 'highlight' })).toEqual({ changed: [draft.guid], refused: [] });
  });

  it('takes the highlight off, what it hangs below away, and nothing from what is in the trash', async () => {
    const { guid } = await buildList(test.services);
    const parent = await buildItem(test.services, guid);
    const item = await buildItem(test.services, guid, { parentGuids: [parent.guid], metadata: { highlight: true } });
    expect(await bulk([item.guid, item.guid], { change: 'unhighlight' })).toEqual({
      changed: [item.guid],
      refused: [],
    });
    expect((await source(item.guid)).metadata.highlight).toBe(false);
    // What it hangs below is gone: that is no reason not to take it off the site.
    await send('DELETE', `/api/listitem/${parent.guid}`);
    expect((await bulk([item.guid], { change: 'unpublish' })).changed).toEqual([item.guid]);
    expect((await bulk([item.guid], { change: 'parents' })).changed).toEqual([item.guid]);
    expect((await source(item.guid)).parentGuids).toEqual([]);
    expect(await bulk([parent.guid], { change: 'unpublish' })).toEqual({
      changed: [],
      refused: [{ guid: parent.guid, code: 'not-found' }],
    });
  });
});

describe('many at once, some of which are so already', () => {
  it('names only what it changed, so that an Undo leaves the rest alone', async () => {
    const { guid } = await buildList(test.services);
    const published = await buildItem(test.services, guid);
    const draft = await buildItem(test.services, guid, { isPublished: false });
    const bulk = async (change: string) =>
      (
        await send('POST', '/api/listitem:bulk', { guids: [published.guid, draft.guid], change }, manager)
      ).json<object>();
    expect(await bulk('publish')).toEqual({ changed: [draft.guid], refused: [] });
    expect(await bulk('publish')).toEqual({ changed: [], refused: [] });
    expect((await source(published.guid)).version).toBe(1);
  });
});

describe('a total', () => {
  it('equals what is counted, whatever has happened', async () => {
    const { guid } = await buildList(test.services);
    const made: ListItem[] = [];
    const plans = [
      {},
      { visibility: 'Users' as const },
      { isPublished: false },
      { unpublishOn: '2030-01-01T10:00:00Z' },
      {},
    ];
    for (const plan of plans) made.push(await buildItem(test.services, guid, plan));
    await change(made[0]?.guid ?? '', { visibility: 'Admin' });
    await change(made[2]?.guid ?? '', { isPublished: true });
    await send('DELETE', `/api/listitem/${made[4]?.guid}`);
    const shown = async (headers: Record<string, string>) =>
      (await get(`/api/listitem/list/${guid}?itemCount=100`, headers)).json<ListItem[]>().length;
    expect([await total(guid), await total(guid, manager)]).toEqual([2, 4]);
    expect([await shown({}), await shown(manager)]).toEqual([2, 4]);
  });
});

describe('the page of a list', () => {
  it('says how many items it has', async () => {
    const { guid, pageId } = await buildList(test.services);
    const told = async () =>
      (await get(`/api/pages/${pageId}`, {})).json<{ listMetadata: Record<string, unknown> }>().listMetadata[guid];
    expect(await told()).toEqual({ totalNumberOfItems: 0 });
    await buildItem(test.services, guid);
    expect(await told()).toEqual({ totalNumberOfItems: 1 });
  });
});

describe('the page of a widget (§7)', () => {
  it('says how many items it has to show, as far as its reader may see them', async () => {
    const [first, second] = [await buildList(test.services), await buildList(test.services)];
    const widget = await buildList(test.services, {
      buildingBlockName: 'Widget',
      options: { sourceBlockGuids: [first.guid, second.guid] },
    });
    const told = async (headers = {}) =>
      (await get(`/api/pages/${widget.pageId}`, headers)).json<{ listMetadata: Record<string, unknown> }>()
        .listMetadata[widget.guid];
    expect(await told()).toEqual({ totalNumberOfItems: 0 });
    await buildItem(test.services, first.guid);
    const hidden = await buildItem(test.services, second.guid);
    expect(await told()).toEqual({ totalNumberOfItems: 2 });
    await change(hidden.guid, { visibility: 'Admin' });
    expect(await told()).toEqual({ totalNumberOfItems: 1 });
    const meta = await get(`/api/listitem/list/${widget.guid}/meta`, {});
    expect(meta.json<{ totalNumberOfItems: number }>().totalNumberOfItems).toBe(1);
  });
});

describe('the blocks of items in a list (§3)', () => {
  const imageGuid = randomUUID();
  const image = { guid: randomUUID(), buildingBlockName: 'Image', content: { imageGuid, alt: text('Een brug') } };
  const words = { guid: randomUUID(), buildingBlockName: 'Quote', content: { text: text('Mooi') } };

  it('are the first picture, and all when asked', async () => {
    const { guid } = await buildList(test.services);
    await buildItem(test.services, guid, { contentBuildingBlockInstances: [words, image] });
    const bare = guid.replaceAll('-', '').toUpperCase();
    const blocksOf = async (url: string) =>
      (await get(url, {}))
        .json<ListItem[]>()[0]
        ?.contentBuildingBlockInstances?.map((one) => [one.guid, one.buildingBlockName, one.content.imageGuid]);
    const picture = [image.guid, 'Image', imageGuid];
    const all = [[words.guid, 'Quote', undefined], picture];
    expect(await blocksOf(`/api/listitem/list/${guid}`)).toEqual([picture]);
    expect(await blocksOf(`/api/listitem/list/${bare}?IncludeBbis=true`)).toEqual(all);
    const together = await get(`/api/listitem/lists?${bare}=${encodeURIComponent('{"IncludeBbis":true}')}`, {});
    expect(together.json<Record<string, ListItem[]>>()[guid]?.[0]?.contentBuildingBlockInstances).toHaveLength(2);
    const plain = await buildItem(test.services, guid);
    const listed = (await get(`/api/listitem/list/${guid}?itemCount=9`, {})).json<ListItem[]>();
    expect(listed.find((one) => one.guid === plain.guid)).not.toHaveProperty('contentBuildingBlockInstances');
  });
});

describe('many who write at the same moment', () => {
  it('are all heard, also when nothing is in memory and there are more of them than connections', async () => {
    const { guid } = await buildList(test.services);
    const items = await Promise.all(Array.from({ length: 20 }, () => buildItem(test.services, guid)));
    test.platform.forget([everyTag]);
    const answers = await Promise.all(items.map((item, index) => change(item.guid, { title: `Samen ${index}` })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(items.map(() => 200));
  });

  it('cannot hang two items below each other', async () => {
    const { guid } = await buildList(test.services);
    for (let round = 0; round < 5; round++) {
      const [one, other] = await Promise.all([buildItem(test.services, guid), buildItem(test.services, guid)]);
      const answers = await Promise.all([
        change(one.guid, { parentGuids: [other.guid] }),
        change(other.guid, { parentGuids: [one.guid] }),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    }
  });
});
