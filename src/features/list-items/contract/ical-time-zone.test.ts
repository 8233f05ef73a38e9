import { expect, it } from 'vitest';
import { isTimeZone, type TimeZone } from '#platform/contract/time/time-zone.ts';
import { timeZoneLines } from './ical-time-zone.ts';

const zone = (name: string): TimeZone => {
  if (!isTimeZone(name)) throw new Error(name);
  return name;
};
const about = (name: string, ...moments: string[]) =>
  timeZoneLines(
    zone(name),
    moments.map((moment) => new Date(moment)),
  );

it('says nothing when no moment is named', () => {
  expect(about('Europe/Amsterdam')).toEqual([]);
});

it('has one time where the clocks stay as they are, from before the first moment', () => {
  expect(about('America/Kralendijk', '2026-07-20T04:00:00Z')).toEqual([
    'BEGIN:VTIMEZONE',
    'TZID:America/Kralendijk',
    'BEGIN:STANDARD',
    'DTSTART:20241231T200000',
    'TZOFFSETFROM:-0400',
    'TZOFFSETTO:-0400',
    'END:STANDARD',
    'END:VTIMEZONE',
  ]);
});

it('says the rule of a zone where the clocks change on a second Sunday', () => {
  expect(about('America/New_York', '2026-07-20T04:00:00Z').filter((line) => line.startsWith('RRULE'))).toEqual([
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
    'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  ]);
});

it('names the days where there is no rule', () => {
  // Morocco goes back for Ramadan, which moves through the year.
  const lines = about('Africa/Casablanca', '2019-07-20T04:00:00Z');
  expect(lines.filter((line) => line.startsWith('R'))).toEqual([
    'RDATE:20180617T020000,20190609T020000,20200531T020000',
    'RDATE:20190505T030000,20200419T030000',
  ]);
});

it('knows offsets of less than an hour', () => {
  expect(about('Asia/Kathmandu', '2026-07-20T04:00:00Z')).toContain('TZOFFSETTO:+0545');
});
