import { expect, it } from 'vitest';
import { isFailingLong, nextTry, waits } from './back-off.ts';

const now = new Date('2026-11-18T08:00:00Z');
const after = (tries: number, retryAfter?: number) => {
  const next = nextTry(tries, now, retryAfter);
  return next === undefined ? undefined : (next.getTime() - now.getTime()) / 60_000;
};

it.each([
  [1, 1],
  [2, 5],
  [3, 30],
  [4, 120],
  [5, 360],
  [6, 1440],
  [9, 1440],
  [10, undefined],
])('after try %i it waits %s minutes', (tries, minutes) => {
  expect(after(tries)).toBe(minutes);
});

it('takes more than four days and less than a week', () => {
  const days = waits.reduce((sum, one) => sum + one, 0) / 86_400;
  expect(days).toBeGreaterThan(4);
  expect(days).toBeLessThan(7);
});

it('waits as long as is asked, but no longer than a day and no shorter than it would', () => {
  expect(after(1, 600)).toBe(10);
  expect(after(1, 1_000_000)).toBe(1440);
  expect(after(3, 5)).toBe(30);
});

it('knows a long failure from a short one', () => {
  expect(isFailingLong(null, now)).toBe(false);
  expect(isFailingLong(new Date('2026-11-15T08:00:00Z'), now)).toBe(false);
  expect(isFailingLong(new Date('2026-11-14T08:00:00Z'), now)).toBe(true);
});
