import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { buildMenu, buildMenuItem } from '#features/menus/server/menus.factory.ts';
import {
  buildBlock,
  buildPage,
  buildPageDocument,
  republishPage,
  withdrawPage,
} from '#features/pages/server/pages.factory.ts';
import type { Visibility } from '#platform/contract/rights/visibility.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { SearchAnswer } from '../contract/search.endpoints.ts';

let test: TestApp;
let roleId: string;
let otherRoleId: string;
let pages = 0;
type Headers = Record<string, string>;
const people: Record<'visitor' | 'member' | 'team' | 'manager' | 'admin', Headers> = {
  visitor: {},
  member: {},
  team: {},
  manager: {},
  admin: {},
};

beforeAll(async () => {
  test = await startTestApp();
  const roles = await test.platform.db
    .insertInto('role')
    .values([{ name: 'Redactie' }, { name: 'Dijkwacht' }])
    .returning('id')
    .execute();
  [roleId = '', otherRoleId = ''] = roles.map(({ id }) => id);
  people.member = await test.signInAs('Standard');
  people.team = await test.signInAs('Standard', { roleIds: [roleId] });
  people.manager = await test.signInAs('ContentManager');
  people.admin = await test.signInAs('Admin');
});
beforeEach(async () => {
  await test.platform.db.deleteFrom('search_entry').execute();
});
afterAll(() => test.close());

type Overrides = Parameters<typeof buildPage>[1];

/** A published page with a place in the menu. */
async function page(overrides: Overrides): Promise<string> {
  pages += 1;
  const pageId = await buildPage(test.services, overrides);
  await buildMenu(test.services, [{ pageId, urlSegment: text(`plek-${pages}`, `place-${pages}`) }]);
  return pageId;
}

const prose = (words: string, en?: string) => {
  const written = (value: string) => ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: value }] }],
  });
  return { text: { $lang: { nl: written(words), ...(en === undefined ? {} : { en: written(en) }) } } };
};
const textBlock = (words: string, more: Parameters<typeof buildBlock>[0] = {}) =>
  buildBlock({ options: prose(words), ...more });

const ask = (q: string, headers: Headers = {}, more: Record<string, string> = {}) =>
  test.app.inject({ url: `/api/search?${new URLSearchParams({ q, ...more })}`, headers });

async function find(...asked: Parameters<typeof ask>): Promise<SearchAnswer> {
  const answer = await ask(...asked);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<SearchAnswer>();
}
const titles = async (...asked: Parameters<typeof ask>) => (await find(...asked)).results.map(({ title }) => title);
const marked = ({ results }: SearchAnswer) =>
  results.flatMap(({ snippet }) => snippet.marks.map(([from, to]) => snippet.text.slice(from, to)));

