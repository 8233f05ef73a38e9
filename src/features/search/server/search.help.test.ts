import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import { menuTag } from '#features/menus/contract/menus.tags.ts';
import { pagesTag } from '#features/pages/contract/pages.tags.ts';
import { patience } from '#platform/server/testing/patience.ts';
import type { SearchAnswer, Suggestion } from '../contract/search.endpoints.ts';
import { searchPromotionsTag } from '../contract/search.tags.ts';
import type { Promotion, SearchFigures } from '../contract/search-admin.endpoints.ts';

let test: TestApp;
let now = new Date('2026-11-15T12:00:00Z');
let admin: Record<string, string>;
let member: Record<string, string>;
let list: { guid: string; pageId: string; path: string };

beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => now } });
  admin = await test.signInAs('Admin');
  member = await test.signInAs('Standard');
  list = await buildList(test.services);
});
beforeEach(async () => {
  // Writes down what earlier tests looked for, before it is thrown away.
  await test.services.search.figures(system, { language: 'nl', days: 30 });
  for (const table of ['search_count', 'search_word', 'search_promotion'] as const) {
    await test.platform.db.deleteFrom(table).execute();
  }
  test.platform.forget([searchPromotionsTag, menuTag, pagesTag]);
});
afterAll(() => test.close());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, headers: object = {}, payload?: object) =>
  test.app.inject({
    ...{ method, url, headers: { 'user-agent': firefox, ...headers } },
    ...(payload === undefined ? {} : { payload }),
  });
async function get<T>(path: string, query: Record<string, string>, headers: object = {}): Promise<T> {
  const answer = await call('GET', `${path}?${new URLSearchParams(query)}`, headers);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<T>();
}
const find = (q: string, headers: object = {}) => get<SearchAnswer>('/api/search', { q }, headers);
/** As somebody else, by another address. */
const findFrom = async (remoteAddress: string, q: string, headers: object = {}) => {
  const url = `/api/search?${new URLSearchParams({ q })}`;
  expect(
    (await test.app.inject({ url, remoteAddress, headers: { 'user-agent': firefox, ...headers } })).statusCode,
  ).toBe(200);
};
const written = async () => {
  await test.services.search.figures(system, { language: 'nl', days: 30 });
  return test.platform.db.selectFrom('search_count').selectAll().orderBy('query').execute();
};
const item = (title: string, more: object = {}) => buildItem(test.services, list.guid, { title, ...more });

describe('a mistyped word', () => {
  it('finds what was meant and says so', async () => {
    await item('Parkeervergunning aanvragen');
    await test.services.search.learnWordsAnew();
    for (const q of ['parkeerverguning', 'parkeervergunninng', 'prakeervergunning', 'parkeervergunnint aanvragen']) {
      const { correction, results } = await find(q);
      expect(correction, q).toMatch(/^parkeervergunning( aanvragen)?$/);
      expect(results.map(({ title }) => title)).toEqual(['Parkeervergunning aanvragen']);
    }
    expect((await find('parkeervergunning')).correction).toBeUndefined();
    expect(await find('rijbewijs')).toMatchObject({ total: 0 });
  });

  it('never gives away a word of what one may not see', async () => {
    await item('Reorganisatieplan', { visibility: 'Admin' });
    await test.services.search.learnWordsAnew();
    expect((await find('reorganisatieplam', admin)).correction).toBe('reorganisatieplan');
    const { correction, total } = await find('reorganisatieplam', member);
    expect([correction, total]).toEqual([undefined, 0]);
  });

  it('learns new words without going through the old ones again', async () => {
    await test.services.search.learnWordsAnew();
    await item('Kademuur');
    await test.services.search.learnWords();
    await test.services.search.learnWords();
    const row = await test.platform.db
      .selectFrom('search_word')
      .select(['entries', 'near'])
      .where('language', '=', 'nl')
      .where('word', '=', 'kademuur')
      .executeTakeFirstOrThrow();
    expect(row.entries).toBe(1);
    expect(row.near).toContain('kademur');
  });
});

