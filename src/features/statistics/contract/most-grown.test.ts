import { expect, test } from 'vitest';
import { mostGrown } from './most-grown.ts';

const row = (name: string, number: number, was: number | null) => ({ name, number, was });

test.each([
  ['the one that grew most', [row('a', 120, 100), row('b', 30, 20), row('c', 500, 490)], 'b', 50],
  ['none that was read by few before', [row('a', 90, 9), row('b', 12, 10)], 'b', 20],
  ['none that is new', [row('a', 90, 0), row('b', 90, null)], undefined, undefined],
  ['none that grew a little', [row('a', 109, 100)], undefined, undefined],
  ['none that fell', [row('a', 50, 100)], undefined, undefined],
  ['none of none', [], undefined, undefined],
])('tells %s', (_, rows, name, share) => {
  const grown = mostGrown(rows);
  expect(grown?.row.name).toBe(name);
  expect(grown?.share).toBe(share);
});
