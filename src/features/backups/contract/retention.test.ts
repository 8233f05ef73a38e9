import { describe, expect, it } from 'vitest';
import { keptBackups } from './retention.ts';

const at = (text: string) => new Date(`${text}Z`);
const kept = (moments: string[], retention: Parameters<typeof keptBackups>[1]) =>
  keptBackups(moments.map(at), retention).map((moment) => moment.toISOString().slice(0, 16));

describe('which backups stay', () => {
  it('is the newest of each of the last days', () => {
    const moments = ['2026-11-16T02:00', '2026-11-17T02:00', '2026-11-17T14:00', '2026-11-18T02:00'];
    expect(kept(moments, { days: 2, weeks: 0, months: 0 })).toEqual(['2026-11-18T02:00', '2026-11-17T14:00']);
  });

  it('is the newest of each week, which begins on Monday', () => {
    const moments = ['2026-11-08T02:00', '2026-11-09T02:00', '2026-11-15T02:00', '2026-11-16T02:00'];
    expect(kept(moments, { days: 0, weeks: 3, months: 0 })).toEqual([
      '2026-11-16T02:00',
      '2026-11-15T02:00',
      '2026-11-08T02:00',
    ]);
  });

  it('is the newest of each month', () => {
    const moments = ['2026-09-30T23:00', '2026-10-01T01:00', '2026-10-31T02:00', '2026-11-01T02:00'];
    expect(kept(moments, { days: 0, weeks: 0, months: 2 })).toEqual(['2026-11-01T02:00', '2026-10-31T02:00']);
  });

  it('counts days that have one: a month without backups takes none away', () => {
    expect(kept(['2026-08-01T02:00', '2026-08-02T02:00'], { days: 7, weeks: 0, months: 0 })).toHaveLength(2);
  });

  it('is the newest at least, and nothing where there is nothing', () => {
    expect(kept(['2026-11-17T02:00', '2026-11-18T02:00'], { days: 0, weeks: 0, months: 0 })).toEqual([
      '2026-11-18T02:00',
    ]);
    expect(kept([], { days: 7, weeks: 4, months: 12 })).toEqual([]);
  });

  it('is thirty nights as seven days, four weeks and a year of months', () => {
    const nights = Array.from({ length: 400 }, (_, index) => new Date(Date.UTC(2026, 10, 18, 2) - index * 86_400_000));
    const stays = keptBackups(nights, { days: 7, weeks: 4, months: 12 });
    expect(stays).toHaveLength(7 + 2 + 11);
    expect(stays[0]).toEqual(nights[0]);
  });
});
