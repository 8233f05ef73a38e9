import { expect, test } from 'vitest';
import type { PersonHere } from '#features/pages/contract/presence/presence.ts';
import { optionsHolders } from './options-holders.ts';

const person = (name: string, block: string | null, minute: number | null): PersonHere => ({
  tab: name,
  id: name,
  name,
  block,
  isTyping: false,
  optionsSince: minute === null ? null : `2026-11-17T10:0${minute}:00.000Z`,
});

test('the options of a block are with who opened them first', () => {
  const people = [
    person('Carla', 'a', 2),
    person('Amina', 'a', 1),
    person('Eline', 'b', null),
    person('Bas', null, null),
  ];
  expect([...optionsHolders(people)].map(([block, { name }]) => [block, name])).toEqual([['a', 'Amina']]);
});
