import { describe, expect, test } from 'vitest';
import { clockTime, momentAt, writtenTime } from './wall-clock.ts';

describe('the clocks of the platform', () => {
  test.each([
    ['in winter', '2026-11-17', '08:30', '2026-11-17T07:30:00.000Z'],
    ['in summer', '2026-07-01', '08:30', '2026-07-01T06:30:00.000Z'],
    ['just after midnight in summer', '2026-07-01', '00:15', '2026-06-30T22:15:00.000Z'],
    ['the evening before the clocks go back', '2026-10-24', '23:00', '2026-10-24T21:00:00.000Z'],
    ['the evening after the clocks went back', '2026-10-25', '23:00', '2026-10-25T22:00:00.000Z'],
  ])('%s', (_, day, time, moment) => {
    expect(momentAt(day, time, 'Europe/Amsterdam').toISOString()).toBe(moment);
    expect(clockTime(new Date(moment), 'Europe/Amsterdam')).toBe(time);
  });

  test('an hour that the clocks leave out is the next one there is', () => {
    expect(momentAt('2026-03-29', '02:30', 'Europe/Amsterdam').toISOString()).toBe('2026-03-29T01:30:00.000Z');
  });

  test('a time is written with a point in Dutch and a colon in English', () => {
    expect([writtenTime('08:30', 'nl'), writtenTime('08:30', 'en')]).toEqual(['08.30', '08:30']);
  });
});
