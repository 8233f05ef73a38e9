import { expect, test } from 'vitest';
import { expiredItemsFilter } from './expired-items.ts';

test.each<[boolean, number | undefined, string, string | undefined]>([
  // hidden only when showExpiredItemsByDefault is false
  [true, 0, '2026-11-17T12:00:00Z', undefined],
  [true, 7, '2026-11-17T12:00:00Z', undefined],
  // at or after the start of today
  [false, undefined, '2026-11-17T12:00:00Z', 'meta:period-end=>2026-11-17'],
  [false, 0, '2026-11-17T12:00:00Z', 'meta:period-end=>2026-11-17'],
  // minus itemsRecentForDays days
  [false, 1, '2026-11-17T12:00:00Z', 'meta:period-end=>2026-11-16'],
  [false, 17, '2026-11-17T12:00:00Z', 'meta:period-end=>2026-10-31'],
  // today is today in Amsterdam, in winter and in summer
  [false, 0, '2026-11-17T23:00:00Z', 'meta:period-end=>2026-11-18'],
  [false, 0, '2026-07-31T22:00:00Z', 'meta:period-end=>2026-08-01'],
  // across the change of the clock
  [false, 1, '2026-03-29T22:30:00Z', 'meta:period-end=>2026-03-29'],
  [false, 2, '2026-10-26T12:00:00Z', 'meta:period-end=>2026-10-24'],
])('show %s, recent for %s days, at %s', (showExpiredItemsByDefault, itemsRecentForDays, now, expected) => {
  expect(
    expiredItemsFilter({
      showExpiredItemsByDefault,
      itemsRecentForDays,
      now: new Date(now),
      timeZone: 'Europe/Amsterdam',
    }),
  ).toBe(expected);
});
