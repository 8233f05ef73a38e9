import { expect, test } from 'vitest';
import { movedUp } from './moved-up.ts';

const line = (...places: number[]) => places.map((count, index) => ({ guid: 'abcdef'[index] ?? '', places: count }));

test.each([
  ['nobody waits', [], 3, ''],
  ['nothing is free', [1, 1], 0, ''],
  ['more are in than there is room for now', [1], -4, ''],
  ['one place: the oldest', [1, 1], 1, 'a'],
  ['room for all', [1, 2, 1], 9, 'abc'],
  ['exactly enough', [2, 2], 4, 'ab'],
  ['whoever does not fit is passed', [5, 1, 1], 2, 'bc'],
  ['and is first again when there is room', [5, 1], 5, 'a'],
  ['the last place goes to the first that fits', [3, 2, 1], 4, 'ac'],
  ['without a limit', [5, 5], Number.POSITIVE_INFINITY, 'ab'],
])('%s', (_, places, free, expected) => {
  expect(movedUp(line(...places), free).join('')).toBe(expected);
});
