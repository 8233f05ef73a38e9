import { describe, expect, it } from 'vitest';
import { availabilityOf, availablePercent, type HeardTime } from './availability.ts';

const timeZone = 'Europe/Amsterdam';
const now = new Date('2026-11-18T10:00:00Z');
const firstAt = new Date('2026-11-16T09:00:00Z');
const heard = (begunAt: string, until: string): HeardTime => ({
  begunAt: new Date(`2026-11-${begunAt}Z`),
  until: new Date(`2026-11-${until}Z`),
});
const of = (times: HeardTime[], change: { firstAt?: Date | null; now?: Date } = {}) =>
  availabilityOf(times, { firstAt, now, timeZone, ...change });
const awayOf = (times: HeardTime[]) =>
  of(times).away.map(({ from, until }) => `${from.slice(8, 19)} ${until.slice(8, 19)}`);

describe('how much of thirty days somebody was there', () => {
  it('is not known before the first word', () => {
    const nothing = of([], { firstAt: null });
    expect(nothing).toMatchObject({ since: null, measuredSeconds: 0, awaySeconds: 0, away: [] });
    expect(nothing.days).toHaveLength(30);
    expect(availablePercent(nothing)).toBeNull();
  });

  it('is counted from the first word, on the days of the platform', () => {
    const all = of([heard('16T09:00:00', '18T09:59:55')]);
    expect(all).toMatchObject({ since: '2026-11-16T09:00:00.000Z', measuredSeconds: 49 * 3600, awaySeconds: 0 });
    expect(all.days.slice(-4).map(({ day, measuredSeconds }) => `${day} ${measuredSeconds / 3600}`)).toEqual([
      '2026-11-15 0',
      '2026-11-16 14',
      '2026-11-17 24',
      '2026-11-18 11',
    ]);
    expect(availablePercent(all)).toBe(100);
  });

  it.each<[string, HeardTime[], string[]]>([
    [
      'a silence of a minute',
      [heard('16T09:00:00', '17T09:00:00'), heard('17T09:01:00', '18T10:00:00')],
      ['17T09:00:00 17T09:01:00'],
    ],
    ['not one of less', [heard('16T09:00:00', '17T09:00:00'), heard('17T09:00:59', '18T10:00:00')], []],
    [
      'not one in which another process was there',
      [heard('17T09:02:00', '18T10:00:00'), heard('16T09:00:00', '17T09:00:00'), heard('17T08:00:00', '17T09:01:30')],
      [],
    ],
    ['one that still goes on', [heard('16T09:00:00', '18T09:50:00')], ['18T09:50:00 18T10:00:00']],
    [
      'the newest first',
      [heard('16T09:00:00', '16T10:00:00'), heard('16T10:05:00', '17T09:00:00'), heard('17T10:00:00', '18T10:00:00')],
      ['17T09:00:00 17T10:00:00', '16T10:00:00 16T10:05:00'],
    ],
  ])('counts %s', (_, times, expected) => {
    expect(awayOf(times)).toEqual(expected);
  });

  it('parts a silence over midnight between its days', () => {
    const { days, awaySeconds, times } = of([heard('16T09:00:00', '16T22:30:00'), heard('17T00:00:00', '18T10:00:00')]);
    expect(days.slice(-3).map((day) => day.awaySeconds)).toEqual([1800, 3600, 0]);
    expect(awaySeconds).toBe(5400);
    expect(times).toBe(1);
  });

  it('counts of a silence that began before the thirty days only what lies in them', () => {
    const later = new Date('2026-12-20T12:00:00Z');
    const long = of(
      [heard('16T09:00:00', '17T00:00:00'), { begunAt: new Date('2026-11-21T23:00:00Z'), until: later }],
      {
        now: later,
      },
    );
    // Midnight in Amsterdam.
    expect(long).toMatchObject({ since: '2026-11-20T23:00:00.000Z', awaySeconds: 24 * 3600 });
    expect(long.days[0]).toEqual({ day: '2026-11-21', measuredSeconds: 24 * 3600, awaySeconds: 24 * 3600 });
  });

  it.each([
    [30 * 24 * 3600, 480, 99.98],
    [30 * 24 * 3600, 60, 99.99],
    [60, 60, 0],
  ])('of %i seconds %i away is %f percent', (measuredSeconds, awaySeconds, percent) => {
    expect(availablePercent({ measuredSeconds, awaySeconds })).toBe(percent);
  });
});
