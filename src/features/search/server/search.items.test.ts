import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import { buildPageDocument, republishPage, withdrawPage } from '#features/pages/server/pages.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { paragraph, richText } from '#platform/contract/texts/write-rich-text.ts';
import type { SearchAnswer, Suggestion } from '../contract/search.endpoints.ts';

let test: TestApp;
let now = new Date('2026-11-15T12:00:00Z');
let roleId: string;
type Headers = Record<string, string>;
const people: Record<'visitor' | 'member' | 'team' | 'manager' | 'admin', Headers> = {
  visitor: {},
  member: {},
  team: {},
  manager: {},
  admin: {},
};
const everyone = ['visitor', 'member', 'team', 'manager', 'admin'] as const;

beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => now } });
  roleId = await test.makeRole('Redactie');
  people.member = await test.signInAs('Standard');
  people.team = await test.signInAs('Standard', { roleIds: [roleId] });
  people.manager = await test.signInAs('ContentManager');
  people.admin = await test.signInAs('Admin');
});
beforeEach(async () => {
  now = new Date('2026-11-15T12:00:00Z');
  await test.platform.db.deleteFrom('search_entry').execute();
});
afterAll(() => test.close());

async function get<T>(path: string, query: Record<string, string>, headers: Headers = {}): Promise<T> {
  const answer = await test.app.inject({ url: `${path}?${new URLSearchParams(query)}`, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<T>();
}
const find = (q: string, headers: Headers = {}, more: Record<string, string> = {}) =>
  get<SearchAnswer>('/api/search', { q, ...more }, headers);
const titles = async (...asked: Parameters<typeof find>) => (await find(...asked)).results.map(({ title }) => title);
const suggest = async (q: string, headers: Headers = {}) =>
  (await get<Suggestion[]>('/api/search:suggest', { q }, headers)).map(({ title }) => title);
const prose = (words: string) => [
  {
    guid: crypto.randomUUID(),
    buildingBlockName: 'Text',
    content: { text: richText([paragraph(words)]) },
  },
];
const fromDatabase = () => test.platform.db.selectFrom('search_entry');

describe('an item', () => {
  it('is found by its title, description and blocks, and says what it is and where', async () => {
    const { guid, path } = await buildList(test.services);
    const item = await buildItem(test.services, guid, {
      title: 'Ooievaars terug',
      metadata: { description: 'Nesten op het stadhuis' },
      publishedOn: '2026-11-01T09:00:00Z',
      contentBuildingBlockInstances: prose('Drie jonge vogels gezien.'),
    });
    for (const q of ['ooievaars', 'stadhuis', 'jonge vogels']) {
      const { total, results } = await find(q);
      expect(total, q).toBe(1);
      expect(results[0]).toMatchObject({
        kind: 'item',
        title: 'Ooievaars terug',
        path: `${path}/i/${item.shortId}/ooievaars-terug`,
        trail: [{ value: expect.stringMatching(/^Lijst /) }],
        date: '2026-11-01T09:00:00.000Z',
      });
    }
    expect((await find('ooievaars')).results[0]?.typeLabel?.value).toMatch(/\S/);
  });

  it('follows every change in the same transaction: words, trash and back', async () => {
    const { guid } = await buildList(test.services);
    const item = await buildItem(test.services, guid, { title: 'Kievit' });
    const send = (method: 'PUT' | 'DELETE' | 'POST', url: string, payload?: object) =>
      test.app.inject({ method, url, headers: people.admin, ...(payload === undefined ? {} : { payload }) });
    expect((await send('PUT', `/api/listitem/${item.guid}`, { title: 'Grutto' })).statusCode).toBe(200);
    expect(await titles('kievit')).toEqual([]);
    expect(await titles('grutto')).toEqual(['Grutto']);
    await send('DELETE', `/api/listitem/${item.guid}`);
    expect(await titles('grutto', people.admin)).toEqual([]);
    await send('POST', `/api/listitem:restore/${item.guid}`, {});
    expect(await titles('grutto')).toEqual(['Grutto']);
    await send('PUT', `/api/listitem/${item.guid}`, { isPublished: false });
    expect(await titles('grutto', people.admin)).toEqual([]);
    expect(await fromDatabase().selectAll().where('subject_id', '=', item.guid).execute()).toEqual([]);
  });
});

describe('who finds what', () => {
  const rights = [
    ['everything for everyone', {}, {}, {}, everyone],
    ['an item for members', { visibility: 'Users' }, {}, {}, ['member', 'team', 'manager', 'admin']],
    ['an item for admins', { visibility: 'Admin' }, {}, {}, ['admin']],
    ['an item for a role', { visibility: 'Roles', roleIds: ['role'] }, {}, {}, ['team', 'admin']],
    ['an item that sends mail to be proven', { visibility: 'Verify' }, {}, {}, everyone],
    ['a block for members', {}, { visibility: 'Users' }, {}, ['member', 'team', 'manager', 'admin']],
    ['a block for a role', {}, { visibility: 'Roles', roleIds: ['role'] }, {}, ['team', 'admin']],
    ['a page for members', {}, {}, { visibility: 'Users' }, ['member', 'team', 'manager', 'admin']],
    ['a page for a role', {}, {}, { visibility: 'Roles', roleIds: ['role'] }, ['team', 'admin']],
    [
      'an item for members in a block for a role',
      { visibility: 'Users' },
      { visibility: 'Roles', roleIds: ['role'] },
      {},
      ['team', 'admin'],
    ],
    ['a draft', { isPublished: false }, {}, {}, []],
    ['an item that is to appear', { publishedOn: '2026-12-01T00:00:00Z' }, {}, {}, []],
    ['an item that has gone', { unpublishOn: '2026-11-01T00:00:00Z', publishedOn: '2026-10-01T00:00:00Z' }, {}, {}, []],
    ['a block that has not begun', {}, { period: { from: '2026-12-01T00:00:00Z' } }, {}, []],
    ['a block that has ended', {}, { period: { until: '2026-11-01T00:00:00Z' } }, {}, []],
  ] as const;

  it.each(rights)('%s', async (_, item, block, page, expected) => {
    const withRole = <T extends object>(part: T) =>
      JSON.parse(JSON.stringify(part).replaceAll('"role"', JSON.stringify(roleId))) as T;
    const { guid } = await buildList(test.services, { block: withRole(block), page: withRole(page) });
    await buildItem(test.services, guid, {
      title: 'Lepelaar',
      listItemTypeName: 'News',
      publishedOn: '2026-11-10T00:00:00Z',
      ...withRole(item),
    } as never);
    for (const who of everyone) {
      const maySee = (expected as readonly string[]).includes(who);
      const answer = await find('lepelaar', people[who]);
      expect(answer.total, who).toBe(maySee ? 1 : 0);
      const counted = Object.values(answer.facets).flat();
      expect(counted.length > 0, `${who}: ${JSON.stringify(counted)}`).toBe(maySee);
      expect(await suggest('lepel', people[who]), who).toEqual(maySee ? ['Lepelaar'] : []);
    }
  });

  it('the audience of a page or block that changes holds at once', async () => {
    const { guid, pageId } = await buildList(test.services);
    await buildItem(test.services, guid, { title: 'Kluut' });
    const publish = (overrides: object, block: object = {}) =>
      republishPage(
        test.services,
        pageId,
        buildPageDocument({
          ...overrides,
          buildingBlockInstances: [
            { guid, buildingBlockName: 'List', layoutPosition: 'main', sortId: 0, options: {}, ...block },
          ],
        }),
      );
    expect(await titles('kluut')).toEqual(['Kluut']);
    expect(await suggest('kluut')).toEqual(['Kluut']);
    await publish({ visibility: 'Users' });
    expect(await titles('kluut')).toEqual([]);
    expect(await suggest('kluut')).toEqual([]);
    expect(await titles('kluut', people.member)).toEqual(['Kluut']);
    await publish({}, { visibility: 'Admin' });
    expect(await titles('kluut', people.member)).toEqual([]);
    await publish({});
    expect(await titles('kluut')).toEqual(['Kluut']);
    await withdrawPage(test.services, pageId);
    expect(await titles('kluut', people.admin)).toEqual([]);
  });

  it('goes from a kept suggestion when the block that shows it ends', async () => {
    const { guid } = await buildList(test.services, {
      block: { period: { until: new Date(now.getTime() + 1000).toISOString() } },
    });
    await buildItem(test.services, guid, { title: 'Tureluur' });
    expect(await suggest('turel')).toEqual(['Tureluur']);
    now = new Date(now.getTime() + 1000);
    expect(await suggest('turel')).toEqual([]);
  });

  it('what is to appear is found from that moment, and no longer when it goes', async () => {
    const { guid } = await buildList(test.services);
    const plan = { publishedOn: '2026-11-16T00:00:00Z', unpublishOn: '2026-11-18T00:00:00Z' };
    await buildItem(test.services, guid, { title: 'Scholekster', ...plan });
    const seenAt = async (moment: string) => {
      now = new Date(moment);
      return (await find('scholekster')).total;
    };
    expect(await seenAt('2026-11-15T23:59:59Z')).toBe(0);
    expect(await seenAt('2026-11-16T00:00:00Z')).toBe(1);
    expect(await seenAt('2026-11-17T23:59:59Z')).toBe(1);
    expect(await seenAt('2026-11-18T00:00:00Z')).toBe(0);
  });
});

describe('narrowing', () => {
  it('counts what each choice would leave, with the other choices as they are', async () => {
    const { guid } = await buildList(test.services, { page: { title: text('Fuut en meer') } });
    const theme = await buildItem(test.services, guid, { title: 'Natuur', publishedOn: '2026-01-01T00:00:00Z' });
    const secret = await buildItem(test.services, guid, { title: 'Geheim thema', visibility: 'Admin' });
    const parentGuids = [theme.guid, secret.guid];
    await buildItem(test.services, guid, { title: 'Fuut één', parentGuids, publishedOn: '2026-11-14T00:00:00Z' });
    await buildItem(test.services, guid, { title: 'Fuut twee', publishedOn: '2026-11-01T00:00:00Z' });
    await buildItem(test.services, guid, {
      title: 'Fuut drie',
      listItemTypeName: 'Event',
      publishedOn: '2026-11-01T00:00:00Z',
      metadata: { 'period-start': '2026-12-24T19:00:00Z' },
    });
    const counts = (facet: SearchAnswer['facets'][keyof SearchAnswer['facets']]) =>
      Object.fromEntries(facet.map(({ value, count }) => [value, count]));
    const all = await find('fuut');
    expect(all.total).toBe(4);
    expect(counts(all.facets.kind)).toEqual({ page: 1, item: 3 });
    expect(counts(all.facets.type)).toEqual({ News: 2, Event: 1 });
    expect(all.facets.theme).toEqual([{ value: theme.guid, label: { value: 'Natuur' }, count: 1 }]);
    expect(counts(all.facets.period)).toEqual({ upcoming: 2, week: 1, month: 2, year: 2 });

    const news = await find('fuut', {}, { type: 'News' });
    expect(news.results.map(({ title }) => title).sort()).toEqual(['Fuut twee', 'Fuut één']);
    expect(counts(news.facets.type)).toEqual({ News: 2, Event: 1 });
    expect(counts(news.facets.period)).toEqual({ week: 1, month: 2, year: 2 });
    expect(await titles('fuut', {}, { theme: theme.guid })).toEqual(['Fuut één']);
    expect(await titles('fuut', {}, { kind: 'page' })).toEqual(['Fuut en meer']);
    expect(await titles('fuut', {}, { kind: 'item', period: 'upcoming' })).toEqual(['Fuut drie']);
    expect(await titles('fuut', {}, { kind: 'item', sort: 'date' })).toEqual(['Fuut drie', 'Fuut één', 'Fuut twee']);
    const none = await find('fuut', {}, { type: 'Vacancy' });
    expect(none).toMatchObject({ total: 0, results: [] });
    expect(none.facets.type).toContainEqual({ value: 'Vacancy', label: { value: expect.any(String) }, count: 0 });
  });

  it('of more than a hundred it shows the best and counts no further', async () => {
    const { guid } = await buildList(test.services);
    const entry = (language: 'nl', title: string, words: string) => ({
      language,
      title: { value: title },
      lead: '',
      body: { value: words },
      captions: '',
      isNavigation: false,
    });
    const item = (number: number, title: string, day: number) => ({
      id: `22222222-2222-4222-8222-${String(number).padStart(12, '0')}`,
      shortId: `koet-${number}`,
      listId: guid,
      typeName: 'News',
      parentIds: [],
      periodStart: null,
      audience: { visibility: 'Public' as const, roleIds: [] },
      isPublished: true,
      publishedOn: new Date(Date.UTC(2026, 0, 1) + day * 3_600_000),
      unpublishOn: null,
      entries: () => [entry('nl', title, 'Over de meerkoet.')],
    });
    const many = Array.from({ length: 320 }, (_, index) => item(index, `Bericht ${index}`, index));
    await test.platform.transaction((trx) =>
      test.services.search.keepItems(trx, [...many, item(5000, 'De meerkoet', -10)]),
    );
    const answer = await find('meerkoet');
    expect(answer).toMatchObject({ total: 100, isMore: true });
    expect(answer.results[0]?.title).toBe('De meerkoet');
    expect(answer.results).toHaveLength(10);
    expect(answer.facets.kind).toEqual([{ value: 'item', count: null }]);
    const last = await find('meerkoet', {}, { pageNumber: String(answer.pageCount) });
    expect(last.results.length).toBeGreaterThan(0);
    const byDate = await find('meerkoet', {}, { sort: 'date' });
    expect(byDate.results.slice(0, 2).map(({ title }) => title)).toEqual(['Bericht 319', 'Bericht 318']);
    const week = await find('meerkoet', {}, { period: 'year', pageNumber: '2' });
    expect(week.isMore).toBe(true);
    expect(new Set([...answer.results, ...week.results].map(({ path }) => path)).size).toBe(20);
  });
});