describe('GET /api/search', () => {
  it('answers where a page is and a piece of it with the words marked', async () => {
    await page({
      title: text('Paspoort en identiteitskaart'),
      description: text('Aanvragen en ophalen'),
      buildingBlockInstances: [
        textBlock('Een paspoort is tien jaar geldig.', { sortId: 2, heading: text('Hoe lang') }),
        textBlock('Paspoorten haalt u zelf op.', { sortId: 1 }),
      ],
    });
    expect(await find('paspoort')).toMatchObject({
      total: 1,
      isMore: false,
      pageCount: 1,
      promoted: [],
      facets: { kind: [{ value: 'page', count: 1 }], type: [], theme: [] },
      results: [
        {
          kind: 'page',
          trail: [],
          title: 'Paspoort en identiteitskaart',
          path: `/plek-${pages}`,
          snippet: {
            text: 'Aanvragen en ophalen. Paspoorten haalt u zelf op. Hoe lang. Een paspoort is tien jaar geldig.',
            marks: [
              [22, 32],
              [64, 72],
            ],
          },
        },
      ],
    });
  });

  it('is not kept, because what people look for is nobody’s business', async () => {
    expect((await ask('paspoort')).headers['cache-control']).toBe('no-store');
  });

  it('puts a title before a heading, a heading before the text, and equal ones in order of title', async () => {
    await page({ title: text('In de tekst'), buildingBlockInstances: [textBlock('Over het veer.')] });
    await page({
      title: text('Onder een kop'),
      buildingBlockInstances: [textBlock('Iets.', { heading: text('Het veer') })],
    });
    await page({ title: text('Veer naar de overkant') });
    await page({ title: text('in de tekst, ook'), buildingBlockInstances: [textBlock('Over het veer.')] });
    expect(await titles('veer')).toEqual(['Veer naar de overkant', 'Onder een kop', 'In de tekst', 'in de tekst, ook']);
  });

  it('puts a whole word before a longer one that begins with it', async () => {
    await page({ title: text('Dijkpark'), description: text('Dijkpark'), buildingBlockInstances: [] });
    await page({ title: text('Wandelen'), buildingBlockInstances: [textBlock('Langs de dijk.')] });
    expect(await titles('dijk')).toEqual(['Wandelen', 'Dijkpark']);
  });

  it.each([
    ['a whole word', 'paspoort', ['paspoort', 'Paspoorten']],
    ['the beginning of one', 'paspo', ['paspoort', 'Paspoorten']],
    ['a beginning that is longer than the stem', 'gemeentel', ['gemeentelijke']],
    ['another form of it', 'gemeentelijk', ['gemeentelijke']],
    ['capitals and accents or none', 'COORDINATIE', ['Coördinatie']],
    ['accents where there are none', 'paspóört', ['paspoort', 'Paspoorten']],
    ['two words, the last unfinished', 'paspoort gel', ['paspoort', 'geldig', 'Paspoorten']],
    ['words together', '"tien jaar"', ['tien', 'jaar']],
    ['a part of words with a slash', 'afval', ['afval']],
    ['the plural with an apostrophe', "foto's", ['foto']],
    ['its singular', 'foto', ['foto']],
    ['an address', 'beheer@vloedhaven.example', ['beheer', 'vloedhaven', 'example']],
    ['a word besides one that says nothing', 'het paspoort', ['paspoort', 'Paspoorten']],
    ['a word before one that says nothing', 'geldig van', ['geldig']],
    ['a question with a sign in it', 'paspoort?', ['paspoort', 'Paspoorten']],
    ['one of two', 'kanarie or paspoort', ['paspoort', 'Paspoorten']],
    ['one without the other', 'paspoort -kanarie', ['paspoort', 'Paspoorten']],
  ])('finds %s: %s', async (_, q, words) => {
    await page({
      title: text('Aanvragen'),
      buildingBlockInstances: [
        textBlock(
          'Een paspoort is tien jaar geldig. Paspoorten en foto’s. Grofvuil/afval. Coördinatie van gemeentelijke zaken, vanouds: beheer@vloedhaven.example.',
        ),
      ],
    });
    const answer = await find(q);
    expect(answer.total).toBe(1);
    expect(marked(answer)).toEqual(words);
  });

  it.each([
    'kanarie',
    '"jaar tien"',
    'paspoort -geldig',
    '-kanarie',
    'aspoort',
    'de het een',
    'de',
    '"',
    '""',
    '-',
    '%',
    '_',
    '😀',
    "' or 1=1; --",
    ':*',
    '\\',
    '&|!()<->',
    '⑴',
    '𠀀'.repeat(100),
    'a'.repeat(200),
    '" -" -"',
  ])('finds nothing, and says so, for %j', async (q) => {
    await page({
      title: text('De gang van zaken'),
      buildingBlockInstances: [textBlock('Een paspoort is tien jaar geldig. Het is de moeite waard.')],
    });
    expect(await find(q)).toMatchObject({ total: 0, results: [] });
  });

  it.each([
    ['nothing', '?language=nl'],
    ['only spaces', '?q=%20%20'],
    ['too much', `?q=${'a'.repeat(201)}`],
    ['two things', '?q=a&q=b'],
    ['in a language that we do not have', '?q=a&language=fr'],
    ['page nought', '?q=a&pageNumber=0'],
    ['half a page', '?q=a&pageNumber=1.5'],
  ])('refuses a question for %s', async (_, search) => {
    const answer = await test.app.inject({ url: `/api/search${search}` });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'bad-input']);
  });

  it('limits how often one client may ask', async () => {
    const statuses = new Set<number>();
    for (let call = 1; call <= 121; call += 1) {
      const { statusCode } = await test.app.inject({ url: '/api/search?q=-', remoteAddress: '192.0.2.9' });
      if (call <= 120) expect(statusCode).toBe(200);
      else statuses.add(statusCode);
    }
    expect([...statuses]).toEqual([429]);
  });
});

