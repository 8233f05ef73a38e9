import { expect, test } from 'vitest';
import type { BlockInstance } from '#features/pages/contract/page.ts';
import { type PageHeading, pageHeadings } from './page-headings.ts';

const block = (words: string, headingLevel: number, anchor?: string): BlockInstance => ({
  guid: words,
  buildingBlockName: 'Text',
  layoutPosition: 'main',
  sortId: 1,
  headingLevel,
  background: 'none',
  options: {},
  heading: { value: words },
  ...(anchor !== undefined && { anchor }),
});

const outline = (headings: readonly PageHeading[]): unknown[] =>
  headings.flatMap(({ words, below }) => [words.value, ...(below.length > 0 ? [outline(below)] : [])]);

const page = [
  block('Plan', 2),
  block('Park', 3),
  block('Bomen', 4),
  block('Veer', 3),
  block('', 2),
  block('Meedoen', 2),
];

test.each([
  ['everything', page, 4, ['Plan', ['Park', ['Bomen'], 'Veer'], 'Meedoen']],
  ['two levels', page, 3, ['Plan', ['Park', 'Veer'], 'Meedoen']],
  ['only the highest', page, 2, ['Plan', 'Meedoen']],
  ['a page that begins lower', [block('Park', 3), block('Plan', 2)], 4, ['Park', 'Plan']],
  ['a level left out', [block('Plan', 2), block('Bomen', 4), block('Veer', 3)], 4, ['Plan', ['Bomen', 'Veer']]],
  ['no headings', [block('', 2)], 4, []],
])('%s', (_, blocks, deepest, headings) => {
  expect(outline(pageHeadings(blocks, deepest, ({ guid }) => guid))).toEqual(headings);
});

test('a link leads to the anchor that the editor gave, else to the heading', () => {
  const headings = pageHeadings([block('Plan', 2, 'het-plan'), block('Veer', 2)], 4, ({ guid }) => `heading-${guid}`);
  expect(headings.map(({ id }) => id)).toEqual(['het-plan', 'heading-Veer']);
});

test('headings within a text stand beneath that of its block, or in its place', () => {
  const node = (words: string, level: number) => ({
    type: 'heading',
    attrs: { level },
    content: [{ type: 'text', text: words }],
  });
  const written = { text: { value: { type: 'doc', content: [node('Wat merkt u ervan?', 2), node('Fietsers', 3)] } } };
  const headings = pageHeadings(
    [
      { ...block('', 2), guid: 'a', options: written },
      { ...block('Plan', 2), options: written },
    ],
    3,
    ({ guid }) => `heading-${guid}`,
  );
  expect(outline(headings)).toEqual(['Wat merkt u ervan?', ['Fietsers'], 'Plan', ['Wat merkt u ervan?']]);
  expect(headings[0]?.below[0]?.id).toBe('heading-a-2');
});
