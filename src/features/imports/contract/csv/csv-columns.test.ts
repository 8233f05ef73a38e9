import { describe, expect, it } from 'vitest';
import { defaultLocale } from '#platform/contract/texts/language.ts';
import { offeredColumns, recogniseColumns, withColumn } from './csv-columns.ts';

const { languages } = defaultLocale;
const subject = { key: 'subject', label: { $lang: { nl: 'Onderwerp', en: 'Subject' } }, isTranslated: true };
const place = { key: 'place', label: { $lang: { nl: 'Adres' } }, isTranslated: false };
const offeredTo = (target: 'page' | 'item', hasPeriod = false) =>
  offeredColumns({ target, fields: [subject, place], hasPeriod, languages });
const ids = (target: 'page' | 'item', hasPeriod = false) => offeredTo(target, hasPeriod).map(({ id }) => id);

describe('what a column can be', () => {
  it('is of pages or of items of a type, in each language', () => {
    expect(ids('page')).toEqual(expect.arrayContaining(['title', 'title.en', 'parent', 'description.en']));
    expect(ids('page').some((id) => id.startsWith('field:'))).toBe(false);
    expect(ids('item')).toEqual(expect.arrayContaining(['field:subject', 'field:subject.en', 'field:place']));
    expect(ids('item')).not.toContain('field:place.en');
    expect(ids('item')).not.toContain('start');
    expect(ids('item', true)).toEqual(expect.arrayContaining(['start', 'end']));
  });
});

describe('recogniseColumns', () => {
  it.each<[string, string | null]>([
    ['Titel', 'title'],
    ['TITLE', 'title'],
    ['  pagina-titel ', 'title'],
    ['Titel (en)', 'title.en'],
    ['title_en', 'title.en'],
    ['Titel Engels', 'title.en'],
    ['Title (Dutch)', 'title'],
    ['Samenvatting', 'description'],
    ['Bovenliggende pagina', 'parent'],
    ['Slug', 'address'],
    ['Adres', 'address'],
    ['Gepubliceerd', 'status'],
    ['Taal', 'language'],
    ['Foto', 'picture'],
    ['Kleur van de kaft', null],
    ['', null],
    ['en', null],
  ])('%s of a page is %s', (heading, id) => {
    expect(recogniseColumns([heading], offeredTo('page'), languages)).toEqual([id]);
  });

  it.each<[string, string | null]>([
    ['Onderwerp', 'field:subject'],
    ['subject (EN)', 'field:subject.en'],
    // What the type calls so goes before what every item has.
    ['Adres', 'field:place'],
    ['Url', 'address'],
    ['Geplaatst op', 'date'],
    ['Begint op', 'start'],
  ])('%s of an item is %s', (heading, id) => {
    expect(recogniseColumns([heading], offeredTo('item', true), languages)).toEqual([id]);
  });

  it('gives each to one column', () => {
    expect(recogniseColumns(['Titel', 'Naam', 'Tekst'], offeredTo('page'), languages)).toEqual(['title', null, 'text']);
  });
});

it.each([
  [0, 'text', ['text', null, null]],
  [1, null, ['title', null, null]],
  [2, 'title', [null, 'text', 'title']],
  [0, 'title', ['title', 'text', null]],
] as const)('column %i said to be %s leaves %j', (at, id, columns) => {
  expect(withColumn(['title', 'text', null], at, id)).toEqual(columns);
});
