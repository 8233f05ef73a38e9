import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { buildMenu } from '#features/menus/server/menus.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { PageOverview, PageTree } from '../../contract/overview/page-overview.ts';
import { publications } from '../../contract/publication.ts';
import type { WorkingCopy } from '../../contract/working-copy.ts';
import { buildPage, buildPageDocument, withdrawPage } from '../pages.factory.ts';

type Headers = Record<string, string>;
let test: TestApp;
let admin: Headers;
let manager: Headers;
let member: Headers;
/** By the first word of the title. */
const id: Record<string, string> = {};

const get = (url: string, headers: Headers = manager) => test.app.inject({ url, headers });
const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload: object = {}, headers: Headers = manager) =>
  test.app.inject({ method, url, headers, payload });

async function overview(query = '', headers: Headers = manager): Promise<PageOverview> {
  const answer = await get(`/api/pages:overview?${query}`, headers);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<PageOverview>();
}

async function tree(query = ''): Promise<PageTree> {
  const answer = await get(`/api/pages:tree?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<PageTree>();
}

const titles = ({ pages }: PageOverview) => pages.map(({ title }) => title).join(', ');
const drawn = ({ rows }: PageTree) =>
  rows.map(({ level, page, name, id: row }) => '.'.repeat(level - 1) + (page?.title ?? `(${name || row})`)).join(' ');

async function makeDraft(title: string, words = ''): Promise<string> {
  const document = buildPageDocument({ title: text(title), description: text(words) });
  const answer = await send('POST', '/api/pages', { document });
  return answer.json<WorkingCopy>().guid;
}

async function rewrite(page: string, title: object): Promise<void> {
  const { sequence } = (await get(`/api/pages/${page}/working-copy`)).json<WorkingCopy>();
  expect((await send('PUT', `/api/pages/${page}`, { sequence, changes: { title } })).statusCode).toBe(200);
}

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.signInAs('Admin');
  manager = await test.signInAs('ContentManager');
  member = await test.signInAs('Standard');
  const make = async (word: string, nl: string, en?: string, words = '') => {
    id[word] = await buildPage(test.services, { title: text(nl, en), description: text(words) });
  };
  await make('home', 'Welkom', 'Welcome');
  await make('wonen', 'Wonen en leven', 'Living');
  await make('haven', 'Havenkwartier', 'Harbour quarter');
  await make('ecluse', 'Écluse', undefined, 'Langs de kademuur');
  await make('weg', 'Van de site');
  id.draft = await makeDraft('Afvalkalender');
  id.planned = await makeDraft('Kermis');
  id.asked = await makeDraft('Vergunning', 'Voor sluizen en een gemaal');
  await rewrite(id.haven ?? '', text('Havenkwartier nieuw', 'Harbour quarter'));
  await withdrawPage(test.services, id.weg ?? '');
  const publishAt = new Date(Date.now() + 86_400_000).toISOString();
  expect((await send('POST', `/api/pages/${id.planned}/schedule`, { publishAt, unpublishAt: null })).statusCode).toBe(
    200,
  );
  expect((await send('POST', `/api/pages/${id.asked}/review/ask`, { note: '' })).statusCode).toBe(200);
  await buildMenu(test.services, [
    { name: text('Welkom'), urlSegment: text(''), pageId: id.home ?? '' },
    {
      name: text('Wonen'),
      urlSegment: text('wonen', 'living'),
      pageId: id.wonen ?? '',
      children: [
        { name: text('Havenkwartier'), urlSegment: text('havenkwartier'), pageId: id.haven ?? '' },
        { name: text('Vergunning'), urlSegment: text('vergunning'), pageId: id.asked ?? '' },
      ],
    },
    { name: text('Elders'), urlSegment: text('elders'), externalUrl: 'https://example.org' },
    {
      name: text('Overig'),
      urlSegment: text('overig'),
      children: [{ name: text('Sluis'), urlSegment: text('sluis'), pageId: id.ecluse ?? '' }],
    },
  ]);
});
afterAll(() => test.close());

describe('GET /api/pages:overview', () => {
  it('tells of each page where it is, how each language stands, and who changed it', async () => {
    const { pages, totalNumberOfItems, counts, languages } = await overview();
    expect(totalNumberOfItems).toBe(8);
    expect(counts).toEqual({ all: 8, due: 0, waiting: 1, scheduled: 1, draft: 2, loose: 3 });
    expect(languages).toEqual([
      { language: 'nl', count: 8 },
      { language: 'en', count: 3 },
    ]);
    const page = (word: string) => pages.find(({ guid }) => guid === id[word]);
    expect(page('haven')).toMatchObject({
      title: 'Havenkwartier nieuw',
      path: '/wonen/havenkwartier',
      statuses: [
        { status: 'changed', languages: ['nl'] },
        { status: 'published', languages: ['en'] },
      ],
      changedBy: { name: 'Test ContentManager' },
    });
    expect(page('home')).toMatchObject({ path: '/', statuses: [{ status: 'published', languages: ['nl', 'en'] }] });
    expect(page('draft')).toMatchObject({ path: null, statuses: [{ status: 'draft', languages: ['nl'] }] });
    expect(page('weg')).toMatchObject({ title: 'Van de site', statuses: [{ status: 'draft', languages: ['nl'] }] });
    expect(page('planned')?.statuses).toEqual([{ status: 'scheduled', languages: ['nl'] }]);
    expect(page('asked')?.statuses).toEqual([{ status: 'waiting', languages: ['nl'] }]);
  });

  it.each([
    ['sorted by title, without minding accents', '', /^Afvalkalender, Écluse, Havenkwartier nieuw, Kermis/],
    ['the other way round', 'sort_by=title_desc', /^Wonen en leven, Welkom, Vergunning/],
    ['in another language', 'language=en&itemCount=4', /^Afvalkalender, Écluse, Harbour quarter, Kermis$/],
    ['by the word that changed last', 'sort_by=changed_desc&itemCount=1', /^Van de site$/],
    ['a page of the list', 'itemCount=3&pageNumber=2', /^Kermis, Van de site, Vergunning$/],
    ['a word of the title', 'search=kwartier', /^Havenkwartier nieuw$/],
    ['words in any order, of another language', 'search=quarter+harb', /^Havenkwartier nieuw$/],
    ['a letter without its accent', 'search=ecl', /^Écluse$/],
    ['a part of the address', 'search=/wonen', /^Havenkwartier nieuw, Vergunning, Wonen en leven$/],
    ['words of a text that readers have', 'search=kademuur', /^Écluse$/],
    ['words of a text that is being written', 'search=slui+gemaal', /^Vergunning$/],
    ['signs that mean something to the database', 'search=%25', /^$/],
    ['one status', 'status=changed', /^Havenkwartier nieuw$/],
    ['two of them', 'status=waiting&status=scheduled', /^Kermis, Vergunning$/],
    ['with English', 'with=en&sort_by=title_desc', /^Wonen en leven, Welkom, Havenkwartier nieuw$/],
    ['without English', 'without=en', /^Afvalkalender, Écluse, Kermis, Van de site, Vergunning$/],
    ['outside the menu', 'inMenu=false', /^Afvalkalender, Kermis, Van de site$/],
    ['inside it, never reviewed', 'inMenu=true&review=none&status=waiting', /^Vergunning$/],
    ['that day has come for none', 'review=due', /^$/],
    ['changed this week', 'changed=week&itemCount=1', /^Afvalkalender$/],
    ['changed long ago', 'changed=longer', /^$/],
    ['of nobody', 'owner=none&itemCount=1', /^Afvalkalender$/],
    ['another kind', 'kind=template', /^$/],
  ])('%s', async (_, query, expected) => {
    expect(titles(await overview(query))).toMatch(expected);
  });

  it.each(publications)('finds by the status %s what the rule calls so', async (status) => {
    const ofDefault = ({ statuses }: PageOverview['pages'][number]) =>
      statuses.find(({ languages }) => languages.includes('nl'))?.status;
    const all = (await overview()).pages.filter((page) => ofDefault(page) === status);
    expect(titles(await overview(`status=${status}`))).toBe(all.map(({ title }) => title).join(', '));
  });

  it('answers the page of the list that one is on', async () => {
    const { pageNumber, pages } = await overview(`at=${id.asked}&itemCount=2`);
    expect([pageNumber, pages.map(({ title }) => title)]).toEqual([3, ['Van de site', 'Vergunning']]);
    expect((await overview(`at=${id.asked}&itemCount=2&search=welkom`)).pageNumber).toBe(1);
  });

  it('leaves out what was thrown away', async () => {
    const gone = await makeDraft('Zo weer weg');
    expect(titles(await overview('search=zo'))).toBe('Zo weer weg');
    expect((await send('DELETE', `/api/pages/${gone}`)).statusCode).toBe(204);
    expect(titles(await overview('search=zo'))).toBe('');
  });

  it.each(['overview', 'tree'])('is not for everyone: %s', async (call) => {
    expect((await get(`/api/pages:${call}`, {})).statusCode).toBe(401);
    expect((await get(`/api/pages:${call}`, member)).statusCode).toBe(403);
    expect((await get(`/api/pages:${call}`, admin)).statusCode).toBe(200);
    expect((await get(`/api/pages:${call}?status=nothing`)).statusCode).toBe(400);
  });
});

describe('GET /api/pages:tree', () => {
  it.each([
    ['closed at first', () => '', 'Welkom Wonen en leven (Overig) (loose)'],
    [
      'one opened',
      () => `turned=${id.wonen}`,
      'Welkom Wonen en leven .Havenkwartier nieuw .Vergunning (Overig) (loose)',
    ],
    [
      'all but one',
      () => `isAllOpen=true&turned=${id.wonen}`,
      'Welkom Wonen en leven (Overig) .Écluse (loose) .Afvalkalender .Kermis .Van de site',
    ],
    ['one to be seen', () => `at=${id.ecluse}`, 'Welkom Wonen en leven (Overig) .Écluse (loose)'],
    [
      'what is found, below what is above it',
      () => 'isAllOpen=true&search=haven',
      'Wonen en leven .Havenkwartier nieuw',
    ],
    ['outside the menu', () => 'isAllOpen=true&inMenu=false', '(loose) .Afvalkalender .Kermis .Van de site'],
    ['nothing', () => 'search=nergens', ''],
  ])('%s', async (_, query, expected) => {
    expect(drawn(await tree(query()))).toBe(expected);
  });

  it('says how many hang below a row, and what stands there only for those', async () => {
    const { rows, counts } = await tree('isAllOpen=true&search=haven');
    expect(rows.map(({ below, isOpen, isAround, position }) => [below, isOpen, isAround, position])).toEqual([
      [1, true, true, 1],
      [0, undefined, false, 1],
    ]);
    expect(counts.all).toBe(8);
  });

  it('answers so many rows as are asked for, and as many more as it takes to see one', async () => {
    const few = await tree('isAllOpen=true&rowCount=2');
    expect([few.rows.length, few.rowCount]).toEqual([2, 10]);
    const further = await tree(`rowCount=2&at=${id.ecluse}`);
    expect(drawn(further)).toBe('Welkom Wonen en leven (Overig) .Écluse');
  });
});
