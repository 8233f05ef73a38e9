import { expect, it } from 'vitest';
import { hourInZone } from './hour-in-zone.ts';

it.each([
  ['2026-11-17T09:30:00Z', 10],
  ['2026-07-17T09:30:00Z', 11],
  ['2026-11-16T23:00:00Z', 0],
])('at %s the clocks of Amsterdam say %i', (moment, hour) => {
  expect(hourInZone(new Date(moment), 'Europe/Amsterdam')).toBe(hour);
});
