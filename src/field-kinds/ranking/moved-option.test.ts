import { expect, test } from 'vitest';
import { movedOption } from './moved-option.ts';

test.each<[string, -1 | 1, string]>([
  ['b', -1, 'bac'],
  ['b', 1, 'acb'],
  ['a', -1, 'abc'],
  ['c', 1, 'abc'],
  ['z', 1, 'abc'],
])('%s by %i', (item, by, expected) => {
  expect(movedOption(['a', 'b', 'c'], item, by).join('')).toBe(expected);
});
