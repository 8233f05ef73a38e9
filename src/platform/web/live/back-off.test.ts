import { expect, it } from 'vitest';
import { backOff } from './back-off.ts';

it.each([
  [1, 500, 1000],
  [2, 1000, 2000],
  [4, 4000, 8000],
  [7, 30_000, 60_000],
  [50, 30_000, 60_000],
])('after %i failures it waits between %i and %i milliseconds', (failures, least, most) => {
  expect(backOff(failures, () => 0)).toBe(least);
  expect(backOff(failures, () => 1)).toBe(most);
});
