import { expect, it } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import { renamedIn } from './renamed-in.ts';
import { segmentOfCopy, titleOfCopy } from './words-of-copy.ts';

const old = '11111111-1111-4111-8111-111111111111';
const copy = '22222222-2222-4222-8222-222222222222';
const other = '33333333-3333-4333-8333-333333333333';
const renamed = (guid: string) => (guid === old ? copy : undefined);

it.each([
  ['a guid', old, copy],
  ['one in capitals', old.replace(/1/g, 'A').toLowerCase(), old.replace(/1/g, 'a')],
  ['a guid of something else', other, other],
  ['a link to a page', `page:${old}`, `page:${copy}`],
  ['a link to a place on a page', `page:${old}#tarieven`, `page:${copy}#tarieven`],
  ['a link to another page', `page:${other}`, `page:${other}`],
  ['words that happen to name it', `zie ${old}`, `zie ${old}`],
  [
    'what stands in lists and below keys',
    { a: [old, { [old]: [other, old] }] },
    { a: [copy, { [copy]: [other, copy] }] },
  ],
  ['what is no text', { n: 1, none: null, yes: true }, { n: 1, none: null, yes: true }],
])('names the copy in %s', (_, value, expected) => {
  expect(renamedIn<unknown>(value, renamed)).toEqual(expected);
});

it('says in each language that it is a copy, and not where there are no words', () => {
  expect(titleOfCopy({ $lang: { nl: 'Afval', en: 'Waste', de: 'Müll', fr: 'Déchets', ar: '' } })).toEqual({
    $lang: { nl: 'Afval (kopie)', en: 'Waste (copy)', de: 'Müll (Kopie)', fr: 'Déchets (2)', ar: '' },
  });
});

it('numbers the segments from the second on', () => {
  expect(segmentOfCopy(text('afval', 'waste'), 1)).toEqual(text('afval-kopie', 'waste-copy'));
  expect(segmentOfCopy(text('afval', 'waste'), 3)).toEqual(text('afval-kopie-3', 'waste-copy-3'));
});
