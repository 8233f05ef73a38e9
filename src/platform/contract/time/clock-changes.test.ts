import { expect, test } from 'vitest';
import { clockChanges } from './clock-changes.ts';
import { isTimeZone, type TimeZone } from './time-zone.ts';

const zone = (name: string): TimeZone => {
  if (!isTimeZone(name)) throw new Error(name);
  return name;
};
const hour = 60 * 60 * 1000;

test.each([
  ['Europe/Amsterdam', ['2026-03-29T01:00:00.000Z 1 2', '2026-10-25T01:00:00.000Z 2 1']],
  ['America/New_York', ['2026-03-08T07:00:00.000Z -5 -4', '2026-11-01T06:00:00.000Z -4 -5']],
  ['America/Kralendijk', []],
  ['UTC', []],
])('%s in a year', (name, expected) => {
  const changes = clockChanges(zone(name), new Date('2026-01-01T00:00:00Z'), new Date('2027-01-01T00:00:00Z'));
  expect(changes.map(({ at, before, after }) => `${at.toISOString()} ${before / hour} ${after / hour}`)).toEqual(
    expected,
  );
});
