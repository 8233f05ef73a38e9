import { describe, expect, it } from 'vitest';
import { stepKindOf, stepOfDay, stepsOf } from './steps.ts';

describe('the steps of a period', () => {
  it('of one day are its hours', () => {
    const day = { from: '2026-11-17', to: '2026-11-17' };
    expect(stepKindOf(day)).toBe('hour');
    expect(stepsOf(day)).toHaveLength(24);
  });

  it('of some weeks are its days, also those of which nothing is known', () => {
    expect(stepsOf({ from: '2026-10-30', to: '2026-11-02' })).toEqual([
      '2026-10-30',
      '2026-10-31',
      '2026-11-01',
      '2026-11-02',
    ]);
  });

  it('of a year are its months', () => {
    const year = { from: '2025-12-01', to: '2026-11-17' };
    expect(stepsOf(year)).toHaveLength(12);
    expect(stepOfDay(year, '2026-03-09')).toBe('2026-03');
  });
});
