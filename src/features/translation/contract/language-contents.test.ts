import { expect, test } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import type { Translations } from '#platform/contract/texts/translation.ts';
import { changedLanguages } from './language-contents.ts';

const block = (guid: string, dutch: string, english?: string) => ({
  guid,
  options: { columns: 1, title: text(dutch, english) },
});
const page = (blocks: ReturnType<typeof block>[], translations: Translations = {}) => ({
  title: text('Haven', 'Harbour'),
  blocks,
  translations,
});
const before = page([block('a', 'Boot', 'Boat'), block('b', 'Dijk', 'Dike')]);

test.each([
  ['nothing', page([block('a', 'Boot', 'Boat'), block('b', 'Dijk', 'Dike')]), []],
  ['what is known of a translation', page(before.blocks, { en: { status: 'draft', isAutomatic: true } }), []],
  ['Dutch words', page([block('a', 'Schip', 'Boat'), block('b', 'Dijk', 'Dike')]), ['nl']],
  ['English words', page([block('a', 'Boot', 'Vessel'), block('b', 'Dijk', 'Dike')]), ['en']],
  ['the order of blocks', page([block('b', 'Dijk', 'Dike'), block('a', 'Boot', 'Boat')]), ['nl']],
  ['English words that changed places', page([block('a', 'Boot', 'Dike'), block('b', 'Dijk', 'Boat')]), ['en']],
  ['a block more, in Dutch alone', page([...before.blocks, block('c', 'Sluis')]), ['nl']],
  ['a block less', page([block('a', 'Boot', 'Boat')]), ['nl', 'en']],
  ['a third language', { ...before, title: { $lang: { ...before.title.$lang, de: 'Hafen' } } }, ['de']],
])('%s', (_, after, expected) => {
  expect(changedLanguages(after, before)).toEqual(expected);
});

test('an option is of the default language', () => {
  const [first, ...others] = before.blocks;
  const wide = { ...first, options: { ...first?.options, columns: 2 } };
  expect(changedLanguages({ ...before, blocks: [wide, ...others] } as typeof before, before)).toEqual(['nl']);
});

test('of what nobody had before, all that it is written in', () => {
  expect(changedLanguages(before, undefined)).toEqual(['nl', 'en']);
});

test('the order of keys is nothing', () => {
  const turned = { blocks: before.blocks, translations: {}, title: { $lang: { en: 'Harbour', nl: 'Haven' } } };
  expect(changedLanguages(turned, before)).toEqual([]);
});
