import { expect, test } from 'vitest';
import type { BlockInstance } from '#features/pages/contract/page.ts';
import { type Area, areas } from '#features/pages/contract/page-layout.ts';
import { text } from '#platform/contract/texts/localized.ts';
import image from '../../image/definition.ts';
import quote from '../../quote/definition.ts';
import widget from '../../widget/definition.ts';
import { firstAreas, isSeenAtOnce } from './early-pictures.ts';
import { buildBlock } from './testing/build-block.ts';

const words = buildBlock(quote, { options: { text: text('Woorden') } });
const picture = buildBlock(image, { options: { imageGuid: '7e3f1c52-4a53-4d0e-9f0a-6a2f6f3b1d1a' } });
const items = buildBlock(widget, { options: {} });

const seen = (...blocks: BlockInstance[]) => blocks.flatMap((_, place) => (isSeenAtOnce(blocks, place) ? [place] : []));

test.each([
  ['the first two', [words, words, words, words], [0, 1]],
  ['and the first picture after them', [words, words, words, picture, picture], [0, 1, 3]],
  ['or the first pictures of items', [words, words, items, picture], [0, 1, 2]],
  ['but none that lies far below', [words, words, words, words, picture], [0, 1]],
])('seen at once are %s', (_, blocks, places) => {
  expect(seen(...blocks)).toEqual(places);
});

test('of a long page only the first blocks are looked into', () => {
  let looked = 0;
  const options = {
    toJSON: () => {
      looked += 1;
      return {};
    },
  };
  seen(...Array.from({ length: 200 }, () => ({ ...words, options })));
  expect(looked).toBeLessThan(20);
});

type Blocks = Partial<Record<Area, BlockInstance[]>>;

test.each<[string, Blocks, Area[]]>([
  ['the columns, which begin beside each other', { main: [words], side: [picture] }, ['main', 'side']],
  ['not what lies below them', { main: [words], 'bottom-row': [picture] }, ['main']],
  ['all up to the first picture', { 'top-row': [words], main: [picture], side: [picture] }, ['top-row', 'main']],
  ['only those when the picture comes first', { 'top-row': [picture], main: [picture] }, ['top-row']],
  ['only the first when the picture lies far below', { 'top-row': Array(5).fill(words), main: [picture] }, ['top-row']],
  ['none of an empty page', {}, []],
])('read first are the areas: %s', (_, page, expected) => {
  expect(firstAreas(areas, (area) => page[area] ?? [])).toEqual(expected);
});
