import { expect, test } from 'vitest';
import { PageDocument } from '#features/pages/contract/page.ts';
import { knownTranslations } from '#features/translation/contract/known-translations.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { paragraph, richText } from '#platform/contract/texts/write-rich-text.ts';
import { nextUnfinished, textRows } from './text-rows.ts';

const guid = (number: number) => `7e3f1c52-4a53-4d0e-9f0a-6a2f6f3b1d0${number}`;
const parsed = PageDocument.parse({
  title: text('Haven', 'Harbour'),
  description: text('Alles over de haven'),
  buildingBlockInstances: [
    {
      guid: guid(1),
      buildingBlockName: 'Text',
      layoutPosition: 'main',
      sortId: 1,
      heading: text('Kop', 'Heading'),
      options: { body: richText([paragraph('Tekst')], [paragraph('Text')]), year: text('2026'), columns: 2 },
    },
    {
      guid: guid(0),
      buildingBlockName: 'Cards',
      layoutPosition: 'main',
      sortId: 0,
      options: { items: [{ title: text('Boot') }] },
      more: { label: text('Meer'), href: '/meer' },
    },
  ],
});
const document: PageDocument = { ...parsed, translations: knownTranslations(parsed) };
const rows = textRows(document, 'en');

test('every text that has words, in reading order, with how it stands', () => {
  expect(rows.map(({ place, state }) => [place.path.join('.'), place.format, state])).toEqual([
    ['title', 'plain', 'correct'],
    ['description', 'plain', 'missing'],
    ['options.items.0.title', 'plain', 'missing'],
    ['more.label', 'plain', 'missing'],
    ['heading', 'plain', 'correct'],
    ['options.body', 'rich', 'correct'],
  ]);
});

test.each<[string, number | undefined, 1 | -1, number | undefined]>([
  ['from the start', undefined, 1, 1],
  ['from a row', 1, 1, 2],
  ['past those that are right, around to the first', 3, 1, 1],
  ['backwards', 2, -1, 1],
  ['backwards past the first', 1, -1, 3],
  ['backwards from the start', undefined, -1, 3],
])('the next that is not right: %s', (_, from, step, expected) => {
  expect(nextUnfinished(rows, from === undefined ? undefined : rows[from]?.key, step)).toBe(rows[expected ?? -1]);
});

test('nothing is next when all is right', () => {
  const right = rows.filter(({ state }) => state === 'correct');
  expect(nextUnfinished(right, undefined, 1)).toBeUndefined();
  expect(nextUnfinished([], undefined, 1)).toBeUndefined();
});
