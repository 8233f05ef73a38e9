import { expect, test } from 'vitest';
import { largestPart } from './largest-part.ts';

test('is told with what it is of all parts, and what it was of those', () => {
  const parts = [
    { name: 'tablet', number: 5, was: 10 },
    { name: 'phone', number: 60, was: 30 },
    { name: 'computer', number: 35, was: 60 },
  ];
  expect(largestPart(parts)).toEqual({ row: parts[1], share: 60, was: 30 });
});

test.each([
  ['nothing was counted', [{ number: 0, was: 0 }], undefined],
  ['there are no parts', [], undefined],
])('is nothing where %s', (_, parts, told) => {
  expect(largestPart(parts)).toBe(told);
});

test.each([null, undefined, 0])('lies beside nothing when it was %s', (was) => {
  expect(largestPart([{ number: 4, ...(was === undefined ? {} : { was }) }])?.was).toBeNull();
});
