import { describe, expect, it } from 'vitest';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import { afterQuiet, mailDueAt, type NoticeHours, usualHours } from './notice-hours.ts';

const zone = 'Europe/Amsterdam';
const at = (text: string) => new Date(text);
const quiet: NoticeHours = { ...usualHours, quietFrom: '21:00', quietUntil: '07:30' };

describe('mailDueAt', () => {
  // 17 November 2026 is a Tuesday; the platform is an hour ahead of UTC.
  it.each([
    ['never', usualHours, '2026-11-17T09:00:00Z', null],
    ['atOnce', usualHours, '2026-11-17T22:30:00Z', '2026-11-17T22:30:00Z'],
    ['atOnce', quiet, '2026-11-17T09:00:00Z', '2026-11-17T09:00:00Z'],
    ['atOnce', quiet, '2026-11-17T22:30:00Z', '2026-11-18T06:30:00Z'],
    ['atOnce', quiet, '2026-11-18T05:00:00Z', '2026-11-18T06:30:00Z'],
    ['daily', usualHours, '2026-11-17T09:00:00Z', '2026-11-18T06:30:00Z'],
    ['daily', usualHours, '2026-11-17T05:00:00Z', '2026-11-17T06:30:00Z'],
    ['daily', usualHours, '2026-11-17T06:30:00Z', '2026-11-18T06:30:00Z'],
    ['weekly', usualHours, '2026-11-17T09:00:00Z', '2026-11-20T06:30:00Z'],
    ['weekly', usualHours, '2026-11-20T06:30:00Z', '2026-11-27T06:30:00Z'],
    ['weekly', { ...usualHours, digestDay: 2 }, '2026-11-17T06:00:00Z', '2026-11-17T06:30:00Z'],
    // A digest at an hour that is quiet waits for the end of it.
    ['daily', { ...quiet, digestTime: '06:00' }, '2026-11-17T09:00:00Z', '2026-11-18T06:30:00Z'],
    // By other clocks than the platform's: six hours behind it.
    [
      'daily',
      { ...usualHours, timeZone: 'America/New_York' as TimeZone },
      '2026-11-17T09:00:00Z',
      '2026-11-17T12:30:00Z',
    ],
    ['atOnce', { ...quiet, timeZone: 'America/New_York' as TimeZone }, '2026-11-17T22:30:00Z', '2026-11-17T22:30:00Z'],
    ['atOnce', { ...quiet, timeZone: 'America/New_York' as TimeZone }, '2026-11-18T03:00:00Z', '2026-11-18T12:30:00Z'],
    // The clocks go back on 25 October: half past seven stays half past seven.
    ['daily', usualHours, '2026-10-24T09:00:00Z', '2026-10-25T06:30:00Z'],
  ] as const)('%s with %o at %s is %s', (way, hours, now, due) => {
    expect(mailDueAt(way, at(now), hours, zone)).toEqual(due === null ? null : at(due));
  });
});

describe('afterQuiet', () => {
  it.each([
    ['a quiet day ends at midnight', { ...usualHours, quietDay: 7 }, '2026-11-22T10:00:00Z', '2026-11-22T23:00:00Z'],
    ['and goes on in a quiet night', { ...quiet, quietDay: 7 }, '2026-11-22T10:00:00Z', '2026-11-23T06:30:00Z'],
    ['a night before a quiet day', { ...quiet, quietDay: 7 }, '2026-11-21T21:00:00Z', '2026-11-23T06:30:00Z'],
    [
      'hours within one day',
      { ...usualHours, quietFrom: '12:00', quietUntil: '13:00' },
      '2026-11-17T11:15:00Z',
      '2026-11-17T12:00:00Z',
    ],
    [
      'the same hour twice is no quiet at all',
      { ...usualHours, quietFrom: '08:00', quietUntil: '08:00' },
      '2026-11-17T11:15:00Z',
      '2026-11-17T11:15:00Z',
    ],
  ])('%s', (_, hours, moment, after) => {
    expect(afterQuiet(at(moment), hours, zone)).toEqual(at(after));
  });
});
