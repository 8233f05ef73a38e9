import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { buildItemField, buildItemType } from '#features/item-types/server/item-types.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { paragraph, richText } from '#platform/contract/texts/write-rich-text.ts';
import { type ListItem, type ListItemDetail, NewItem } from '../contract/list-item.ts';
import { buildItem, buildList } from './list-items.factory.ts';

let test: TestApp;
let admin: Record<string, string>;

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.signInAs('Admin');
});
afterAll(() => test.close());

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });
const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: unknown, headers = admin) =>
  test.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload: payload as object }) });
const listUrl = (guid: string, query: Record<string, string> = {}) =>
  `/api/listitem/list/${guid}?${new URLSearchParams(query)}`;
async function titles(guid: string, query: Record<string, string> = {}): Promise<string[]> {
  const answer = await get(listUrl(guid, { itemCount: '100', ...query }));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<ListItem[]>().map(({ title }) => title);
}
async function total(guid: string, query: Record<string, string> = {}): Promise<number> {
  const answer = await get(`/api/listitem/list/${guid}/meta?${new URLSearchParams(query)}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ totalNumberOfItems: number }>().totalNumberOfItems;
}
const day = (n: number) => `2026-01-${String(n).padStart(2, '0')}T10:00:00Z`;

describe('a list', () => {
  it('has the defaults of §9: the first page, one item, the newest', async () => {
    const { guid, path } = await buildList(test.services);
    await buildItem(test.services, guid, { title: 'Oud', publishedOn: day(1) });
    const newest = await buildItem(test.services, guid, { title: 'Nieuw bericht', publishedOn: day(2) });
    const [item, ...others] = (await get(`/api/listitem/list/${guid}`)).json<ListItem[]>();
    expect(others).toEqual([]);
    expect(item).toMatchObject({
      guid: newest.guid,
      title: 'Nieuw bericht',
      listItemTypeName: 'News',
      state: 'published',
      publishedOn: '2026-01-02T10:00:00.000Z',
      path: `${path}/i/${newest.shortId}/nieuw-bericht`,
      can: { edit: false, delete: false },
    });
  });

  it('is cut in pages, in every order', async () => {
    const { guid } = await buildList(test.services);
    const plans = [
      { title: 'Béta', publishedOn: day(3), metadata: { 'period-start': day(9) } },
      { title: 'alfa', publishedOn: day(1), metadata: { 'period-start': day(8), 'period-end': day(20) } },
      { title: 'Cesar', publishedOn: day(2) },
    ];
    for (const plan of plans) await buildItem(test.services, guid, plan);
    const sorted = (sort_by: string) => titles(guid, { sort_by });
    expect(await sorted('publishedOn_desc')).toEqual(['Béta', 'Cesar', 'alfa']);
    expect(await sorted('publishedOn_asc')).toEqual(['alfa', 'Cesar', 'Béta']);
    expect(await sorted('title_asc')).toEqual(['alfa', 'Béta', 'Cesar']);
    expect(await sorted('title_desc')).toEqual(['Cesar', 'Béta', 'alfa']);
    expect(await sorted('periodStart_asc')).toEqual(['alfa', 'Béta', 'Cesar']);
    expect(await sorted('periodStart_desc')).toEqual(['Béta', 'alfa', 'Cesar']);
    expect(await sorted('createdOn_asc')).toEqual(['Béta', 'alfa', 'Cesar']);
    expect(await titles(guid, { pageNumber: '2', itemCount: '2' })).toEqual(['alfa']);
    expect(await titles(guid, { pageNumber: '3', itemCount: '2' })).toEqual([]);
    expect(await total(guid)).toBe(3);
  });

  it('is an agenda: what has not ended, by when it begins, then what never ends', async () => {
    const { guid } = await buildList(test.services);
    const plans = [
      { title: 'voorbij', metadata: { 'period-start': day(1), 'period-end': day(2) } },
      { title: 'loopt nog', metadata: { 'period-start': day(3), 'period-end': day(28) } },
      { title: 'later', metadata: { 'period-start': day(20), 'period-end': day(21) } },
      { title: 'zonder eind', metadata: { 'period-start': day(10) } },
      { title: 'zonder datum' },
    ];
    for (const plan of plans) await buildItem(test.services, guid, plan);
    const asked = { sort_by: 'periodStart_asc', filter: 'meta:period-end=>2026-01-05' };
    const expected = ['loopt nog', 'zonder eind', 'later', 'zonder datum'];
    expect(await titles(guid, asked)).toEqual(expected);
    const pages = [];
    for (const n of ['1', '2', '3', '4', '5'])
      pages.push(...(await titles(guid, { ...asked, itemCount: '1', pageNumber: n })));
    expect(pages).toEqual(expected);
  });

  it('has far pages that follow on each other, from whichever end they are read', async () => {
    const { guid } = await buildList(test.services);
    const names = Array.from({ length: 1100 }, (_, index) => String(index).padStart(4, '0'));
    const inputs = names.map((title) => NewItem.parse({ title, listItemTypeName: 'News', publishedOn: day(1) }));
    for (let from = 0; from < inputs.length; from += 275) {
      await test.services.listItems.make(system, guid, inputs.slice(from, from + 275), 'nl');
    }
    const page = (n: number) => titles(guid, { sort_by: 'title_asc', itemCount: '100', pageNumber: String(n) });
    const pages = await Promise.all(Array.from({ length: 12 }, (_, index) => page(index + 1)));
    expect(pages.flat()).toEqual(names);
  });

  it('keeps the order that was dragged, below a parent as well', async () => {
    const ids = Array.from({ length: 5 }, () => randomUUID());
    const [parent = '', a = '', b = '', c = '', d = ''] = ids;
    const { guid } = await buildList(test.services, {
      options: { sortOrder: [c, a], nestedSortOrder: { [parent]: [d, b] } },
    });
    await buildItem(test.services, guid, { guid: parent, title: 'ouder', publishedOn: day(1) });
    await buildItem(test.services, guid, { guid: a, title: 'a', publishedOn: day(2) });
    await buildItem(test.services, guid, { guid: b, title: 'b', publishedOn: day(3), parentGuids: [parent] });
    await buildItem(test.services, guid, { guid: c, title: 'c', publishedOn: day(4) });
    await buildItem(test.services, guid, { guid: d, title: 'd', publishedOn: day(1), parentGuids: [parent] });
    expect((await titles(guid, { sort_by: 'sortOrder_asc' })).slice(0, 3)).toEqual(['c', 'a', 'b']);
    const pages = await Promise.all(
      [1, 2, 3].map((n) => titles(guid, { sort_by: 'sortOrder_asc', itemCount: '2', pageNumber: String(n) })),
    );
    expect(pages.flat().slice(0, 3)).toEqual(['c', 'a', 'b']);
    expect(new Set(pages.flat()).size).toBe(5);
    expect(await titles(guid, { sort_by: 'sortOrder_asc', filter: `parentGuids=${parent}` })).toEqual(['d', 'b']);
  });

  it('has for readers the order that was written with its page once that is published, and not before', async () => {
    const [a = '', b = ''] = [randomUUID(), randomUUID()];
    const { guid, pageId } = await buildList(test.services);
    await buildItem(test.services, guid, { guid: a, title: 'a', publishedOn: day(2) });
    await buildItem(test.services, guid, { guid: b, title: 'b', publishedOn: day(1) });
    const id = randomUUID();
    const operation = { kind: 'set', block: guid, path: ['options', 'sortOrder'], value: [b, a] };
    const written = { base: 0, operations: [{ id, operation, group: id, undoes: null }] };
    const answer = await send('POST', `/api/pages/${pageId}/operations`, written);
    expect(answer.json<{ refused: object[]; page: { sequence: number } }>().refused).toEqual([]);
    expect(await titles(guid, { sort_by: 'sortOrder_asc' })).toEqual(['a', 'b']);
    const { page } = answer.json<{ page: { sequence: number } }>();
    const published = await send('POST', `/api/pages/${pageId}/publish`, { sequence: page.sequence });
    expect(published.statusCode, published.body).toBe(200);
    expect(await titles(guid, { sort_by: 'sortOrder_asc' })).toEqual(['b', 'a']);
  });

  it('is filtered by parents, highlight, type, moments and fields, and so is its total', async () => {
    const status = buildItemField({
      key: 'stand',
      kind: 'choice',
      options: [
        { value: 'open', label: text('Open') },
        { value: 'dicht', label: text('Dicht') },
      ],
    });
    const hours = buildItemField({ key: 'uren', kind: 'number' });
    const type = await buildItemType(test.services, { fields: [status, hours] });
    const { guid } = await buildList(test.services);
    const theme = await buildItem(test.services, guid, { title: 'thema', publishedOn: day(1) });
    await buildItem(test.services, guid, {
      title: 'een',
      parentGuids: [theme.guid],
      metadata: { highlight: true, 'period-end': '2026-11-17T12:00:00Z' },
      publishedOn: day(2),
    });
    const fields = { [status.id]: ['open'], [hours.id]: 12 };
    await buildItem(test.services, guid, { title: 'twee', listItemTypeName: type.name, fields, publishedOn: day(3) });
    const check = async (filter: string, expected: string[]) => {
      expect([filter, await titles(guid, { filter })]).toEqual([filter, expected]);
      expect([filter, await total(guid, { filter })]).toEqual([filter, expected.length]);
    };
    await check(`parentGuids=${theme.guid}`, ['een']);
    await check('highlight=true', ['een']);
    await check('highlight=false;type=News', ['thema']);
    await check(`type=${type.name}`, ['twee']);
    // Without an end it never expires.
    await check('meta:period-end=>2026-11-17', ['twee', 'een', 'thema']);
    await check('meta:period-end=>2026-11-18', ['twee', 'thema']);
    await check('meta:period-end=<2026-11-17', ['een']);
    await check('meta:published-on=2026-01-02', ['een']);
    await check('meta:stand=open', ['twee']);
    await check('meta:stand=dicht', []);
    await check('meta:stand=dicht,open', ['twee']);
    await check('meta:uren=>12', ['twee']);
    await check('meta:uren=>12.5', []);
    await check('meta:uren=<100', ['twee']);
  });

  it.each([
    ['kleur=rood', 'unknown-term'],
    ['meta:kleur=rood', 'unknown-field'],
    ['meta:hours=veel', 'bad-value'],
    ['type=Onzin', 'unknown-type'],
    ['meta:period-end=>gisteren', 'bad-value'],
  ])('refuses %s by name', async (filter, code) => {
    const { guid } = await buildList(test.services);
    const answer = await get(listUrl(guid, { filter }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ fields: unknown[] }>().fields).toEqual([{ path: 'query.filter', code, message: filter }]);
  });

  it.each(['pageNumber=0', 'itemCount=0', 'itemCount=101', 'sort_by=kleur', 'language=xx', 'savedQuery=geen'])(
    'refuses %s',
    async (query) => {
      const { guid } = await buildList(test.services);
      expect((await get(`/api/listitem/list/${guid}?${query}`)).statusCode).toBe(400);
    },
  );

  it('finds words, with or without accents, and answers saved queries', async () => {
    const { guid } = await buildList(test.services, {
      options: { savedQueries: [{ key: 'cafe', label: text('Café'), searchFilter: 'cafe', sortBy: 'title_asc' }] },
    });
    await buildItem(test.services, guid, { title: 'Het Café aan de kade', publishedOn: day(1) });
    await buildItem(test.services, guid, { title: 'Een café', metadata: { description: '100% open' } });
    await buildItem(test.services, guid, { title: 'Iets anders' });
    expect(await titles(guid, { searchFilter: 'CAFE kade' })).toEqual(['Het Café aan de kade']);
    expect(await titles(guid, { searchFilter: '100%' })).toEqual(['Een café']);
    expect(await titles(guid, { searchFilter: '%' })).toEqual([]);
    // So short that only the beginning of a word counts.
    expect(await titles(guid, { searchFilter: 'ee' })).toEqual(['Een café']);
    expect(await titles(guid, { searchFilter: 'ka' })).toEqual(['Het Café aan de kade']);
    expect(await titles(guid, { searchFilter: 'fe' })).toEqual([]);
    expect(await titles(guid, { savedQuery: 'cafe' })).toEqual(['Een café', 'Het Café aan de kade']);
    expect(await total(guid, { savedQuery: 'cafe' })).toBe(2);
  });

  it('follows the options of its block, unless the caller says otherwise', async () => {
    const theme = randomUUID();
    const { guid } = await buildList(test.services, {
      options: { itemTypeNames: ['News'], defaultParentGuids: [theme], showExpiredItemsByDefault: false },
    });
    await buildItem(test.services, guid, { guid: theme, title: 'thema' });
    const over = { 'period-end': '2020-01-01T10:00:00Z' };
    await buildItem(test.services, guid, { title: 'voorbij', parentGuids: [theme], metadata: over });
    await buildItem(test.services, guid, { title: 'nu', parentGuids: [theme] });
    expect(await titles(guid)).toEqual(['nu']);
    expect(await total(guid)).toBe(1);
    expect(await titles(guid, { filter: 'meta:period-end=>2000-01-01' })).toEqual(['nu', 'voorbij']);
    const refused = await send('POST', `/api/listitem/list/${guid}`, [{ title: 'x', listItemTypeName: 'Event' }]);
    expect(refused.statusCode).toBe(400);
  });

  it('of many blocks is one call, and what one may not see is left out', async () => {
    const [one, two, hidden] = [
      await buildList(test.services),
      await buildList(test.services),
      await buildList(test.services, { page: { visibility: 'Users' } }),
    ];
    await buildItem(test.services, one.guid, { title: 'een-1', publishedOn: day(1) });
    await buildItem(test.services, one.guid, { title: 'een-2', publishedOn: day(2) });
    await buildItem(test.services, two.guid, { title: 'twee' });
    await buildItem(test.services, hidden.guid, { title: 'geheim' });
    const query = new URLSearchParams({
      [one.guid]: JSON.stringify({ itemCount: 2, sort_by: 'publishedOn_asc' }),
      [two.guid]: JSON.stringify({ itemCount: 5 }),
      [hidden.guid]: '{}',
      [randomUUID()]: '{}',
    });
    const answer = await get(`/api/listitem/lists?${query}`);
    const found = Object.entries(answer.json<Record<string, ListItem[]>>());
    expect(Object.fromEntries(found.map(([guid, items]) => [guid, items.map(({ title }) => title)]))).toEqual({
      [one.guid]: ['een-1', 'een-2'],
      [two.guid]: ['twee'],
    });
    expect((await get(`/api/listitem/lists?${one.guid}=geen-json`)).statusCode).toBe(400);
    expect((await get('/api/listitem/lists?kleur={}')).statusCode).toBe(400);
    expect((await get(`/api/listitem/lists?${'a'.repeat(36)}={}`)).statusCode).toBe(400);
    const unstorable = encodeURIComponent('{"searchFilter":"\\u0000"}');
    expect((await get(`/api/listitem/lists?${one.guid}=${unstorable}`)).statusCode).toBe(400);
  });

  it('puts items of other lists in the spotlight', async () => {
    const source = await buildList(test.services);
    const other = await buildList(test.services);
    const secret = await buildList(test.services, { block: { visibility: 'Users' } });
    const options = { sourceBlockGuids: [source.guid, secret.guid] };
    const { guid } = await buildList(test.services, { options, buildingBlockName: 'Widget' });
    await buildItem(test.services, source.guid, { title: 'licht', metadata: { highlight: true } });
    await buildItem(test.services, source.guid, { title: 'donker' });
    await buildItem(test.services, other.guid, { title: 'elders', metadata: { highlight: true } });
    await buildItem(test.services, secret.guid, { title: 'geheim', metadata: { highlight: true } });
    const widget = async (query: string, headers = {}) =>
      (await get(`/api/listitem/widget/${guid}?itemCount=10&${query}`, headers))
        .json<ListItem[]>()
        .map(({ title }) => title)
        .sort();
    expect(await widget('filter=highlight=true')).toEqual(['licht']);
    expect(await widget('')).toEqual(['donker', 'licht']);
    expect(await widget('filter=highlight=true', admin)).toEqual(['geheim', 'licht']);
  });
});

describe('an item', () => {
  it('has every field, its blocks, its picture and an address in each language', async () => {
    const field = buildItemField({ key: 'toelichting', isInList: true });
    const type = await buildItemType(test.services, { fields: [field, buildItemField({ key: 'leeg' })] });
    const { guid, path, pageId } = await buildList(test.services);
    const imageGuid = randomUUID();
    const crop = { x: 100, y: 0, width: 500, height: 1000 };
    const made = await buildItem(test.services, guid, {
      title: text('Dijk wordt hoger', 'Dike grows'),
      listItemTypeName: type.name,
      metadata: { description: text('Kort', 'Short') },
      fields: { [field.id]: text('Uitleg', 'Why') },
      contentBuildingBlockInstances: [
        {
          guid: randomUUID(),
          buildingBlockName: 'Text',
          content: { text: richText([paragraph('Hallo')], [paragraph('Hello')]) },
        },
        { guid: randomUUID(), buildingBlockName: 'Image', content: { imageGuid, alt: text('Dijk', 'Dike'), crop } },
      ],
    });
    const item = (await get(`/api/listitem/${made.guid}?language=en`)).json<ListItemDetail>();
    expect(item).toMatchObject({
      title: 'Dike grows',
      metadata: { description: 'Short' },
      fields: { toelichting: { value: 'Why' } },
      image: { imageGuid, alt: { value: 'Dike' }, crop },
      socialImage: imageGuid,
      socialCrop: crop,
      blockGuid: guid,
      pageGuid: pageId,
      languages: ['nl', 'en'],
      paths: {
        nl: `${path}/i/${made.shortId}/dijk-wordt-hoger`,
        en: `/en${path.replace('lijst', 'list')}/i/${made.shortId}/dike-grows`,
      },
    });
    expect(item.contentBuildingBlockInstances.map(({ buildingBlockName }) => buildingBlockName)).toEqual([
      'Text',
      'Image',
    ]);
    const short = await get(`/api/listitem/short/${made.shortId}?language=en`);
    expect(short.json()).toEqual(item);
    expect(made.shortId).toMatch(/^[2-9a-hjkmnp-z]{10}$/);
  });

  it('does not show a language that is still a draft', async () => {
    const { guid } = await buildList(test.services);
    const { guid: id } = await buildItem(test.services, guid, {
      title: text('Nederlands', 'Unfinished'),
      translations: { en: { status: 'draft', isAutomatic: false } },
    });
    const item = (await get(`/api/listitem/${id}?language=en`)).json<ListItemDetail>();
    expect(item).toMatchObject({ title: 'Nederlands', titleLang: 'nl', languages: ['nl'] });
    expect(await titles(guid, { language: 'en' })).toEqual(['Nederlands']);
    expect(await titles(guid, { searchFilter: 'unfinished' })).toEqual([]);
  });

  it('names what it refers to, as far as the reader may know of it', async () => {
    const field = buildItemField({ key: 'zie-ook', kind: 'reference', isMany: true });
    const type = await buildItemType(test.services, { fields: [field] });
    const { guid } = await buildList(test.services);
    const shown = await buildItem(test.services, guid, { title: 'Openbaar' });
    const hidden = await buildItem(test.services, guid, { title: 'Geheim', visibility: 'Users' });
    const fields = { [field.id]: [shown.guid, hidden.guid] };
    const { guid: id } = await buildItem(test.services, guid, { listItemTypeName: type.name, fields });
    const read = async () => (await get(`/api/listitem/${id}`)).json<ListItemDetail>().fields['zie-ook'];
    expect(await read()).toEqual([{ guid: shown.guid, title: 'Openbaar', path: shown.path }]);
    await send('PUT', `/api/listitem/${shown.guid}`, { title: 'Hernoemd' });
    expect(await read()).toMatchObject([{ title: 'Hernoemd' }]);
  });

  it.each(['/api/listitem/geen-guid', `/api/listitem/short/ab`])('%s is bad input', async (url) => {
    expect((await get(url)).statusCode).toBe(400);
  });

  it.each([`/api/listitem/${randomUUID()}`, '/api/listitem/short/abcdefghjk', `/api/listitem/list/${randomUUID()}`])(
    '%s is not there',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );
});
