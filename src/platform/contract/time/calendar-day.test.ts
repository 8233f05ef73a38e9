import { expect, test } from 'vitest';
import { addDays, calendarDay, startOfDay } from './calendar-day.ts';
import type { TimeZone } from './time-zone.ts';

test.each([
  ['2026-11-17T12:00:00Z', '2026-11-17'],
  ['2026-11-17T22:59:59Z', '2026-11-17'],
  ['2026-11-17T23:00:00Z', '2026-11-18'], // winter: one hour ahead of UTC
  ['2026-06-30T21:59:59Z', '2026-06-30'],
  ['2026-06-30T22:00:00Z', '2026-07-01'], // summer: two hours
  ['2025-12-31T23:30:00Z', '2026-01-01'],
])('calendarDay of %s', (moment, day) => {
  expect(calendarDay(new Date(moment), 'Europe/Amsterdam')).toBe(day);
});

test.each([
  // Monrovia was 44 minutes and 30 seconds behind then
  ['1971-06-01T00:44:29Z', 'Africa/Monrovia', '1971-05-31'],
  ['1971-06-01T00:44:30Z', 'Africa/Monrovia', '1971-06-01'],
  ['2026-11-17T18:14:59Z', 'Asia/Kathmandu', '2026-11-17'],
  ['2026-11-17T18:15:00Z', 'Asia/Kathmandu', '2026-11-18'],
  ['2026-11-17T18:15:00Z', 'America/Paramaribo', '2026-11-17'],
  ['2026-11-17T18:15:00Z', 'Asia/Kathmandu', '2026-11-18'],
] as [string, TimeZone, string][])('calendarDay of %s in %s', (moment, timeZone, day) => {
  expect(calendarDay(new Date(moment), timeZone)).toBe(day);
});

test('no day is none', () => {
  expect(() => calendarDay(new Date('no day'), 'Europe/Amsterdam')).toThrow(RangeError);
});

test.each([
  ['2026-11-17', '2026-11-16T23:00:00Z'],
  ['2026-07-01', '2026-06-30T22:00:00Z'],
  ['2026-03-29', '2026-03-28T23:00:00Z'], // summer time begins later that day
  ['2026-03-30', '2026-03-29T22:00:00Z'],
  ['2026-10-25', '2026-10-24T22:00:00Z'], // summer time ends later that day
  ['2026-10-26', '2026-10-25T23:00:00Z'],
])('startOfDay(%s)', (day, moment) => {
  expect(startOfDay(day, 'Europe/Amsterdam')).toEqual(new Date(moment));
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
