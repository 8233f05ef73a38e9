import { describe, expect, test } from 'vitest';
import { isFiltered, periodBounds, placesOf, searchPeriods, spanOf } from './search-filter.ts';

const now = new Date('2026-11-15T12:00:00Z');

describe('spanOf', () => {
  test.each([
    ['2026-11-15T12:00:00Z', ['upcoming']],
    ['2027-03-01T00:00:00Z', ['upcoming']],
    ['2026-11-15T11:59:59Z', ['week', 'month', 'year']],
    ['2026-11-08T12:00:00Z', ['week', 'month', 'year']],
    ['2026-11-08T11:59:59Z', ['month', 'year']],
    ['2026-10-16T12:00:00Z', ['month', 'year']],
    ['2026-10-16T11:59:59Z', ['year']],
    ['2025-11-15T12:00:00Z', ['year']],
    ['2025-11-15T11:59:59Z', ['older']],
    ['1998-01-01T00:00:00Z', ['older']],
  ])('%s is in %j', (moment, expected) => {
    const at = new Date(moment);
    const within = searchPeriods.filter((period) => {
      const { from, until } = spanOf(period, now);
      return (from === undefined || at >= from) && (until === undefined || at < until);
    });
    expect(within).toEqual(expected);
    // The same by its place among the bounds, as the database counts it.
    const place = periodBounds(now).filter((bound) => at >= bound).length;
    expect(searchPeriods.filter((period) => placesOf[period].includes(place))).toEqual(expected);
  });
});

test.each([
  [{}, false],
  [{ kind: undefined, period: undefined }, false],
  [{ kind: 'item' as const }, true],
  [{ theme: 'x' }, true],
])('%j narrows: %s', (filter, expected) => {
  expect(isFiltered(filter)).toBe(expected);
});