describe('what is looked for', () => {
  it('is counted by words and day, with nothing of who looked', async () => {
    await item('Grofvuil ophalen');
    await find('Grofvuil');
    await find('grofvuil', member);
    await find('kanarie jan@vloedhaven.example 0612345678');
    await get('/api/search', { q: 'grofvuil', pageNumber: '2' });
    const figures = await get<SearchFigures>('/api/search:figures', {}, admin);
    expect(figures).toEqual({
      searches: 3,
      foundNothing: 1,
      most: [
        { query: 'grofvuil', count: 2 },
        { query: 'kanarie', count: 1 },
      ],
      nothing: [{ query: 'kanarie', count: 1 }],
    });
    expect(await test.platform.db.selectFrom('search_count').selectAll().orderBy('query').execute()).toEqual([
      expect.objectContaining({ query: 'grofvuil', by_visitors: 1, by_members: 1, found: 2 }),
      expect.objectContaining({ query: 'kanarie', by_visitors: 1, by_members: 0, found: 0 }),
    ]);
    for (const [headers, status] of [
      [{}, 401],
      [member, 403],
    ] as const) {
      expect((await call('GET', '/api/search:figures', headers)).statusCode).toBe(status);
    }
  });

  it('counts who asks the same again once a day, and of nobody who is not counted as a visitor', async () => {
    for (let times = 0; times < 5; times += 1) await findFrom('192.0.2.60', 'huurtoeslag');
    await findFrom('192.0.2.61', 'huurtoeslag');
    for (const headers of [{ dnt: '1' }, { 'sec-gpc': '1' }, { 'user-agent': 'curl/8' }, admin])
      await findFrom('192.0.2.62', 'huurtoeslag', headers);
    expect(await written()).toMatchObject([{ query: 'huurtoeslag', by_visitors: 2, by_members: 0 }]);
    await test.services.settings.save(system, 'countStaff', true);
    await findFrom('192.0.2.62', 'huurtoeslag', admin);
    await test.services.settings.save(system, 'countStaff', false);
    expect(await written()).toMatchObject([{ query: 'huurtoeslag', by_visitors: 2, by_members: 1 }]);
    now = new Date(now.getTime() + 24 * 60 * 60 * 1000);
    await findFrom('192.0.2.60', 'huurtoeslag');
    now = new Date(now.getTime() - 24 * 60 * 60 * 1000);
    expect((await written()).map(({ by_visitors }) => by_visitors)).toEqual([2, 1]);
  });

  it('writes by itself what was looked for, also when nobody looks for anything after it', async () => {
    await findFrom('192.0.2.70', 'kermis');
    const rows = () => test.platform.db.selectFrom('search_count').select('query').execute();
    await vi.waitFor(async () => expect(await rows()).toEqual([{ query: 'kermis' }]), patience);
  });

  it('is popular when visitors looked for it often and find it still; not what members look for, or once', async () => {
    await item('Zwembad open');
    await item('Ledenavond', { visibility: 'Users' });
    for (let times = 0; times < 3; times += 1) {
      const from = `192.0.2.${times}`;
      await findFrom(from, 'zwembad');
      await findFrom(from, 'ledenavond', member);
      await findFrom(from, 'ledenavond');
      await findFrom(from, 'nergens');
    }
    await find('open');
    expect(await get('/api/search:popular', {})).toEqual(['zwembad']);
    const suggested = await get<Suggestion[]>('/api/search:suggest', { q: 'zwe' });
    expect(suggested.map(({ kind, title }) => [kind, title])).toEqual([
      ['query', 'zwembad'],
      ['item', 'Zwembad open'],
    ]);
    expect((await get<Suggestion[]>('/api/search:suggest', { q: 'leden' })).map(({ title }) => title)).toEqual([]);
  });

  it('never fails a search that it cannot count, and is counted when it can be', async () => {
    await item('Zwembad open');
    const { schema } = test.platform.db;
    await schema.alterTable('search_count').renameTo('search_count_away').execute();
    try {
      expect((await find('zwembad')).results.map(({ title }) => title)).toContain('Zwembad open');
      await expect(test.services.search.figures(system, { language: 'nl', days: 30 })).rejects.toThrow('search_count');
    } finally {
      await schema.alterTable('search_count_away').renameTo('search_count').execute();
    }
    const searches = async () => (await get<SearchFigures>('/api/search:figures', {}, admin)).searches;
    await vi.waitFor(async () => expect(await searches()).toBe(1), patience);
  });

  it('is forgotten after a year', async () => {
    await findFrom('192.0.2.80', 'zwembad');
    await get('/api/search:figures', {}, admin);
    now = new Date('2027-11-15T12:00:00Z');
    await test.services.search.forgetOldCounts();
    expect(await test.platform.db.selectFrom('search_count').selectAll().execute()).toHaveLength(1);
    now = new Date('2027-11-17T12:00:00Z');
    await test.services.search.forgetOldCounts();
    expect(await test.platform.db.selectFrom('search_count').selectAll().execute()).toEqual([]);
    now = new Date('2026-11-15T12:00:00Z');
  });
});

describe('suggestions', () => {
  it('are titles that begin with what is typed, then those that have it, and lead there', async () => {
    await item('Brandweer');
    await item('Vrijwillige brandweer gezocht');
    await item('Brandnetelsoep');
    const suggested = await get<Suggestion[]>('/api/search:suggest', { q: 'brandw' });
    expect(suggested.map(({ title }) => title)).toEqual(['Brandweer', 'Vrijwillige brandweer gezocht']);
    expect(suggested[0]).toMatchObject({ kind: 'item', path: expect.stringContaining(`${list.path}/i/`) });
    expect(await get('/api/search:suggest', { q: '%' })).toEqual([]);
  });
});

