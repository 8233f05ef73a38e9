import { expect, test } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import { ItemField } from './item-field.ts';
import { fieldChanges, wrongFields } from './type-changes.ts';

const id = (n: number) => `5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e0${n}`;
const field = (n: number, more: Partial<ItemField> = {}) =>
  ItemField.parse({ id: id(n), key: `veld-${n}`, kind: 'text', label: text(`Veld ${n}`), ...more });
const option = (value: string) => ({ value, label: text(value) });

test.each<[string, ItemField[], ItemField[], string[]]>([
  ['nothing', [field(1)], [field(1)], []],
  ['another label', [field(1)], [field(1, { label: text('Anders') })], []],
  ['another order', [field(1), field(2)], [field(2), field(1)], []],
  ['a new field', [field(1)], [field(1), field(2)], ['2 added']],
  ['a field less', [field(1), field(2)], [field(1)], ['2 removed']],
  ['another kind', [field(1)], [field(1, { kind: 'number' })], ['1 converted']],
  ['many to one', [field(1, { kind: 'file', isMany: true })], [field(1, { kind: 'file' })], ['1 converted']],
  ['one to many', [field(1, { kind: 'file' })], [field(1, { kind: 'file', isMany: true })], []],
  [
    'an option less',
    [field(1, { kind: 'choice', options: [option('a'), option('b')] })],
    [field(1, { kind: 'choice', options: [option('b'), option('c')] })],
    ['1 options'],
  ],
  ['required now', [field(1)], [field(1, { isRequired: true })], ['1 required']],
  ['no longer required', [field(1, { isRequired: true })], [field(1)], []],
])('%s', (_, before, after, expected) => {
  expect(fieldChanges(before, after).map((one) => `${one.id.at(-1)} ${one.change}`)).toEqual(expected);
});

test.each<[string, ItemField[], ItemField[], string[]]>([
  ['fine', [field(1), field(2)], [], []],
  ['an id twice', [field(1), field(1, { key: 'ander' })], [], ['body.fields.1.id taken']],
  ['a key twice', [field(1), field(2, { key: 'veld-1' })], [], ['body.fields.1.key taken']],
  ['a key that changes', [field(1, { key: 'nieuw' })], [field(1)], ['body.fields.0.key fixed']],
  ['a key of every item', [field(1, { key: 'period-end' })], [], ['body.fields.0.key reserved']],
  ['an option twice', [field(1, { options: [option('a'), option('a')] })], [], ['body.fields.0.options taken']],
])('wrong: %s', (_, fields, before, expected) => {
  expect(wrongFields(fields, before).map(({ path, code }) => `${path} ${code}`)).toEqual(expected);
});
