import { describe, expect, it } from 'vitest';
import { isWithinPeriod, nextPeriodChange } from './visibility.ts';

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T12:00:00Z`;

describe('isWithinPeriod', () => {
  it.each([
    ['no period', {}, true],
    ['begun', { from: day(10) }, true],
    ['begins now', { from: day(15) }, true],
    ['not begun', { from: day(16) }, false],
    ['not over', { until: day(16) }, true],
    ['ends now', { until: day(15) }, false],
    ['over', { until: day(14) }, false],
    ['in the middle', { from: day(10), until: day(20) }, true],
    ['not begun, with an end', { from: day(16), until: day(20) }, false],
  ])('%s', (_, period, expected) => {
    expect(isWithinPeriod(period, new Date(day(15)))).toBe(expected);
  });
});

describe('nextPeriodChange', () => {
  it.each([
    ['no period', [{}], undefined],
    ['all in the past', [{ from: day(1), until: day(14) }], undefined],
    ['it ends', [{ from: day(10), until: day(20) }], day(20)],
    ['it begins before it ends', [{ from: day(16), until: day(20) }], day(16)],
    ['the first of several', [{ until: day(20) }, { from: day(18) }, {}], day(18)],
    ['what changes now has changed', [{ from: day(15), until: day(15) }], undefined],
  ])('%s', (_, periods, expected) => {
    const change = nextPeriodChange(periods, new Date(day(15)));
    expect(change).toEqual(expected === undefined ? undefined : new Date(expected));
  });
});
