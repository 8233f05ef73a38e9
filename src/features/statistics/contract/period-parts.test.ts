import { describe, expect, it } from 'vitest';
import { partsOf, wholeMonths } from './period-parts.ts';

describe('a period in parts', () => {
  it.each([
    ['2026-10-01', '2026-10-31', ['2026-10-01']],
    ['2026-10-02', '2026-10-31', []],
    ['2026-10-01', '2026-10-30', []],
    ['2025-12-15', '2026-03-14', ['2026-01-01', '2026-02-01']],
    ['2026-11-17', '2026-11-17', []],
  ])('%s to %s has these whole months: %o', (from, to, months) => {
    expect(wholeMonths({ from, to })).toEqual(months);
  });

  it('is months and the days around them', () => {
    expect(partsOf({ from: '2025-12-15', to: '2026-03-14' }, new Set(['2026-01-01', '2026-02-01']))).toEqual({
      months: ['2026-01-01', '2026-02-01'],
      days: [
        { from: '2025-12-15', to: '2025-12-31' },
        { from: '2026-03-01', to: '2026-03-14' },
      ],
    });
  });

  it('is days where a month is not known', () => {
    expect(partsOf({ from: '2026-01-01', to: '2026-03-31' }, new Set(['2026-02-01']))).toEqual({
      months: ['2026-02-01'],
      days: [
        { from: '2026-01-01', to: '2026-01-31' },
        { from: '2026-03-01', to: '2026-03-31' },
      ],
    });
    expect(partsOf({ from: '2026-01-01', to: '2026-01-31' }, new Set())).toEqual({
      months: [],
      days: [{ from: '2026-01-01', to: '2026-01-31' }],
    });
  });

  it('has no days when it is months alone', () => {
    expect(partsOf({ from: '2026-01-01', to: '2026-01-31' }, new Set(['2026-01-01'])).days).toEqual([]);
  });
});
