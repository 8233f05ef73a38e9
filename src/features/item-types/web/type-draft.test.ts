import { expect, test } from 'vitest';
import { emptyType, keyOfLabel, nameOfLabel, newField, readyType } from './type-draft.ts';

test.each([
  ['openbare vergadering', 'OpenbareVergadering'],
  ['Café-avond', 'CafeAvond'],
  ['2e kans', 'EKans'],
  ['会議', 'Type'],
])('%s becomes the type %s', (label, name) => {
  expect(nameOfLabel(label)).toBe(name);
});

test.each([
  ['Soort water', [], 'soort-water'],
  ['Soort', ['soort'], 'soort-2'],
  ['Soort', ['soort', 'soort-2'], 'soort-3'],
  ['123', [], 'x'],
])('%s beside %o is %s', (label, taken, key) => {
  expect(keyOfLabel(label, taken)).toBe(key);
});

test('keys are made once, and what a kind does not have is left out', () => {
  const label = { $lang: { nl: 'Soort' } };
  const option = { value: '', label: { $lang: { nl: 'Besluit' } } };
  const ready = readyType({
    ...emptyType(),
    itemName: { $lang: { nl: 'stuk' } },
    fields: [
      { ...newField(), key: 'soort', label, isMany: true, options: [option] },
      { ...newField(), kind: 'choice', label, isMany: true, options: [option], typeNames: ['News'] },
      { ...newField(), kind: 'reference', label, typeNames: ['News'] },
    ],
  });
  expect(ready.name).toBe('Stuk');
  const parts = ready.fields.map(({ key, isMany, options, typeNames }) => ({
    ...{ key, isMany, typeNames, values: options.map(({ value }) => value) },
  }));
  expect(parts).toEqual([
    { key: 'soort', isMany: false, typeNames: [], values: [] },
    { key: 'soort-2', isMany: true, typeNames: [], values: ['besluit'] },
    { key: 'soort-3', isMany: false, typeNames: ['News'], values: [] },
  ]);
});

test('a key is never one that every item has, and an option that nobody wrote is none', () => {
  const empty = { value: '', label: { $lang: { nl: ' ' } } };
  const field = { ...newField(), kind: 'choice' as const, label: { $lang: { nl: 'Description' } }, options: [empty] };
  const [ready] = readyType({ ...emptyType(), fields: [field] }).fields;
  expect(ready?.key).toBe('description-2');
  expect(ready?.options).toEqual([]);
});