describe('promoted results', () => {
  const promotion = { language: 'nl', phrases: ['Verhuizen', 'adres wijzigen'], address: '/anders', title: 'Elders' };
  const make = (overrides: object = {}, headers: object = admin) =>
    call('POST', '/api/search/promotions', headers, { ...promotion, ...overrides });

  it('stand first for their words, in their order, and follow what they point to', async () => {
    const target = await item('Doorgeven van een verhuizing');
    const made = (await make({ address: target.path ?? '', title: '', description: 'Digitaal' })).json<Promotion>();
    expect(made).toMatchObject({
      phrases: ['verhuizen', 'adres wijzigen'],
      targetKind: 'item',
      shown: { title: target.title },
    });
    const page = (await make({ address: list.path, title: '' })).json<Promotion>();
    expect(page).toMatchObject({ targetKind: 'page', shown: { path: list.path } });
    const other = (await make({ address: 'https://www.rdw.example/' })).json<Promotion>();
    const titles = async (q: string) => (await find(q)).promoted.map(({ title }) => title);
    expect(await titles('verhuizen')).toEqual([target.title, page.shown?.title, 'Elders']);
    expect(await titles('mijn adres wijzigen')).toHaveLength(3);
    expect(await titles('adres')).toEqual([]);
    const order = { language: 'nl', ids: [other.id, made.id, page.id] };
    expect((await call('PUT', '/api/search/promotions:order', admin, order)).statusCode).toBe(204);
    expect(await titles('verhuizen')).toEqual(['Elders', target.title, page.shown?.title]);
    await call('DELETE', `/api/listitem/${target.guid}`, admin);
    expect(await titles('verhuizen')).toEqual(['Elders', page.shown?.title]);
    const listed = await get<Promotion[]>('/api/search/promotions', { language: 'nl' }, admin);
    expect(listed.map(({ shown }) => shown === null)).toEqual([false, true, false]);
    expect((await call('DELETE', `/api/search/promotions/${other.id}`, admin)).statusCode).toBe(204);
    expect((await call('DELETE', `/api/search/promotions/${other.id}`, admin)).statusCode).toBe(404);
    const noted = await test.platform.db
      .selectFrom('audit_entry')
      .select(['action', 'subject_name as name'])
      .where('action', 'like', 'search-promotion.%')
      .orderBy('id', 'desc')
      .limit(3)
      .execute();
    expect(noted).toMatchObject([
      { action: 'search-promotion.deleted', name: 'verhuizen, adres wijzigen' },
      { action: 'search-promotion.ordered' },
      { action: 'search-promotion.created' },
    ]);
  });

  it.each(['nl', 'en'])('follow a page by its address in any language, for who searches in %s', async (language) => {
    for (const address of [list.path, `/en${list.path.replace('lijst', 'list')}?from=mail`]) {
      const made = (await make({ language, address, title: '' })).json<Promotion>();
      const path = language === 'en' ? `/en${list.path.replace('lijst', 'list')}` : list.path;
      expect(made, address).toMatchObject({ targetKind: 'page', shown: { path } });
    }
  });

  it('are shown only to who may see what they point to', async () => {
    const target = await item('Intern protocol', { visibility: 'Users' });
    await make({ phrases: ['protocol'], address: target.path ?? '', title: 'Het protocol' });
    expect((await find('protocol')).promoted).toEqual([]);
    expect((await find('protocol', member)).promoted).toMatchObject([{ title: 'Het protocol' }]);
  });

  it.each([
    ['no words', { phrases: [] }, 400],
    ['words without letters', { phrases: ['!!'] }, 400],
    ['a script', { address: 'javascript:alert(1)' }, 400],
    ['another host in disguise', { address: '//kwaad.example' }, 400],
    ['an address without a title', { title: '' }, 400],
  ])('refuses %s', async (_, overrides, status) => {
    expect((await make(overrides)).statusCode).toBe(status);
  });

  it('are for admins to make, change, order and remove', async () => {
    const id = '00000000-0000-4000-8000-000000000009';
    for (const [headers, status] of [
      [{}, 401],
      [member, 403],
    ] as const) {
      expect((await make({}, headers)).statusCode).toBe(status);
      expect((await call('GET', '/api/search/promotions', headers)).statusCode).toBe(status);
      expect((await call('PUT', `/api/search/promotions/${id}`, headers, promotion)).statusCode).toBe(status);
      expect((await call('DELETE', `/api/search/promotions/${id}`, headers)).statusCode).toBe(status);
    }
    expect((await call('PUT', `/api/search/promotions/${id}`, admin, promotion)).statusCode).toBe(404);
    const made = (await make()).json<Promotion>();
    const changed = await call('PUT', `/api/search/promotions/${made.id}`, admin, { ...promotion, title: 'Anders' });
    expect(changed.json<Promotion>()).toMatchObject({
      id: made.id,
      title: 'Anders',
      shown: { title: 'Anders', path: '/anders' },
    });
  });
});
