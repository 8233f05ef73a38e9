import { expect, test } from 'vitest';
import { momentWithOffset } from './moment-with-offset.ts';
import { isTimeZone } from './time-zone.ts';

test.each([
  ['Europe/Amsterdam', '2026-11-17T19:00:00Z', '2026-11-17T20:00:00+01:00'],
  ['Europe/Amsterdam', '2026-07-17T22:30:15Z', '2026-07-18T00:30:15+02:00'],
  ['America/Kralendijk', '2026-07-17T02:00:00Z', '2026-07-16T22:00:00-04:00'],
  ['Asia/Kathmandu', '2026-07-17T02:00:00Z', '2026-07-17T07:45:00+05:45'],
  ['UTC', '2026-07-17T02:00:00Z', '2026-07-17T02:00:00+00:00'],
])('in %s %s is %s', (zone, moment, expected) => {
  expect(isTimeZone(zone) && momentWithOffset(new Date(moment), zone)).toBe(expected);
});