describe('rights: search asks the same rule as reading (product.md §1.3)', () => {
  it('shows each reader what they may see, and counts nothing else', async () => {
    const audiences: [string, Visibility, string[]][] = [
      ['Na bewijs van adres', 'Verify', []],
      ['Voor beheerders', 'Admin', []],
      ['Voor de dijkwacht', 'Roles', [otherRoleId]],
      ['Voor de redactie', 'Roles', [roleId, otherRoleId]],
      ['Voor iedereen', 'Public', []],
      ['Voor leden', 'Users', []],
    ];
    for (const [title, visibility, roleIds] of audiences) {
      await page({ title: text(title), description: text('Meeuwen'), visibility, roleIds });
    }
    const seen = async (headers: Headers) => {
      const { total, results } = await find('meeuwen', headers);
      expect(total).toBe(results.length);
      return results.map(({ title }) => title);
    };
    const everyone = ['Na bewijs van adres', 'Voor iedereen'];
    expect(await seen(people.visitor)).toEqual(everyone);
    expect(await seen(people.member)).toEqual([...everyone, 'Voor leden']);
    expect(await seen(people.manager)).toEqual([...everyone, 'Voor leden']);
    expect(await seen(people.team)).toEqual(['Na bewijs van adres', 'Voor de redactie', 'Voor iedereen', 'Voor leden']);
    expect(await seen(people.admin)).toEqual(audiences.map(([title]) => title));
  });

  it('leaves out what has no place in the menu as the reader sees it, and takes the path from there', async () => {
    const home = await buildPage(test.services, { title: text('Leden'), visibility: 'Users' });
    const below = await buildPage(test.services, { title: text('Leden: ooievaars'), description: text('Ooievaars') });
    await buildPage(test.services, { title: text('Nergens ooievaars') });
    const hidden = await buildPage(test.services, { title: text('Stille ooievaars') });
    const child = buildMenuItem({ pageId: below, urlSegment: text('vogels') });
    await buildMenu(test.services, [
      { pageId: home, urlSegment: text('leden'), children: [child] },
      { pageId: hidden, urlSegment: text('stil'), isVisible: false },
    ]);
    const paths = async (headers: Headers) => {
      const { total, results } = await find('ooievaars', headers);
      return [total, results.map(({ path }) => path).sort()];
    };
    expect(await paths(people.visitor)).toEqual([1, ['/stil']]);
    expect(await paths(people.member)).toEqual([2, ['/leden/vogels', '/stil']]);
  });

  it.each([
    ['only for members', { visibility: 'Users' as const }],
    ['only for admins', { visibility: 'Admin' as const }],
    ['not begun yet', { period: { from: '2999-01-01T00:00:00Z' } }],
    ['ended', { period: { until: '2020-01-01T00:00:00Z' } }],
    ['ending one day', { period: { until: '2999-01-01T00:00:00Z' } }],
  ])('the words of a block that is %s are found by nobody', async (_, rule) => {
    await page({
      title: text('Vogels'),
      buildingBlockInstances: [
        textBlock('Lepelaars op het eiland.', { ...rule, heading: text('Kwikstaarten') }),
        textBlock('Reigers langs de sloot.', { sortId: 1, period: { from: '2020-01-01T00:00:00Z' } }),
      ],
    });
    expect(await titles('lepelaars')).toEqual([]);
    expect(await titles('kwikstaarten', people.admin)).toEqual([]);
    const { results } = await find('reigers');
    expect(results.map(({ snippet }) => snippet.text)).toEqual(['Reigers langs de sloot.']);
  });
});

