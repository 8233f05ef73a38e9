import { expect, test } from 'vitest';
import { StoredBlock } from '#features/pages/contract/page.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { heading, paragraph, richText } from '#platform/contract/texts/write-rich-text.ts';
import { headingsOf } from './block-headings.ts';

const block = (options: Record<string, unknown>) =>
  StoredBlock.parse({
    guid: '00000000-0000-4000-8000-000000000001',
    buildingBlockName: 'Text',
    layoutPosition: 'main',
    sortId: 0,
    options,
  });
const written = richText([paragraph('Welkom.'), heading(2, 'Wanneer?'), paragraph('Morgen.'), heading(3, 'Waar?')]);

test('the headings in a text, with the letters before each', () => {
  expect(headingsOf(block({ text: written }), 'nl')).toEqual([
    { path: ['text'], words: 'Wanneer?', depth: 0, letters: 7 },
    { path: ['text'], words: 'Waar?', depth: 1, letters: 22 },
  ]);
});

test('of texts within lists, by the way to each', () => {
  const items = [{ answer: written, question: text('Hoe?') }];
  expect(headingsOf(block({ items }), 'nl').map(({ path }) => path)).toEqual([
    ['items', 0, 'answer'],
    ['items', 0, 'answer'],
  ]);
});

test('of a language that has no text those that readers get in its place', () => {
  expect(headingsOf(block({ text: written }), 'en')).toHaveLength(2);
});

test.each([
  ['nothing', {}],
  ['one line', { label: text('Wanneer?') }],
  ['an empty heading', { text: richText([heading(2, ' ')]) }],
])('none in %s', (_, options) => {
  expect(headingsOf(block(options), 'nl')).toEqual([]);
});
