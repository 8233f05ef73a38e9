import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { itemsTag } from '#features/list-items/contract/list-items.tags.ts';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import type { SearchAnswer } from '../contract/search.endpoints.ts';
import { searchSynonymsTag } from '../contract/search.tags.ts';
import type { Synonyms } from '../contract/synonyms.endpoints.ts';

let test: TestApp;
let admin: Record<string, string>;
let member: Record<string, string>;
let list: { guid: string; pageId: string; path: string };

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.signInAs('Admin');
  member = await test.signInAs('Standard');
});
beforeEach(async () => {
  for (const table of ['search_word', 'search_synonym', 'search_entry'] as const) {
    await test.platform.db.deleteFrom(table).execute();
  }
  test.platform.forget([searchSynonymsTag, itemsTag]);
  list = await buildList(test.services);
});
afterAll(() => test.close());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, headers: object = {}, payload?: object) =>
  test.app.inject({ method, url, headers: { ...headers }, ...(payload === undefined ? {} : { payload }) });
async function find(q: string, headers: object = {}, more: Record<string, string> = {}): Promise<SearchAnswer> {
  const answer = await call('GET', `/api/search?${new URLSearchParams({ q, ...more })}`, headers);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<SearchAnswer>();
}
const titles = async (q: string, headers: object = {}) => (await find(q, headers)).results.map(({ title }) => title);

/** Items with these titles, and the words that are written on the platform. */
async function write(...items: (string | { title: string; visibility: string })[]): Promise<void> {
  for (const item of items) {
    await buildItem(test.services, list.guid, typeof item === 'string' ? { title: item } : (item as { title: string }));
  }
  await test.services.search.learnWordsAnew();
}

describe('when nothing has all the words', () => {
  it('finds what has some of them, more and rarer ones first, and says which are missing', async () => {
    await write('Stadhuis dicht', 'Zwembad', 'Zwembad open in de zomer', 'Bloemen in de zomer', 'Vissen in de zomer');
    const { partial, total, results } = await find('zwembad zomer kanarie');
    expect(partial).toEqual({ nowhere: ['kanarie'] });
    expect(results.map(({ title, missing }) => [title, missing])).toEqual([
      ['Zwembad open in de zomer', ['kanarie']],
      ['Zwembad', ['zomer', 'kanarie']],
      expect.arrayContaining([['zwembad', 'kanarie']]),
      expect.arrayContaining([['zwembad', 'kanarie']]),
    ]);
    expect(total).toBe(4);
  });

  it('leaves out what is not wanted, keeps what is to be together, and can be narrowed', async () => {
    await write('Zwembad met glijbaan', 'Zwembad zonder bad', 'Glijbaan in het park');
    expect(await titles('kanarie zwembad -glijbaan')).toEqual(['Zwembad zonder bad']);
    expect(await titles('kanarie "in het park"')).toEqual(['Glijbaan in het park']);
    expect(await find('kanarie zwembad', {}, { kind: 'page' })).toMatchObject({ total: 0, partial: {} });
    expect(await find('kanarie zwembad', {}, { kind: 'item' })).toMatchObject({ total: 2, partial: {} });
  });

  it('says nothing of the sort when all words are there', async () => {
    await write('Zwembad open in de zomer');
    const { partial, results } = await find('wanneer is het zwembad open');
    expect(partial).toBeUndefined();
    expect(results.map(({ missing }) => missing)).toEqual([undefined]);
  });

  it('corrects a word and keeps the others', async () => {
    await write('Gemeentelijke zwembaden', 'Bibliotheek');
    expect(await find('zwembden kanarievogels')).toMatchObject({
      correction: 'zwembaden kanarievogels',
      partial: { nowhere: ['kanarievogels'] },
    });
  });
});

describe('words that are written as one, or apart', () => {
  it.each([
    ['tuin feest', 'Tuinfeest voor de buurt'],
    ['tuinfeest', 'Feest in de tuin'],
    ['zomertuinen', 'Tuinen open in de zomer'],
    ['verkeer besluit', 'Verkeersbesluit'],
  ])('%s', async (q, title) => {
    await write(title, 'Iets anders');
    expect((await titles(q))[0]).toBe(title);
  });

  it('finds a word at the end of a longer one, after that word itself', async () => {
    await write('Wandelkalender', 'Kalender');
    expect(await titles('kanarie kalender')).toEqual(['Kalender', 'Wandelkalender']);
  });
});

