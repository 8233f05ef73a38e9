import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { Href } from '#platform/contract/addresses/href.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Picture } from '#platform/contract/files/picture.ts';
import { meaning } from '#platform/contract/meaning.ts';
import { emptyText, StoredText, stored } from '#platform/contract/texts/localized.ts';
import { emptyRichText, StoredRichText } from '#platform/contract/texts/rich-text.ts';
import { OptionField } from './option-field.ts';
import { optionFields } from './option-fields.ts';

const Link = z.object({ label: StoredText.default(emptyText), href: Href });
const Download = z.object({
  assetGuid: Guid.optional(),
  title: StoredText.default(emptyText),
  fileName: z.string().max(200).default(''),
  size: z.number().int().nonnegative().optional(),
});
const Film = z.object({
  assetGuid: Guid,
  mediaType: z.enum(['video/mp4', 'video/webm']),
  name: z.string().default(''),
});

const cases: [string, z.ZodType, object][] = [
  ['words in each language', StoredText.default(emptyText), { kind: 'text' }],
  ['words of several lines', meaning(StoredText, 'several-lines').default(emptyText), { kind: 'text', hasLines: true }],
  ['a text with headings and links', StoredRichText.default(emptyRichText), { kind: 'rich-text' }],
  [
    'markup, which is read into a tree',
    stored(z.string())
      .transform(() => ({ $lang: {} }))
      .prefault({ $lang: {} }),
    { kind: 'markup' },
  ],
  ['one line', z.string().trim().max(500).default(''), { kind: 'line', maxLength: 500, default: '' }],
  [
    'a line of a form',
    z.string().max(40).regex(/^\d+$/).optional(),
    { kind: 'line', maxLength: 40, pattern: '^\\d+$', isOptional: true },
  ],
  [
    'an address of mail',
    z.email().max(254).optional(),
    { kind: 'line', maxLength: 254, format: 'email', isOptional: true },
  ],
  ['a language', meaning(z.string(), 'language').default('nl'), { kind: 'line', format: 'language', default: 'nl' }],
  [
    'a whole number',
    z.number().int().min(1).max(100).default(12),
    { kind: 'number', min: 1, max: 100, isWhole: true, default: 12 },
  ],
  [
    'a number without an end',
    z.number().int().min(0).default(0),
    { kind: 'number', min: 0, isWhole: true, default: 0 },
  ],
  [
    'a number',
    z.number().min(-85).max(85).optional(),
    { kind: 'number', min: -85, max: 85, isWhole: false, isOptional: true },
  ],
  ['yes or no', z.boolean().default(true), { kind: 'switch', default: true }],
  [
    'one of some words',
    z.enum(['low', 'high']).default('high'),
    { kind: 'choice', values: ['low', 'high'], default: 'high' },
  ],
  [
    'one of some numbers',
    z.union([z.literal(2), z.literal(3)]).default(3),
    { kind: 'choice', values: [2, 3], default: 3 },
  ],
  [
    'an order, with words that blocks share',
    meaning(z.enum(['title_asc']), 'sort-order').default('title_asc'),
    { kind: 'choice', values: ['title_asc'], words: 'sortOrders', default: 'title_asc' },
  ],
  [
    'several of some words',
    z
      .array(z.enum(['cards', 'rows']))
      .max(7)
      .default([]),
    { kind: 'choices', values: ['cards', 'rows'] },
  ],
  [
    'an icon',
    meaning(z.enum(['bus', 'vote']), 'icon').optional(),
    { kind: 'icon', values: ['bus', 'vote'], isOptional: true },
  ],
  ['an amount', meaning(z.number().int(), 'cents').nullable().default(null), { kind: 'cents', isOptional: true }],
  ['a day that moves', meaning(z.string(), 'day-bound').default(''), { kind: 'day-bound', default: '' }],
  ['a calculation', meaning(z.string(), 'expression').default(''), { kind: 'expression', default: '' }],
  ['where a link leads', Href.optional(), { kind: 'href', isOptional: true }],
  ['a day', z.iso.date(), { kind: 'date' }],
  ['a moment', z.iso.datetime().optional(), { kind: 'moment', isOptional: true }],
  ['a time', meaning(z.string(), 'time'), { kind: 'time' }],
  ['a picture', Picture.optional(), { kind: 'picture', isOptional: true }],
  [
    'a file with what is kept of it',
    Film.optional(),
    {
      kind: 'asset',
      keeps: { assetGuid: 'guid', name: 'name', mediaType: 'mediaType' },
      mediaTypes: ['video/mp4', 'video/webm'],
      isOptional: true,
    },
  ],
  [
    'a shared part',
    meaning(Guid, 'shared-part').nullable().default(null),
    { kind: 'reference', to: 'shared-part', isMany: false, isOptional: true },
  ],
  [
    'some roles',
    z.array(meaning(Guid, 'role')).max(50).default([]),
    { kind: 'reference', to: 'role', isMany: true, max: 50 },
  ],
  ['what is changed on the page', meaning(z.array(Guid), 'in-place').default([]), { kind: 'other' }],
  ['a key of an entry', meaning(z.string(), 'key'), { kind: 'key' }],
  ['what no form can ask', z.record(z.string(), z.unknown()).default({}), { kind: 'other' }],
  [
    'a list of links',
    z.array(Link).max(8).default([]),
    {
      kind: 'list',
      max: 8,
      fields: [
        { kind: 'text', name: 'label' },
        { kind: 'href', name: 'href' },
      ],
    },
  ],
  [
    'a list with files: what is known of a file is no field, but its name is',
    z.array(Download).default([]),
    {
      kind: 'list',
      fields: [
        {
          kind: 'asset',
          name: 'assetGuid',
          isSpread: true,
          isOptional: true,
          keeps: { assetGuid: 'guid', fileName: 'name', size: 'byteSize' },
        },
        { kind: 'text', name: 'title' },
        { kind: 'line', name: 'fileName', maxLength: 200, default: '' },
      ],
    },
  ],
  [
    'an object',
    z.object({ x: z.number().int().min(0).max(9) }),
    { kind: 'object', fields: [{ kind: 'number', name: 'x', min: 0, max: 9, isWhole: true }] },
  ],
];

describe('an option becomes a field', () => {
  test.each(cases)('%s', (_, schema, field) => {
    const fields = optionFields(z.object({ it: schema }));
    expect(fields).toEqual([{ name: 'it', ...field }]);
    expect(z.array(OptionField).parse(JSON.parse(JSON.stringify(fields)))).toEqual(fields);
  });
});

test('a block that has the fields of a picture among its own asks for one picture', () => {
  const fields = optionFields(z.object({ ...Picture.shape, caption: StoredText.default(emptyText) }));
  expect(fields).toEqual([
    { kind: 'picture', name: 'imageGuid', isSpread: true, isOptional: true },
    { kind: 'text', name: 'caption' },
  ]);
});
