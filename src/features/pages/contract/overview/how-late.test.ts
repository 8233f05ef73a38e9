import { expect, test } from 'vitest';
import { howLate, yearLater } from './how-late.ts';

test.each([
  ['2026-11-18', undefined],
  ['2026-11-17', undefined],
  ['2026-11-16', { unit: 'days', count: 1 }],
  ['2026-11-04', { unit: 'days', count: 13 }],
  ['2026-11-03', { unit: 'weeks', count: 2 }],
  ['2026-10-27', { unit: 'weeks', count: 3 }],
  ['2026-09-18', { unit: 'months', count: 2 }],
  ['2025-11-17', { unit: 'months', count: 12 }],
])('to be reviewed on %s, on 17 November 2026', (reviewOn, expected) => {
  expect(howLate(reviewOn, '2026-11-17')).toEqual(expected);
});

test.each([
  ['2026-11-17', '2027-11-17'],
  ['2028-02-29', '2029-03-01'],
])('a year after %s', (today, expected) => {
  expect(yearLater(today)).toBe(expected);
});