describe('words that mean the same', () => {
  it('are known of themselves: one or more words, in any form', async () => {
    await write('Afval scheiden', 'Grofvuil');
    expect(await titles('vuilnis scheiden')).toEqual(['Afval scheiden']);
    expect(await titles('grof vuil')).toContain('Grofvuil');
    expect((await find('vuilnis scheiden')).partial).toBeUndefined();
  });

  it('are found too where the word itself finds little, after what has that word', async () => {
    await write('Afval', 'Vuilnis');
    expect(await titles('vuilnis')).toEqual(['Vuilnis', 'Afval']);
  });

  it('are added, changed and removed by admins, which holds at once and is recorded', async () => {
    await write('Pierewaaien aan de haven');
    expect(await titles('flierefluiten')).toEqual([]);
    const words = ['Flierefluiten', 'pierewaaien'];
    const made = (await call('POST', '/api/search/synonyms', admin, { language: 'nl', words })).json<Synonyms>();
    expect(made.words).toEqual(['flierefluiten', 'pierewaaien']);
    expect(await titles('flierefluiten')).toEqual(['Pierewaaien aan de haven']);
    const path = `/api/search/synonyms/${made.id}`;
    const changed = { language: 'nl', words: ['lanterfanten', 'pierewaaien'] };
    expect((await call('PUT', path, admin, changed)).json<Synonyms>().words).toEqual(changed.words);
    expect([await titles('flierefluiten'), await titles('lanterfanten')]).toEqual([[], ['Pierewaaien aan de haven']]);
    const listed = await call('GET', '/api/search/synonyms?language=nl', admin);
    expect(listed.json<Synonyms[]>()).toEqual([{ id: made.id, ...changed }]);
    expect((await call('DELETE', path, admin)).statusCode).toBe(204);
    expect((await call('DELETE', path, admin)).statusCode).toBe(404);
    expect((await call('PUT', path, admin, changed)).statusCode).toBe(404);
    expect(await titles('lanterfanten')).toEqual([]);
    const noted = await test.platform.db
      .selectFrom('audit_entry')
      .select(['action', 'subject_name as name'])
      .where('action', 'like', 'search-synonym.%')
      .orderBy('id')
      .execute();
    expect(noted).toEqual([
      { action: 'search-synonym.created', name: 'flierefluiten, pierewaaien' },
      { action: 'search-synonym.changed', name: 'lanterfanten, pierewaaien' },
      { action: 'search-synonym.deleted', name: 'lanterfanten, pierewaaien' },
    ]);
  });

  it('are for admins, and at least two', async () => {
    const input = { language: 'nl', words: ['een', 'twee'] };
    const id = '00000000-0000-4000-8000-000000000009';
    for (const [headers, status] of [
      [{}, 401],
      [member, 403],
    ] as const) {
      expect((await call('GET', '/api/search/synonyms', headers)).statusCode).toBe(status);
      expect((await call('POST', '/api/search/synonyms', headers, input)).statusCode).toBe(status);
      expect((await call('PUT', `/api/search/synonyms/${id}`, headers, input)).statusCode).toBe(status);
      expect((await call('DELETE', `/api/search/synonyms/${id}`, headers)).statusCode).toBe(status);
    }
    for (const words of [['een'], ['Een', 'een!'], ['een', '!!']]) {
      expect((await call('POST', '/api/search/synonyms', admin, { ...input, words })).statusCode).toBe(400);
    }
  });
});

describe('what one may not see', () => {
  it('is not told by what is missing, corrected, taken apart or counted', async () => {
    await write(
      'Plan voor het park',
      { title: 'Reorganisatie', visibility: 'Admin' },
      { title: 'Reorganisatieplan', visibility: 'Admin' },
    );
    const asked = ['reorganisatie park', 'reorganisatieplan park', 'reorganisatiee park', 'reorganisatie plan park'];
    const others = ['kanarievogels park', 'kanarievogelplan park', 'kanarievogelss park', 'kanarievogels plan park'];
    for (const [index, q] of asked.entries()) {
      const secret = await find(q);
      const nonsense = await find(others[index] ?? '');
      const shown = ({ total, correction, results, facets }: SearchAnswer) => ({
        total,
        correction,
        facets,
        results: results.map(({ title, missing = [] }) => [title, missing.length]),
      });
      expect(shown(secret), q).toEqual(shown(nonsense));
      expect(secret.partial?.nowhere.length).toBe(nonsense.partial?.nowhere.length);
    }
    expect((await find('reorganisatie park', admin)).partial).toEqual({ nowhere: [] });
  });

  it('is not told by words that mean the same', async () => {
    await write({ title: 'Afval', visibility: 'Admin' });
    expect(await find('vuilnis')).toMatchObject({ total: 0, results: [] });
    expect(await titles('vuilnis', admin)).toEqual(['Afval']);
  });
});
