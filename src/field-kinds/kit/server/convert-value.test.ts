import { expect, test } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import type { FieldSettings } from '../contract/field-kind.ts';
import { fieldKinds } from './field-kinds.ts';

const options = [
  { value: 'open', label: text('Open', 'Open') },
  { value: 'closed', label: text('Gesloten', 'Closed') },
];
const field = (kind: string, more: Partial<FieldSettings> = {}): FieldSettings => ({
  kind,
  options: [],
  isMany: false,
  isTranslated: true,
  isListed: true,
  ...more,
});
const doc = (...lines: string[]) => ({
  type: 'doc',
  content: lines.map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] })),
});
const guid = '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e01';
const other = '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e02';
const file = (mediaType: string) => ({ assetGuid: guid, name: 'kaart.png', mediaType, byteSize: 3 });
const gone = Symbol('gone');

test.each<[string, FieldSettings, unknown, FieldSettings, unknown, boolean]>([
  ['text stays', field('text'), text('a'), field('text'), text('a'), true],
  ['text to rich text', field('text'), text('a\nb'), field('richText'), { $lang: { nl: doc('a', 'b') } }, true],
  ['rich text to text', field('richText'), { $lang: { nl: doc('a', 'b') } }, field('text'), text('a\nb'), true],
  ['text to number', field('text'), text('12,5'), field('number'), 12.5, true],
  ['Dutch thousands', field('text'), text('1.250,50'), field('number'), 1250.5, true],
  ['no number', field('text'), text('twaalf'), field('number'), gone, false],
  ['number to text', field('number'), 12.5, field('text'), text('12.5'), true],
  ['text to date', field('text'), text('17-11-2026'), field('date'), '2026-11-17', true],
  ['no day on any calendar', field('text'), text('31-02-2026'), field('date'), gone, false],
  ['date to text', field('date'), '2026-11-17', field('text'), text('2026-11-17'), true],
  ['date to period', field('date'), '2026-11-17', field('period'), { start: '2026-11-16T23:00:00.000Z' }, true],
  ['period to date', field('period'), { start: '2026-07-31T22:30:00Z' }, field('date'), '2026-08-01', true],
  ['text to choice by label', field('text'), text('gesloten'), field('choice', { options }), ['closed'], true],
  ['text to no choice', field('text'), text('half'), field('choice', { options }), gone, false],
  ['choice to text', field('choice', { options }), ['closed'], field('text'), text('Gesloten', 'Closed'), true],
  [
    'many choices to text',
    field('choice', { options, isMany: true }),
    ['open', 'closed'],
    field('text'),
    text('Open, Gesloten', 'Open, Closed'),
    true,
  ],
  [
    'an option that goes',
    field('choice', { options }),
    ['open'],
    field('choice', { options: options.slice(1) }),
    gone,
    false,
  ],
  [
    'many to one keeps the first',
    field('choice', { options, isMany: true }),
    ['open', 'closed'],
    field('choice', { options }),
    ['open'],
    false,
  ],
  ['references to one', field('reference', { isMany: true }), [guid, other], field('reference'), [guid], false],
  ['text to place', field('text'), text('Kade 1'), field('place'), { address: 'Kade 1' }, true],
  ['place to text', field('place'), { address: 'Kade 1' }, field('text'), text('Kade 1'), true],
  [
    'text to link',
    field('text'),
    text('https://x.example/'),
    field('link'),
    [{ label: { $lang: {} }, href: 'https://x.example/' }],
    true,
  ],
  ['no link', field('text'), text('javascript:alert(1)'), field('link'), gone, false],
  [
    'picture file to image',
    field('file'),
    [file('image/png')],
    field('image'),
    [{ imageGuid: guid, alt: { $lang: {} } }],
    true,
  ],
  ['another file to image', field('file'), [file('application/pdf')], field('image'), gone, false],
  ['file to text', field('file'), [file('application/pdf')], field('text'), text('kaart.png'), true],
  ['person to text', field('person'), [guid], field('text'), gone, false],
  ['number to place', field('number'), 3, field('place'), { address: '3' }, true],
])('%s', (_, from, value, to, expected, isWhole) => {
  const converted = fieldKinds.convert(value, from, to, 'Europe/Amsterdam');
  expect(converted.isWhole).toBe(isWhole);
  if (expected === gone) expect(converted.value).toBeUndefined();
  else expect(converted.value).toEqual(expected);
});
