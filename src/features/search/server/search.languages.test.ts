import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { paragraph, richText } from '#platform/contract/texts/write-rich-text.ts';
import type { SearchAnswer, Suggestion } from '../contract/search.endpoints.ts';

let test: TestApp;
let list: string;

beforeAll(async () => {
  test = await startTestApp();
  await test.services.settings.save(system, 'languages', ['nl', 'en', 'de']);
  list = (await buildList(test.services)).guid;
});
beforeEach(async () => {
  await test.platform.db.deleteFrom('search_entry').execute();
});
afterAll(() => test.close());

async function get<T>(path: string, query: Record<string, string>): Promise<T> {
  const answer = await test.app.inject({ url: `${path}?${new URLSearchParams(query)}` });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<T>();
}
const find = (q: string, language: string, more: Record<string, string> = {}) =>
  get<SearchAnswer>('/api/search', { q, language, ...more });
const titles = async (...asked: Parameters<typeof find>) => (await find(...asked)).results.map(({ title }) => title);
const prose = (words: string) => [
  { guid: crypto.randomUUID(), buildingBlockName: 'Text', content: { text: richText([paragraph(words)]) } },
];
const languagesOf = async (guid: string) => {
  const rows = test.platform.db.selectFrom('search_entry').select('language').where('subject_id', '=', guid);
  return (await rows.orderBy('language').execute()).map(({ language }) => language);
};

it('what has words in the default language only has one row, and is found in every language by their stems', async () => {
  const { guid } = await buildItem(test.services, list, {
    title: text('Veerpont'),
    contentBuildingBlockInstances: prose('De fietsen mogen mee.'),
  });
  expect(await languagesOf(guid)).toEqual(['nl']);
  for (const language of ['en', 'de']) {
    const { total, results, partial } = await find('fiets', language);
    expect([total, partial]).toEqual([1, undefined]);
    expect(results).toMatchObject([
      { title: 'Veerpont', lang: 'nl', snippet: { lang: 'nl', text: 'De fietsen mogen mee.', marks: [[3, 10]] } },
    ]);
    expect(await get<Suggestion[]>('/api/search:suggest', { q: 'veer', language })).toMatchObject([
      { title: 'Veerpont', lang: 'nl' },
    ]);
  }
});

it('a word that says nothing in the reader’s language is not looked for in the default one', async () => {
  await buildItem(test.services, list, { title: text('Havenkwartier', 'Harbour of Havenkwartier') });
  await buildItem(test.services, list, { title: text('Markt in het Havenkwartier') });
  expect((await titles('the Havenkwartier', 'en')).sort()).toEqual([
    'Harbour of Havenkwartier',
    'Markt in het Havenkwartier',
  ]);
  expect(await titles('das Havenkwartier', 'de')).toHaveLength(2);
});

it('what has words in a language is found there by these alone', async () => {
  const { guid } = await buildItem(test.services, list, { title: text('Zwembad', 'Swimming pool') });
  expect(await languagesOf(guid)).toEqual(['en', 'nl']);
  expect([await titles('zwembad', 'nl'), await titles('zwembad', 'en')]).toEqual([['Zwembad'], []]);
  expect(await titles('pools', 'en')).toEqual(['Swimming pool']);
  expect([await titles('zwembad', 'de'), await titles('pool', 'de')]).toEqual([['Zwembad'], []]);

  await test.services.listItems.change({ viewer: system }, guid, { title: text('Zwembad') }, 'nl');
  expect(await languagesOf(guid)).toEqual(['nl']);
  expect([await titles('zwembad', 'en'), await titles('pool', 'en')]).toEqual([['Zwembad'], []]);
});

it('is narrowed, left out by and put in the order of time in both wordings', async () => {
  const dated = (day: string) => ({ publishedOn: `2026-10-${day}T09:00:00Z` });
  await buildItem(test.services, list, { title: text('Brug dicht', 'Brug closed'), ...dated('01') });
  await buildItem(test.services, list, { title: text('Brug open'), ...dated('02') });
  await buildItem(test.services, list, { title: text('Brug schoon', 'Brug cleaned'), ...dated('03') });
  expect(await titles('brug', 'en', { sort: 'date' })).toEqual(['Brug cleaned', 'Brug open', 'Brug closed']);
  expect((await titles('brug -open', 'en')).sort()).toEqual(['Brug cleaned', 'Brug closed']);
  expect((await find('brug', 'en', { kind: 'item' })).total).toBe(3);
});

it('of more than are counted, those of both wordings are shown by date and by a filter', async () => {
  const many = Array.from({ length: 60 }, (_, number) => number);
  for (const number of many) {
    await buildItem(test.services, list, { title: text(`Kade ${number}`, `Kade ${number} in English`) });
    await buildItem(test.services, list, { title: text(`Kade ${number} in het Nederlands`) });
  }
  await buildItem(test.services, list, { title: text('Kade als laatste'), publishedOn: '2026-11-16T09:00:00Z' });
  expect(await find('kade', 'en')).toMatchObject({ isMore: true });
  const later = await find('kade', 'en', { sort: 'date' });
  expect([later.isMore, new Set(later.results.map(({ guid }) => guid)).size]).toEqual([true, 10]);
  expect(await find('kade', 'en', { kind: 'page' })).toMatchObject({ total: 0 });
  expect((await find('kade', 'en', { kind: 'item' })).results).toHaveLength(10);
});

it('a mistyped word is corrected by what is written in the default language too', async () => {
  await buildItem(test.services, list, { title: text('Waterkering') });
  await test.services.search.learnWords();
  expect(await find('waterkerring', 'en')).toMatchObject({ correction: 'waterkering', total: 1 });
});

it('what was written once for each language is one row after the database is brought up to date', async () => {
  const { guid } = await buildItem(test.services, list, { title: text('Dijk') });
  const other = await buildItem(test.services, list, { title: text('Sluis', 'Lock') });
  const { db, schema } = test.platform;
  const again = sql`insert into ${sql.id(schema, 'search_entry')} (kind, subject_id, language, list_id, title, title_lang, body, body_lang,
      dated, visibility, matched, titled, ranked, plain_title)
    select kind, subject_id, tag, list_id, title, 'nl', body, 'nl', dated, visibility, matched, titled, ranked, plain_title
    from ${sql.id(schema, 'search_entry')}, unnest(array['en', 'de']) tag where language = 'nl' on conflict do nothing`;
  await again.execute(db);
  expect([await languagesOf(guid), await languagesOf(other.guid)]).toEqual([
    ['de', 'en', 'nl'],
    ['de', 'en', 'nl'],
  ]);
  const migration = new URL(
    '../../../../migrations/platform/0039_one_search_row_for_the_same_words.sql',
    import.meta.url,
  );
  const script = await readFile(migration, 'utf8');
  await db.transaction().execute(async (trx) => {
    await sql`set local search_path to ${sql.id(schema)}, public`.execute(trx);
    await sql.raw(script).execute(trx);
  });
  expect([await languagesOf(guid), await languagesOf(other.guid)]).toEqual([['nl'], ['en', 'nl']]);
  expect([await titles('dijk', 'de'), await titles('lock', 'en')]).toEqual([['Dijk'], ['Lock']]);
});
