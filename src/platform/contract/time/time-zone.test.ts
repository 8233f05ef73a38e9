import { describe, expect, test } from 'vitest';
import { calendarDay, startOfDay } from './calendar-day.ts';
import { momentOf, wallClock } from './local-moment.ts';
import { isTimeZone, type TimeZone } from './time-zone.ts';

function zone(name: string): TimeZone {
  if (!isTimeZone(name)) throw new Error(`${name} is no time zone`);
  return name;
}

test.each([
  ['Europe/Amsterdam', true],
  ['America/Kralendijk', true],
  ['Asia/Kathmandu', true],
  ['Etc/GMT+4', true],
  ['UTC', true],
  ['Europe/Vloedhaven', false],
  ['+02:00', false], // knows no summer, and is no name
  ['', false],
  ['Europe/Amsterdam ', false],
])('isTimeZone(%j) is %j', (name, expected) => {
  expect(isTimeZone(name)).toBe(expected);
});

describe('a moment and what the clocks show then', () => {
  test.each([
    ['Europe/Amsterdam', '2026-11-17T09:30', '2026-11-17T08:30:00.000Z'],
    ['Europe/Amsterdam', '2026-07-01T00:00', '2026-06-30T22:00:00.000Z'],
    ['Europe/Amsterdam', '2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
    ['Europe/Amsterdam', '2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
    ['Europe/Amsterdam', '2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
    // No summer time: always four hours behind UTC.
    ['America/Kralendijk', '2026-01-15T20:30', '2026-01-16T00:30:00.000Z'],
    ['America/Kralendijk', '2026-07-15T20:30', '2026-07-16T00:30:00.000Z'],
    ['Asia/Kathmandu', '2026-11-17T00:00', '2026-11-16T18:15:00.000Z'],
    ['America/St_Johns', '2026-01-15T12:00', '2026-01-15T15:30:00.000Z'],
    ['America/St_Johns', '2026-07-15T12:00', '2026-07-15T14:30:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-17T00:00', '2026-11-16T10:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-01-15T12:00', '2026-01-15T01:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-07-15T12:00', '2026-07-15T01:30:00.000Z'],
    // Offsets were once counted in seconds.
    ['Africa/Monrovia', '1950-01-15T12:00', '1950-01-15T12:44:30.000Z'],
  ])('in %s %s is %s', (name, wall, moment) => {
    expect(momentOf(wall, zone(name))).toBe(moment);
    expect(wallClock(moment, zone(name))).toBe(wall);
  });

  // As long after the change as it would have been without one.
  test.each([
    ['Europe/Amsterdam', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z', '2026-03-29T03:30'],
    ['America/St_Johns', '2026-03-08T02:30', '2026-03-08T06:00:00.000Z', '2026-03-08T03:30'],
    ['Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:45:00.000Z', '2026-10-04T02:45'],
    ['America/Havana', '2026-03-08T00:00', '2026-03-08T05:00:00.000Z', '2026-03-08T01:00'],
  ])('in %s %s is left out, and is %s', (name, wall, moment, shown) => {
    expect(momentOf(wall, zone(name))).toBe(moment);
    expect(wallClock(moment, zone(name))).toBe(shown);
  });

  test.each([
    ['Europe/Amsterdam', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'],
    ['America/St_Johns', '2026-11-01T01:30', '2026-11-01T04:00:00.000Z', '2026-11-01T05:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-05T01:45', '2026-04-04T14:45:00.000Z', '2026-04-04T15:15:00.000Z'],
  ])('in %s %s comes twice, and the first counts', (name, wall, first, second) => {
    expect(momentOf(wall, zone(name))).toBe(first);
    expect([first, second].map((moment) => wallClock(moment, zone(name)))).toEqual([wall, wall]);
  });
});

describe('the day at half past midnight in UTC', () => {
  test.each([
    ['Europe/Amsterdam', '2026-07-16', '2026-07-15T22:00:00.000Z'],
    ['America/Kralendijk', '2026-07-15', '2026-07-15T04:00:00.000Z'],
    ['Asia/Kathmandu', '2026-07-16', '2026-07-15T18:15:00.000Z'],
    ['America/St_Johns', '2026-07-15', '2026-07-15T02:30:00.000Z'],
    ['Pacific/Kiritimati', '2026-07-16', '2026-07-15T10:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-07-16', '2026-07-15T13:30:00.000Z'],
  ])('in %s is %s, which began at %s', (name, day, begin) => {
    expect(calendarDay(new Date('2026-07-16T00:30:00Z'), zone(name))).toBe(day);
    expect(startOfDay(day, zone(name)).toISOString()).toBe(begin);
  });

  test('a day that begins later because the clocks leave midnight out', () => {
    expect(startOfDay('2026-03-08', zone('America/Havana')).toISOString()).toBe('2026-03-08T05:00:00.000Z');
  });
});
