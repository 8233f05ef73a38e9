import { expect, it } from 'vitest';
import { LocalMoment, Moment } from './moment.ts';

it.each([
  ['2026-11-17T10:00:00Z', true, true],
  ['0001-01-01T00:00:00Z', true, true],
  ['9999-12-31T23:59:59.999Z', true, true],
  ['2026-11-17T10:00:00+01:00', false, true],
  ['0000-06-01T00:00:00Z', false, false],
  // Half an hour into the year 1 in Amsterdam is still the year 0 elsewhere.
  ['0001-01-01T00:30:00+01:00', false, false],
  // And at the other end of the calendar the last evening is already the year 10000.
  ['9999-12-31T23:00:00-02:00', false, false],
  ['2026-02-30T00:00:00Z', false, false],
])('%s', (sent, isMoment, isLocal) => {
  expect([Moment.safeParse(sent).success, LocalMoment.safeParse(sent).success]).toEqual([isMoment, isLocal]);
});
