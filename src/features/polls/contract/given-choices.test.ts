import { expect, test } from 'vitest';
import { choiceFault, chosenOf } from './given-choices.ts';

const choices = [{ key: 'stairs' }, { key: 'trees' }, { key: 'ferry' }];

test.each<[number, string[], string | undefined]>([
  [1, ['trees'], undefined],
  [1, ['trees', 'trees'], undefined],
  [1, [], 'missing'],
  [1, ['trees', 'ferry'], 'too-many'],
  [2, ['trees', 'ferry'], undefined],
  [2, ['trees', 'lights'], 'unknown'],
])('of at most %i, %j is %s', (maxChoices, given, fault) => {
  expect(choiceFault({ choices, maxChoices }, given)).toBe(fault);
});

test('what was chosen is in the order of the poll, without what is gone', () => {
  expect(chosenOf({ choices }, ['ferry', 'lights', 'stairs'])).toEqual(['stairs', 'ferry']);
});
