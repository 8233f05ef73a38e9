import { expect, test } from 'vitest';
import { dayRuns } from './day-runs.ts';

test.each([
  [[], []],
  [['2026-03-01'], [['2026-03-01', '2026-03-01']]],
  [['2026-03-01', '2026-02-28', '2026-02-28'], [['2026-02-28', '2026-03-01']]],
  [
    ['2026-12-31', '2026-11-01', '2027-01-01'],
    [
      ['2026-11-01', '2026-11-01'],
      ['2026-12-31', '2027-01-01'],
    ],
  ],
])('%j', (days, expected) => {
  expect(dayRuns(days).map(({ from, until }) => [from, until])).toEqual(expected);
});
