import { expect, it } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import { freeSegment } from './free-segment.ts';

const node = (id: string, segment: string, parentId: string | null = null) => ({
  id,
  parentId,
  name: text(`Naam ${id}`),
  urlSegment: text(segment, segment && `${segment}-en`),
  pageId: `page-${id}`,
});
const languages = ['nl', 'en'] as const;

it.each([
  ['its own where nobody has it', [node('a', 'afval')], node('x', 'water'), ['water', 'water-en']],
  ['a word behind it where it is taken', [node('a', 'afval')], node('x', 'afval'), ['afval-kopie', 'afval-en-copy']],
  [
    'the first number that is free in every language',
    [
      node('a', 'afval'),
      node('b', 'afval-kopie'),
      { ...node('c', 'iets'), urlSegment: text('iets', 'afval-en-copy-2') },
    ],
    node('x', 'afval'),
    ['afval-kopie-3', 'afval-en-copy-3'],
  ],
  ['its own below another', [node('a', 'afval'), node('b', 'wonen')], node('x', 'afval', 'b'), ['afval', 'afval-en']],
  [
    'its name for a copy of the front page',
    [node('h', '')],
    { ...node('x', ''), name: text('Home') },
    ['home-kopie', undefined],
  ],
])('gives a copy %s', (_, nodes, item, [nl, en]) => {
  const { $lang } = freeSegment(nodes, item, languages);
  expect([$lang.nl, $lang.en]).toEqual([nl, en]);
});
