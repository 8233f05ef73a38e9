import { expect, test } from 'vitest';
import { ItemField } from '#features/item-types/contract/item-field.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { facetsOf, facetValues, missingValues, readValues } from './item-values.ts';

const id = '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e01';
const guid = '5F0C2A51-0D43-4B5E-8B0E-2A4F5D9C1E02';
const field = (more: Partial<ItemField>) =>
  ItemField.parse({ id, key: 'veld', kind: 'text', label: text('Veld'), ...more });
const choice = field({
  kind: 'choice',
  options: [
    { value: 'a', label: text('A') },
    { value: 'b', label: text('B') },
  ],
});

test.each<[string, ItemField, unknown, string | undefined]>([
  ['a text', field({}), text('hallo'), undefined],
  ['no text', field({}), 'hallo', 'bad-value'],
  ['a number', field({ kind: 'number' }), 3.5, undefined],
  ['a number in words', field({ kind: 'number' }), '3', 'bad-value'],
  ['a day', field({ kind: 'date' }), '2026-11-17', undefined],
  ['no day', field({ kind: 'date' }), '2026-11-31', 'bad-value'],
  ['a period', field({ kind: 'period' }), { start: '2026-11-17T10:00:00Z', end: '2026-11-17T11:00:00Z' }, undefined],
  ['backwards', field({ kind: 'period' }), { start: '2026-11-17T10:00:00Z', end: '2026-11-17T09:00:00Z' }, 'bad-value'],
  ['an option', choice, ['a'], undefined],
  ['no option', choice, ['c'], 'bad-value'],
  ['two where one is asked', choice, ['a', 'b'], 'bad-value'],
  ['two where many may', { ...choice, isMany: true }, ['a', 'b'], undefined],
  ['a script for a link', field({ kind: 'link' }), [{ href: 'javascript:alert(1)' }], 'bad-value'],
  ['nothing', field({}), null, undefined],
])('%s', (_, one, value, code) => {
  expect(readValues([one], { [id]: value }).wrong.map((error) => error.code)).toEqual(code === undefined ? [] : [code]);
});

test('a field that the type does not have is refused', () => {
  expect(readValues([], { [id]: 1 }).wrong).toEqual([{ path: `fields.${id}`, code: 'unknown-field', message: id }]);
});

test('what is empty is not kept', () => {
  expect(readValues([field({})], { [id]: text('  ') }).values).toEqual({});
});

test.each<[string, ItemField, unknown, boolean]>([
  ['not required', field({}), undefined, false],
  ['required and absent', field({ isRequired: true }), undefined, true],
  ['required and empty', field({ isRequired: true }), text(''), true],
  ['required and there', field({ isRequired: true }), text('x'), false],
  ['a required zero', field({ kind: 'number', isRequired: true }), 0, false],
])('%s', (_, one, value, isMissing) => {
  expect(missingValues([one], { [id]: value })).toHaveLength(isMissing ? 1 : 0);
});

test.each<[ItemField, unknown, string[] | undefined]>([
  [field({}), text('Hoge Dijk', 'High Dike'), ['hoge dijk', 'high dike']],
  [field({ kind: 'number' }), 12.5, ['12.5']],
  [field({ kind: 'date' }), '2026-11-17', ['2026-11-17']],
  [field({ kind: 'period' }), { start: '2026-07-31T22:30:00Z' }, ['2026-08-01']],
  [choice, ['a'], ['a']],
  [field({ kind: 'reference' }), [guid], [guid.toLowerCase()]],
  [field({ kind: 'place' }), { address: 'Kade 1' }, ['kade 1']],
  [field({ kind: 'link' }), [{ href: '/x' }], undefined],
  [field({}), text(''), undefined],
])('facets %#', (one, value, expected) => {
  expect(facetsOf([one], { [id]: value }, 'Europe/Amsterdam')).toEqual(
    expected === undefined ? {} : { [id]: expected },
  );
});

test.each<[ItemField['kind'], 'equal' | 'from' | 'until', string, string | undefined]>([
  ['number', 'equal', '12.50', '12.5'],
  ['number', 'from', '3', '3'],
  ['number', 'from', 'drie', undefined],
  ['date', 'until', '2026-11-17', '2026-11-17'],
  ['date', 'equal', 'morgen', undefined],
  ['text', 'equal', 'Hoge Dijk', 'hoge dijk'],
  ['text', 'from', 'a', undefined],
  ['choice', 'equal', 'open', 'open'],
  ['text', 'equal', 'Dijk, hoog', 'dijk, hoog'],
  ['link', 'equal', '/x', undefined],
])('a filter on a %s, %s %s', (kind, operator, typed, expected) => {
  expect(facetValues(kind, operator, typed).map(({ value }) => value)).toEqual(
    expected === undefined ? [] : [expected],
  );
});
