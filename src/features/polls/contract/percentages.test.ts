import { expect, test } from 'vitest';
import { partsOfWhole, sharesOf } from './percentages.ts';

test.each<[number[], number[]]>([
  [[], []],
  [
    [0, 0],
    [0, 0],
  ],
  [[1], [100]],
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [2, 1, 1, 1, 1, 1],
    [29, 15, 14, 14, 14, 14],
  ],
  [
    [1, 0, 999],
    [0, 0, 100],
  ],
  [
    [190, 128, 66, 28],
    [46, 31, 16, 7],
  ],
])('the parts of %j are %j', (counts, parts) => {
  expect(partsOfWhole(counts)).toEqual(parts);
});

test('whatever the numbers, the parts are a whole', () => {
  for (let seed = 1; seed < 400; seed++) {
    const counts = Array.from({ length: (seed % 9) + 1 }, (_, place) => (seed * (place + 3) * 7919) % 523);
    const sum = partsOfWhole(counts).reduce((all, part) => all + part, 0);
    expect(sum).toBe(counts.every((count) => count === 0) ? 0 : 100);
  }
});

test('who chooses several is counted with each, as a share of the people', () => {
  expect(sharesOf([3, 2, 0], 3)).toEqual([100, 67, 0]);
  expect(sharesOf([0], 0)).toEqual([0]);
});
