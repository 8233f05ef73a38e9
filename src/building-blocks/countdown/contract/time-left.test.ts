import { expect, test } from 'vitest';
import { nightsUntil, timeLeft } from './time-left.ts';

const until = new Date('2026-12-01T19:00:00Z');

test.each([
  ['days and the rest', '2026-11-17T10:30:15Z', { days: 14, hours: 8, minutes: 29, seconds: 45 }],
  ['the last second', '2026-12-01T18:59:59Z', { days: 0, hours: 0, minutes: 0, seconds: 1 }],
  ['part of a second counts as one', '2026-12-01T18:59:58.900Z', { days: 0, hours: 0, minutes: 0, seconds: 2 }],
  ['the moment itself', '2026-12-01T19:00:00Z', undefined],
  ['after it', '2026-12-02T19:00:00Z', undefined],
])('%s', (_, now, left) => {
  expect(timeLeft(until, new Date(now))).toEqual(left);
});

test.each([
  ['later today', '2026-12-01T08:00:00Z', 0],
  ['late the evening before', '2026-11-30T22:59:00Z', 1],
  ['after midnight in Amsterdam it is the day itself', '2026-11-30T23:01:00Z', 0],
  ['over the change of the clocks', '2026-10-24T10:00:00Z', 38],
  ['yesterday', '2026-12-02T08:00:00Z', -1],
])('nights until: %s', (_, now, nights) => {
  expect(nightsUntil(until, new Date(now), 'Europe/Amsterdam')).toBe(nights);
});
