import { expect, test } from 'vitest';
import { StoredBlock } from '#features/pages/contract/page.ts';
import { emptyText, text } from '#platform/contract/texts/localized.ts';
import { isUntouched } from './is-untouched.ts';

const defaults = { lead: emptyText, columns: 1, items: [] };

test.each<[string, object, boolean]>([
  ['just added', { options: defaults }, true],
  ['with options that nobody set', { options: {} }, true],
  ['with words', { options: { ...defaults, lead: text('Kom langs') } }, false],
  ['with words in another language', { options: { ...defaults, lead: { $lang: { en: 'Come' } } } }, false],
  ['with a heading', { options: defaults, heading: text('Planning') }, false],
  ['with another option', { options: { ...defaults, columns: 2 } }, false],
  ['with an entry in a list', { options: { ...defaults, items: [{ title: emptyText }] } }, false],
])('a block %s', (_, over, expected) => {
  const block = StoredBlock.parse({
    guid: '00000000-0000-4000-8000-000000000001',
    buildingBlockName: 'Text',
    layoutPosition: 'main',
    sortId: 0,
    ...over,
  });
  expect(isUntouched(block, defaults)).toBe(expected);
});
