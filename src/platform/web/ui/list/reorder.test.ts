import { expect, test } from 'vitest';
import { reorder } from './reorder.ts';

test.each<[string[], string, 'before' | 'after', string]>([
  [['d'], 'a', 'before', 'd a b c'],
  [['a'], 'd', 'after', 'b c d a'],
  [['c', 'a'], 'd', 'before', 'b a c d'],
  [['a'], 'nowhere', 'after', 'a b c d'],
])('%j to %s, %s it', (moving, target, position, expected) => {
  expect(reorder(['a', 'b', 'c', 'd'], moving, target, position).join(' ')).toBe(expected);
});
