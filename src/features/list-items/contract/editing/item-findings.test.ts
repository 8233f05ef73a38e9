import { expect, test } from 'vitest';
import type { FindingKind } from '#features/pages/contract/checks/finding.ts';
import { linkTargets } from '#features/pages/contract/checks/link-targets.ts';
import { createRunChecks } from '#features/pages/contract/checks/run-checks.ts';
import { seenIn } from '#features/pages/contract/checks/set-aside.ts';
import { defaultColors } from '#platform/contract/colors/color-scheme.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { link, paragraph, richText, strong } from '#platform/contract/texts/write-rich-text.ts';
import { ItemSource } from '../list-item.ts';
import { type EditedItem, editedItem } from './edited-item.ts';

const [field, block, picture] = ['1', '2', '3'].map((end) => `7d3f2c10-0000-4000-8000-00000000000${end}`) as [
  string,
  string,
  string,
];
const long = `Wij ${'werken en '.repeat(12)}rusten.`;

interface Written {
  title?: string;
  description?: string;
  value?: unknown;
  content?: Record<string, unknown>;
}

const itemOf = ({ title = 'Dijk', description = '', value, content }: Written): EditedItem =>
  editedItem(
    ItemSource.parse({
      title: text(title),
      listItemTypeName: 'News',
      metadata: { description: text(description) },
      fields: value === undefined ? {} : { [field]: value },
      contentBuildingBlockInstances: content === undefined ? [] : [{ guid: block, buildingBlockName: 'Some', content }],
    }),
  );

const english = {
  language: 'en',
  hasTexts: false,
  status: 'published',
  isAutomatic: false,
  isOutdated: false,
} as const;
const run = createRunChecks({ colors: defaultColors, needsOneOf: () => ['text', 'imageGuid', 'buttons'] });
const foundIn = (item: EditedItem, dead = {}) => run(item, { translations: [], dead });

const inField = ['item', 'fields', field];

test.each<[string, Written, FindingKind, { block: string | null; path: (string | number)[] }]>([
  ['a title that is missing', { title: ' ' }, 'title-missing', { block: null, path: ['title'] }],
  [
    'capitals in the introduction',
    { description: 'Dit is BELANGRIJK' },
    'capitals',
    { block: null, path: ['description'] },
  ],
  [
    'a long sentence in a rich text of a field',
    { value: richText([paragraph(long)]) },
    'sentence-long',
    { block: null, path: inField },
  ],
  [
    'a picture of a field without words',
    { value: [{ imageGuid: picture, alt: { $lang: {} } }] },
    'alt-missing',
    { block: null, path: [...inField, 0, 'alt'] },
  ],
  [
    'a link of a field that says nothing',
    { value: [{ href: '/a', label: text('klik hier') }] },
    'link-vague',
    { block: null, path: [...inField, 0, 'label'] },
  ],
  [
    'a line in a field that only looks like a heading',
    { value: richText([paragraph(strong('Planning')), paragraph('Morgen.')]) },
    'heading-fake',
    { block: null, path: inField },
  ],
  [
    'a picture of a block without words',
    { content: { imageGuid: picture, alt: { $lang: {} } } },
    'alt-missing',
    { block, path: ['options', 'alt'] },
  ],
  [
    'a link of a block that says nothing',
    { content: { text: richText([paragraph(link('hier', '/a'))]) } },
    'link-vague',
    { block, path: ['options', 'text'] },
  ],
  ['a block that shows nothing', { content: {} }, 'block-empty', { block, path: [] }],
])('%s is found in an item, with its place', (_, written, kind, place) => {
  expect(foundIn(itemOf(written))).toMatchObject([{ kind, place: { ...place, language: 'nl' } }]);
});

test('what is right is left alone, and what an item refers to is no text', () => {
  expect(foundIn(itemOf({ description: 'Kort.', value: ['NIEUWSBERICHT'] }))).toEqual([]);
});

test('a language that an item lacks is named', () => {
  const translations = [{ ...english, readers: 'nothing' as const }];
  expect(run(itemOf({}), { translations, dead: {} })).toMatchObject([{ kind: 'language-missing' }]);
});

test('links in fields and in blocks are asked for, and dead ones found where they stand', () => {
  const item = itemOf({
    value: [{ href: '/weg', label: text('De oude dijk') }],
    content: {
      text: richText([paragraph(link('Verdwenen pagina', '/ook-weg'))]),
      imageGuid: picture,
      alt: text('Zee'),
    },
  });
  expect(linkTargets(item)).toEqual({ hrefs: ['/ook-weg', '/weg'], files: [picture] });
  expect(foundIn(item, { '/weg': 'gone', '/ook-weg': 'unpublished' })).toMatchObject([
    { kind: 'link-gone', place: { block: null, path: [...inField, 0, 'label'] } },
    { kind: 'link-unpublished', place: { block } },
  ]);
});

test('what is meant so counts until that field, and no other, says something else', () => {
  const written = { description: 'Kort', value: richText([paragraph('Dit is BELANGRIJK.')]) };
  const [finding] = foundIn(itemOf(written));
  if (finding === undefined) throw new Error('nothing was found');
  const seen = seenIn(finding, itemOf(written));
  expect(seenIn(finding, itemOf({ ...written, title: 'Sluis', description: 'Langer' }))).toBe(seen);
  expect(seenIn(finding, itemOf({ ...written, value: richText([paragraph('Dit is BELANGRIJK!')]) }))).not.toBe(seen);
});
