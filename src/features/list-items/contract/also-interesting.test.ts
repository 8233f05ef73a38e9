import { expect, test } from 'vitest';
import { alsoInteresting } from './also-interesting.ts';
import type { ListItem } from './list-item.ts';

const item = (guid: string, subject?: string): Pick<ListItem, 'guid' | 'fields' | 'choices'> => ({
  guid,
  fields: subject === undefined ? {} : { subject: [subject] },
  choices: subject === undefined ? {} : { subject: [{ value: subject }] },
});

test.each([
  ['never itself', item('a', 'water'), ['a', 'b'], ['b']],
  ['the same choice first, then as they came', item('a', 'water'), ['b', 'c', 'd', 'e'], ['d', 'b', 'c']],
  ['as they came without a choice', item('a'), ['b', 'c', 'd', 'e'], ['b', 'c', 'd']],
])('%s', (_, own, guids, expected) => {
  const others = guids.map((guid) => item(guid, guid === 'd' ? 'water' : 'traffic'));
  expect(alsoInteresting(own, others, 3).map(({ guid }) => guid)).toEqual(expected);
});
