import { describe, expect, it } from 'vitest';
import { comparedPeriod, daysOf, lastMonth, periodOf, thisQuarter } from './period.ts';

const today = '2026-11-17';

describe('a period', () => {
  it.each([
    ['today', '2026-11-17', 1],
    ['7', '2026-11-11', 7],
    ['28', '2026-10-21', 28],
    ['12m', '2025-12-01', 352],
  ] as const)('%s begins at %s and has %i days', (name, from, days) => {
    const period = periodOf(name, today);
    expect(period).toEqual({ from, to: today });
    expect(daysOf(period)).toBe(days);
  });

  it('is compared with the same days of the week a year ago', () => {
    expect(comparedPeriod(periodOf('28', today), 'year')).toEqual({ from: '2025-10-22', to: '2025-11-18' });
  });

  it('is compared with as many days right before it', () => {
    expect(comparedPeriod(periodOf('7', today), 'before')).toEqual({ from: '2026-11-04', to: '2026-11-10' });
  });

  it.each([
    ['2026-10-01', '2026-10-31', '2026-09-01', '2026-09-30'],
    ['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['2026-01-01', '2026-01-31', '2025-12-01', '2025-12-31'],
    ['2026-10-01', '2026-10-30', '2026-09-01', '2026-09-30'],
    ['2026-10-02', '2026-10-31', '2026-09-02', '2026-10-01'],
  ])('a month is compared with the month before it: %s to %s', (from, to, wasFrom, wasTo) => {
    expect(comparedPeriod({ from, to }, 'before')).toEqual({ from: wasFrom, to: wasTo });
  });

  it('is compared with nothing by choice', () => {
    expect(comparedPeriod(periodOf('7', today), 'nothing')).toBeUndefined();
  });

  it('can be last month, also in January', () => {
    expect(lastMonth(today)).toEqual({ from: '2026-10-01', to: '2026-10-31' });
    expect(lastMonth('2027-01-05')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  });

  it.each([
    ['2026-11-17', '2026-10-01'],
    ['2026-12-31', '2026-10-01'],
    ['2026-01-02', '2026-01-01'],
  ])('of the quarter at %s begins at %s', (day, from) => {
    expect(thisQuarter(day)).toEqual({ from, to: day });
  });
});