describe('languages', () => {
  it('each is searched in its own words, and what is borrowed says so (product.md §1.10)', async () => {
    await page({
      title: text('Verhuizen', 'Moving house'),
      buildingBlockInstances: [buildBlock({ options: prose('Verhuizingen doorgeven', 'Tell us about moving') })],
    });
    await page({ title: text('Alleen Nederlands'), buildingBlockInstances: [textBlock('Wat verhuizen kost.')] });
    const inEnglish = { language: 'en' };
    expect((await titles('verhuizing', {}, { language: 'nl' })).sort()).toEqual(['Alleen Nederlands', 'Verhuizen']);
    expect(await titles('moving', {}, { language: 'nl' })).toEqual([]);
    expect(await find('moves', {}, inEnglish)).toMatchObject({
      total: 1,
      results: [{ title: 'Moving house', path: `/en/place-${pages - 1}`, snippet: { text: 'Tell us about moving.' } }],
    });
    const { results } = await find('verhuizen', {}, inEnglish);
    expect(results).toMatchObject([
      { title: 'Alleen Nederlands', lang: 'nl', snippet: { text: 'Wat verhuizen kost.', lang: 'nl' } },
    ]);
    const [own] = (await find('moving', {}, inEnglish)).results;
    expect([own?.lang, own?.snippet.lang]).toEqual([undefined, undefined]);
  });
});

describe('following what is published', () => {
  it('a new version replaces the old words, and its audience the old audience', async () => {
    const id = await page({ title: text('Kievit') });
    await republishPage(test.services, id, buildPageDocument({ title: text('Grutto') }));
    expect(await titles('kievit')).toEqual([]);
    expect(await titles('grutto')).toEqual(['Grutto']);
    await republishPage(test.services, id, buildPageDocument({ title: text('Grutto'), visibility: 'Users' }));
    expect(await titles('grutto')).toEqual([]);
    expect(await titles('grutto', people.member)).toEqual(['Grutto']);
  });

  it('what is taken off the site is not found, and is again when it comes back', async () => {
    const id = await page({ title: text('Wulp') });
    await withdrawPage(test.services, id);
    expect(await titles('wulp')).toEqual([]);
    expect(
      await test.platform.db.selectFrom('search_entry').selectAll().where('subject_id', '=', id).execute(),
    ).toEqual([]);
    await republishPage(test.services, id, buildPageDocument({ title: text('Wulp') }));
    expect(await titles('wulp')).toEqual(['Wulp']);
  });

  it('a version that is refused leaves the words as they were', async () => {
    const id = await page({ title: text('Scholekster') });
    const refused = buildPageDocument({ title: text('Tureluur'), roleIds: ['00000000-0000-4000-8000-000000000001'] });
    const twice = buildBlock();
    await expect(
      republishPage(test.services, id, { ...refused, buildingBlockInstances: [twice, twice] }),
    ).rejects.toThrow();
    expect(await titles('scholekster')).toEqual(['Scholekster']);
    expect(await titles('tureluur')).toEqual([]);
  });

  it('a page of any length can be published, and is found by its first hundred thousand characters', async () => {
    const words = Array.from({ length: 80_000 }, (_, index) => `woord${index}`);
    const block = (from: number) => textBlock(words.slice(from, from + 8_000).join(' '), { sortId: from });
    await page({ title: text('Lang'), buildingBlockInstances: Array.from({ length: 10 }, (_, n) => block(n * 8_000)) });
    await page({ title: text('x'.repeat(500)), buildingBlockInstances: [textBlock('y'.repeat(90_000))] });
    expect(await titles(`"${words[9_000]}"`)).toEqual(['Lang']);
    expect(await titles(`"${words[79_000]}"`)).toEqual([]);
    expect(marked(await find(`"${words[100]}"`))).toEqual([words[100]]);
  });
});

describe('paging', () => {
  it('gives ten at a time with the total of all, each once, and nothing behind the last', async () => {
    for (let number = 10; number < 35; number += 1) await page({ title: text(`Aalscholver ${number}`) });
    const all = Array.from({ length: 25 }, (_, index) => `Aalscholver ${index + 10}`);
    const [first, second, third, fourth] = await Promise.all(
      ['1', '2', '3', '4'].map((pageNumber) => find('aalscholver', {}, { pageNumber })),
    );
    expect([first, second, third, fourth].map((answer) => answer?.total)).toEqual([25, 25, 25, 25]);
    expect(first?.results.map(({ title }) => title)).toEqual(all.slice(0, 10));
    expect(second?.results.map(({ title }) => title)).toEqual(all.slice(10, 20));
    expect(third?.results.map(({ title }) => title)).toEqual(all.slice(20));
    expect(fourth?.results).toEqual([]);
  });
});
