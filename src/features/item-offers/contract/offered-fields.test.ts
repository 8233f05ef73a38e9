import { expect, it } from 'vitest';
import type { ItemField } from '#features/item-types/contract/item-field.ts';
import type { ItemType } from '#features/item-types/contract/item-type.ts';
import { offeredFields, offeredTypes } from './offered-fields.ts';

const field = (key: string, kind: string, isRequired = false) => ({ key, kind, isRequired }) as ItemField;
const type = (name: string, ...fields: ItemField[]) => ({ name, fields }) as ItemType;
const idea = type('Idea', field('place', 'place'), field('photo', 'image'));
const event = type('Event', field('begins', 'date', true));
const portrait = type('Portrait', field('photo', 'image', true));
const all = [event, idea, portrait];
const names = (...[list, keys = []]: [string[], string[]?]) =>
  offeredTypes(all, list, keys).map(({ type: { name }, fields }) => [name, fields?.map(({ key }) => key)]);

it('asks what the list names and what an item cannot do without', () => {
  expect(offeredFields(idea, ['place', 'photo'])?.map(({ key }) => key)).toEqual(['place']);
  expect(offeredFields(event, [])?.map(({ key }) => key)).toEqual(['begins']);
  expect(offeredFields(portrait, [])).toBeUndefined();
});

it.each([
  [
    'its types in its order',
    ['Idea', 'Event'],
    [
      ['Idea', []],
      ['Event', ['begins']],
    ],
  ],
  ['none that only the editor can give', ['Portrait', 'Event'], [['Event', ['begins']]]],
  ['the first, to say that nobody can bring it', ['Portrait'], [['Portrait', undefined]]],
  ['nothing where a list takes everything', [], []],
  ['nothing of a type that is gone', ['Gone'], []],
])('offers %s', (_, list, expected) => {
  expect(names(list)).toEqual(expected);
});
