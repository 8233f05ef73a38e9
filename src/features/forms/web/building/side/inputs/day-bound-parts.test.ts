import { expect, test } from 'vitest';
import { dayBoundOf, writeDayBound } from './day-bound-parts.ts';

test.each([
  ['', { kind: 'none', days: 0, day: null }],
  ['today', { kind: 'today', days: 0, day: null }],
  ['today+14', { kind: 'after', days: 14, day: null }],
  ['today-365', { kind: 'before', days: 365, day: null }],
  ['2026-12-24', { kind: 'day', days: 0, day: '2026-12-24' }],
])('%s is chosen as %j', (bound, parts) => {
  expect(dayBoundOf(bound)).toEqual(parts);
  expect(writeDayBound(dayBoundOf(bound))).toBe(bound);
});
