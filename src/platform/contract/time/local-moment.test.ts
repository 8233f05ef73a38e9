import { expect, test } from 'vitest';
import { momentOf, wallClock } from './local-moment.ts';

test.each([
  ['2026-11-17T09:30', '2026-11-17T08:30:00.000Z'],
  ['2026-07-01T00:00', '2026-06-30T22:00:00.000Z'],
  ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
])('%s is %s', (wall, moment) => {
  expect(momentOf(wall, 'Europe/Amsterdam')).toBe(moment);
  expect(wallClock(moment, 'Europe/Amsterdam')).toBe(wall);
});
