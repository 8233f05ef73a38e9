import { describe, expect, it } from 'vitest';
import { spanBefore, spanOf } from './figure-period.ts';
import { foldDays } from './fold-days.ts';
import { canStandAlone, isFew } from './least-group.ts';
import {
  asNumbers,
  columnsOf,
  dayEdges,
  hourEdges,
  meanOf,
  numberEdges,
  quantile,
  roundStep,
  scaleEdges,
} from './spread.ts';

const tally = (given: Record<string, number>) => Object.entries(given).map(([value, number]) => ({ value, number }));

describe('periods', () => {
  it.each([
    ['week', { from: '2026-11-11', until: '2026-11-17' }, { from: '2026-11-04', until: '2026-11-10' }],
    ['month', { from: '2026-10-19', until: '2026-11-17' }, { from: '2026-09-19', until: '2026-10-18' }],
  ] as const)('%s', (period, span, before) => {
    expect(spanOf(period, '2026-11-17')).toEqual(span);
    expect(spanBefore(span)).toEqual(before);
  });

  it('may be all of it', () => {
    expect(spanOf('all', '2026-11-17')).toBeUndefined();
  });
});

describe('groups', () => {
  it.each([
    [0, false],
    [1, true],
    [4, true],
    [5, false],
  ])('%d is too few: %s', (number, few) => {
    expect(isFew(number)).toBe(few);
  });

  it.each([
    [5, 5, true],
    [5, 9, false],
    [5, 10, true],
    [4, 100, false],
  ])('%d of %d can be looked at: %s', (number, all, can) => {
    expect(canStandAlone(number, all)).toBe(can);
  });
});

describe('days', () => {
  it('are points, with empty ones between', () => {
    const counts = [
      { day: '2026-11-01', number: 3 },
      { day: '2026-11-03', number: 4 },
    ];
    const { unit, points } = foldDays(counts, { from: '2026-11-01', until: '2026-11-03' });
    expect([unit, points.map(({ number }) => number)]).toEqual(['day', [3, 0, 4]]);
  });

  it('lie on the days of another version, from its own first day on', () => {
    const beside = { counts: [{ day: '2026-05-02', number: 9 }], from: '2026-05-01' };
    const { points } = foldDays([], { from: '2026-11-01', until: '2026-11-03' }, beside);
    expect(points.map(({ was }) => was)).toEqual([0, 9, 0]);
  });

  it.each([
    ['2026-09-17', '2026-11-17', 'day', 62],
    ['2026-01-01', '2026-11-17', 'week', 46],
    ['2024-01-01', '2026-11-17', 'month', 35],
  ])('from %s to %s are drawn by %s', (from, until, unit, count) => {
    const folded = foldDays([], { from, until });
    expect([folded.unit, folded.points.length]).toEqual([unit, count]);
  });
});

describe('numbers', () => {
  it.each([
    [1, 1],
    [1.1, 2],
    [23, 25],
    [0.3, 0.5],
    [70, 100],
  ])('the round step above %d is %d', (rough, step) => {
    expect(roundStep(rough)).toBeCloseTo(step);
  });

  it('have a middle, quarters and a mean', () => {
    const sorted = asNumbers(tally({ '1': 2, '3': 1, '10': 1, x: 9 }));
    expect([quantile(sorted, 0.5), quantile(sorted, 0.75), meanOf(sorted)]).toEqual([1, 3, 3.75]);
    expect(meanOf([])).toBeUndefined();
  });

  it('lie in columns with round edges; one slip of the finger is in the last', () => {
    const ages = tally(
      Object.fromEntries([...Array.from({ length: 60 }, (_, age) => [String(age + 20), 1]), ['1000', 1]]),
    );
    const columns = columnsOf(numberEdges(asNumbers(ages)), ages, undefined, false);
    expect(columns.map(({ from, until, isOpen }) => (isOpen ? `${from}+` : `${from}-${until}`))).toEqual([
      '20-29',
      '30-39',
      '40-49',
      '50-59',
      '60-69',
      '70+',
    ]);
    expect(columns.reduce((sum, { number }) => sum + number, 0)).toBe(61);
  });

  it('of one value, of cents and of nothing', () => {
    expect(columnsOf(numberEdges(asNumbers(tally({ '7': 9 }))), tally({ '7': 9 }), undefined, false)).toMatchObject([
      { from: '7', number: 9 },
    ]);
    const cents = tally({ '1250': 3, '99900': 2 });
    expect(
      columnsOf(numberEdges(asNumbers(cents, 100), 100), cents, undefined, false).reduce(
        (sum, { number }) => sum + number,
        0,
      ),
    ).toBe(5);
    expect(numberEdges([])).toEqual([]);
  });

  it('of a scale have a column for each mark, and few are hidden when asked', () => {
    const given = tally({ '1': 9, '3': 2 });
    expect(
      columnsOf(scaleEdges(1, 3), given, given, true).map(({ number, was, isFew: few }) => [number, was, few]),
    ).toEqual([
      [9, 9, false],
      [0, 0, false],
      [0, null, true],
    ]);
  });
});

describe('days and hours that were named', () => {
  it('are in the order of the calendar', () => {
    const { unit, edges } = dayEdges(tally({ '2026-12-12': 3, '2026-12-05': 1, nonsense: 1 }));
    expect([unit, edges.map(({ from }) => from)]).toEqual(['day', ['2026-12-05', '2026-12-12']]);
  });

  it('are months and years where there are many', () => {
    const spread = (step: number) =>
      tally(
        Object.fromEntries(
          Array.from({ length: 20 }, (_, at) => [new Date(Date.UTC(2000, at * step, 3)).toISOString().slice(0, 10), 1]),
        ),
      );
    expect(dayEdges(spread(1))).toMatchObject({ unit: 'month', edges: { length: 20 } });
    expect(dayEdges(spread(12))).toMatchObject({ unit: 'year', edges: { length: 20 } });
  });

  it('are hours without a gap', () => {
    expect(hourEdges(tally({ '09:30': 1, '11:00': 2 })).map(({ from }) => from)).toEqual(['09', '10', '11']);
    expect(hourEdges([])).toEqual([]);
  });
});
