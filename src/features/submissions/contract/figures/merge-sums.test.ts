import { describe, expect, test } from 'vitest';
import type { TallyAsked } from './figure-selection.ts';
import {
  type DaySum,
  foldAnswered,
  foldCells,
  foldHours,
  foldTally,
  foldTimes,
  nameOfAnswered,
  nameOfTally,
} from './fold-sums.ts';
import { mergeSums, sizeOfSum } from './merge-sums.ts';

const choice: TallyAsked = { field: 'kade', shape: 'list', path: [], versions: [1] };
const order: TallyAsked = { field: 'volg', shape: 'order', path: [], versions: [1] };
const cell: TallyAsked = { field: 'plek', shape: 'cell', path: [], versions: [1] };
const tallies = [choice, order, cell];

const monday: DaySum = {
  version: 1,
  seconds: { 30: 2, 90: 1 },
  hours: { '1.9': 2, '1.14': 1 },
  answers: {
    [nameOfTally(choice)]: [['', 'zwemmen', 2]],
    [nameOfTally(order)]: [
      ['1', 'boom', 2],
      ['2', 'boom', 1],
    ],
    [nameOfTally(cell)]: [['', '10450:612', 3]],
    [nameOfAnswered('kade')]: [['', '', 2]],
  },
};
const nextMonday: DaySum = {
  version: 1,
  seconds: { 90: 4 },
  hours: { '1.14': 4 },
  answers: {
    [nameOfTally(choice)]: [
      ['', 'zwemmen', 1],
      ['', 'zitten', 3],
    ],
    [nameOfTally(order)]: [['1', 'boom', 4]],
    [nameOfTally(cell)]: [
      ['', '10450:612', 1],
      ['', '-3:-7', 1],
    ],
    [nameOfAnswered('kade')]: [['', '', 4]],
  },
};
const days = [monday, nextMonday];
const merged = mergeSums(1, days);

const madeOf = (sums: readonly DaySum[]) => ({
  tally: foldTally(sums, tallies),
  answered: foldAnswered(sums, ['kade', 'niets']),
  times: foldTimes(sums, 10),
  hours: foldHours(sums),
  cells: foldCells(sums, tallies),
});

describe('days as one sum', () => {
  test('tell what the days told', () => {
    expect(madeOf([merged])).toEqual(madeOf(days));
    expect(madeOf([mergeSums(1, [merged, monday])])).toEqual(madeOf([...days, monday]));
    expect(mergeSums(1, [])).toEqual({ version: 1, seconds: {}, hours: {}, answers: {} });
  });

  test('leave the days as they were', () => {
    expect(monday.answers[nameOfTally(choice)]).toEqual([['', 'zwemmen', 2]]);
    expect(sizeOfSum(merged)).toBe(2 + 2 + 2 + 2 + 2 + 1);
  });

  test('tell hours by the day of the week, and areas by where they lie', () => {
    expect(foldHours([merged])).toEqual([
      { weekday: 1, hour: 9, number: 2 },
      { weekday: 1, hour: 14, number: 5 },
    ]);
    expect(foldCells([merged], tallies).get('plek')).toEqual([
      { row: 10_450, column: 612, number: 4 },
      { row: -3, column: -7, number: 1 },
    ]);
    expect(foldTally([merged], [cell])).toEqual([]);
  });
});
