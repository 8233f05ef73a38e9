import { describe, expect, it } from 'vitest';
import { monthsOf, partsOf } from './period-parts.ts';

describe('a period in parts', () => {
  it.each([
    ['2026-10-01', '2026-10-31', ['2026-10-01']],
    ['2026-10-31', '2026-11-01', ['2026-10-01', '2026-11-01']],
    ['2025-12-15', '2026-03-14', ['2025-12-01', '2026-01-01', '2026-02-01', '2026-03-01']],
    ['2026-11-17', '2026-11-17', ['2026-11-01']],
  ])('%s to %s has days of these months: %o', (from, to, months) => {
    expect(monthsOf({ from, to })).toEqual(months);
  });

  it('is months and the days around them', () => {
    expect(partsOf({ from: '2025-12-20', to: '2026-03-10' }, new Set(['2026-01-01', '2026-02-01']))).toEqual({
      months: ['2026-01-01', '2026-02-01'],
      days: [
        { from: '2025-12-20', to: '2025-12-31' },
        { from: '2026-03-01', to: '2026-03-10' },
      ],
      without: [],
    });
  });

  it('takes off what lies outside of a month that is in it for the most part', () => {
    const known = new Set(['2025-12-01', '2026-01-01', '2026-02-01']);
    expect(partsOf({ from: '2025-12-02', to: '2026-02-26' }, known)).toEqual({
      months: ['2025-12-01', '2026-01-01', '2026-02-01'],
      days: [],
      without: [
        { from: '2025-12-01', to: '2025-12-01' },
        { from: '2026-02-27', to: '2026-02-28' },
      ],
    });
    expect(partsOf({ from: '2025-12-03', to: '2025-12-29' }, known)).toEqual({
      months: ['2025-12-01'],
      days: [],
      without: [
        { from: '2025-12-01', to: '2025-12-02' },
        { from: '2025-12-30', to: '2025-12-31' },
      ],
    });
    // As many within as without: the days themselves.
    expect(partsOf({ from: '2026-02-01', to: '2026-02-14' }, known)).toEqual({
      months: [],
      days: [{ from: '2026-02-01', to: '2026-02-14' }],
      without: [],
    });
  });

  it('is days where a month is not known', () => {
    expect(partsOf({ from: '2026-01-01', to: '2026-03-31' }, new Set(['2026-02-01']))).toEqual({
      months: ['2026-02-01'],
      days: [
        { from: '2026-01-01', to: '2026-01-31' },
        { from: '2026-03-01', to: '2026-03-31' },
      ],
      without: [],
    });
    expect(partsOf({ from: '2026-01-01', to: '2026-01-31' }, new Set())).toEqual({
      months: [],
      days: [{ from: '2026-01-01', to: '2026-01-31' }],
      without: [],
    });
    // Half of a month that is not known is joined to what lies beside it.
    expect(partsOf({ from: '2026-01-30', to: '2026-02-02' }, new Set()).days).toEqual([
      { from: '2026-01-30', to: '2026-02-02' },
    ]);
  });

  it('has no days when it is months alone', () => {
    expect(partsOf({ from: '2026-01-01', to: '2026-01-31' }, new Set(['2026-01-01'])).days).toEqual([]);
  });
});
