import { describe, expect, it } from 'vitest';
import { type NightBackup, nightDays, nightsOf, nightsShown } from './backup-nights.ts';

const timeZone = 'Europe/Amsterdam';
const now = new Date('2026-11-18T09:00:00Z');
const trial = { triedAt: '2026-11-15T01:20:00.000Z', seconds: 4, failure: null, pages: null };
const backup = (madeAt: string, change: Partial<NightBackup> = {}): NightBackup => ({
  ...{ madeAt, seconds: 10, bytes: 100, failure: null, trial: null },
  ...change,
});
const nights = (backups: NightBackup[], firstAt: string | null = '2026-11-14T01:00:00Z') =>
  nightsOf(backups, { firstAt: firstAt === null ? null : new Date(firstAt), now, timeZone });

describe('thirty nights of backups', () => {
  it('end today, on the clock of the platform', () => {
    const days = nightDays(new Date('2026-11-17T23:30:00Z'), timeZone);
    expect([days.length, days[0], days.at(-1)]).toEqual([nightsShown, '2026-10-20', '2026-11-18']);
  });

  it('know nothing of the nights before the first', () => {
    expect(new Set(nights([], null).map(({ state }) => state))).toEqual(new Set(['before']));
    expect(nights([]).map(({ state }) => state)).toEqual([
      ...Array(25).fill('before'),
      ...['without', 'without', 'without', 'without', 'open'],
    ]);
  });

  it.each<[string, NightBackup[], object]>([
    ['one that was made', [backup('2026-11-16T01:00:00Z')], { state: 'made', bytes: 100, seconds: 10, trial: null }],
    [
      'one of which every try failed',
      [backup('2026-11-16T01:00:00Z', { failure: 'full', bytes: 0 })],
      { state: 'without', failure: 'full' },
    ],
    [
      'one that was tried again, in whatever order they are told',
      [backup('2026-11-16T02:00:00Z', { bytes: 7 }), backup('2026-11-16T01:00:00Z', { failure: 'full' })],
      { state: 'made', bytes: 7, failure: null },
    ],
    [
      'one that was made and then once more in vain',
      [backup('2026-11-16T01:00:00Z'), backup('2026-11-16T02:00:00Z', { failure: 'full' })],
      { state: 'made', failure: null },
    ],
    [
      'one that was tried, followed by another that was not',
      [backup('2026-11-16T01:00:00Z', { trial }), backup('2026-11-16T12:00:00Z')],
      { state: 'made', trial },
    ],
    // Half past eleven at night by UTC is the next day in Amsterdam.
    ['one of the evening before by another clock', [backup('2026-11-15T23:30:00Z')], { state: 'made' }],
  ])('%s', (_, backups, night) => {
    expect(nights(backups).find(({ day }) => day === '2026-11-16')).toMatchObject(night);
  });

  it('tell of today at once when a try failed', () => {
    expect(nights([backup('2026-11-18T01:00:00Z', { failure: 'away' })]).at(-1)).toMatchObject({
      state: 'without',
      failure: 'away',
    });
  });
});
