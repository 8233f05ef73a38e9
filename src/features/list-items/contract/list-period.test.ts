import { expect, test } from 'vitest';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import { type AskedPeriod, type DayRange, type PeriodFault, periodTerms, readPeriod } from './list-period.ts';

const at: { now: Date; timeZone: TimeZone } = { now: new Date('2026-11-17T12:00:00Z'), timeZone: 'Europe/Amsterdam' };
const ask = (period: AskedPeriod['period'], from = '', until = '', when = at) =>
  readPeriod({ period, from, until }, when);

test.each<[AskedPeriod['period'], DayRange]>([
  [undefined, {}],
  ['this-month', { from: '2026-11-01', until: '2026-11-30' }],
  ['last-month', { from: '2026-10-01', until: '2026-10-31' }],
  ['this-year', { from: '2026-01-01', until: '2026-12-31' }],
  ['last-year', { from: '2025-01-01', until: '2025-12-31' }],
])('%s is %o', (period, range) => {
  expect(ask(period)).toEqual({ range, faults: [] });
});

test('which month it is, is the platform’s to say; a year goes back to December', () => {
  const newYear: typeof at = { now: new Date('2026-12-31T23:30:00Z'), timeZone: 'Europe/Amsterdam' };
  expect(ask('this-month', '', '', newYear).range).toEqual({ from: '2027-01-01', until: '2027-01-31' });
  expect(ask('last-month', '', '', newYear).range).toEqual({ from: '2026-12-01', until: '2026-12-31' });
  expect(ask('last-month', '', '', { ...newYear, timeZone: 'America/Kralendijk' as TimeZone }).range.from).toBe(
    '2026-11-01',
  );
});

test.each([
  ['2024-02-10', '2024-02-29'],
  ['2026-02-10', '2026-02-28'],
])('the month of %s ends on %s', (day, until) => {
  expect(ask('this-month', '', '', { ...at, now: new Date(`${day}T12:00:00Z`) }).range.until).toBe(until);
});

test.each<[string, string, DayRange]>([
  ['2026-01-05', '2026-02-28', { from: '2026-01-05', until: '2026-02-28' }],
  ['2026-01-05', '2026-01-05', { from: '2026-01-05', until: '2026-01-05' }],
  ['2026-01-05', '', { from: '2026-01-05' }],
  ['', '2026-02-28', { until: '2026-02-28' }],
  ['', '', {}],
])('chosen from %s until %s', (from, until, range) => {
  expect(ask('chosen', from, until)).toEqual({ range, faults: [] });
});

test.each<[string, string, PeriodFault[]]>([
  ['2026-02-30', '', [{ code: 'not-a-day', side: 'from', written: '2026-02-30' }]],
  ['2026-01-05', 'gisteren', [{ code: 'not-a-day', side: 'until', written: 'gisteren' }]],
  [
    '2026-1-5',
    '2026-13-01',
    [
      { code: 'not-a-day', side: 'from', written: '2026-1-5' },
      { code: 'not-a-day', side: 'until', written: '2026-13-01' },
    ],
  ],
  ['9999-01-01', '', [{ code: 'not-a-day', side: 'from', written: '9999-01-01' }]],
  ['2026-02-28', '2026-01-05', [{ code: 'turned' }]],
])('from %s until %s is refused', (from, until, faults) => {
  expect(ask('chosen', from, until)).toEqual({ range: {}, faults });
});

test('as terms: of when it was published, or of what touches the period', () => {
  const range = { from: '2026-11-01', until: '2026-11-30' };
  expect(periodTerms('publishedOn', range)).toEqual(['meta:published-on=>2026-11-01', 'meta:published-on=<2026-11-30']);
  expect(periodTerms('period', range)).toEqual(['meta:period-end=>2026-11-01', 'meta:period-start=<2026-11-30']);
  expect(periodTerms('period', {})).toEqual([]);
});
