import { expect, test } from 'vitest';
import { addDays, calendarDay } from './calendar-day.ts';

test.each([
  ['2026-11-17T12:00:00Z', '2026-11-17'],
  ['2026-11-17T22:59:59Z', '2026-11-17'],
  ['2026-11-17T23:00:00Z', '2026-11-18'], // winter: one hour ahead of UTC
  ['2026-06-30T21:59:59Z', '2026-06-30'],
  ['2026-06-30T22:00:00Z', '2026-07-01'], // summer: two hours
  ['2025-12-31T23:30:00Z', '2026-01-01'],
])('calendarDay of %s', (moment, day) => {
  expect(calendarDay(new Date(moment))).toBe(day);
});

test.each([
  ['2026-11-17', 0, '2026-11-17'],
  ['2026-11-17', -17, '2026-10-31'],
  ['2026-03-30', -1, '2026-03-29'], // the day of 23 hours
  ['2026-10-26', -1, '2026-10-25'], // the day of 25 hours
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
])('addDays(%s, %d)', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
});
