import { describe, expect, test } from 'vitest';
import type { TallyAsked } from './figure-selection.ts';
import { type DaySum, foldAnswered, foldTally, foldTimes, nameOfAnswered, nameOfTally } from './fold-sums.ts';

const choice: TallyAsked = { field: 'kade', shape: 'list', path: [], versions: [1, 2] };
const row: TallyAsked = { field: 'eens', shape: 'one', path: ['autovrij'], versions: [2] };
const sums: DaySum[] = [
  {
    version: 1,
    seconds: { 30: 2, 90: 1 },
    hours: {},
    answers: { [nameOfTally(choice)]: [['', 'zwemmen', 2]], [nameOfTally(row)]: [['', 'eens', 9]] },
  },
  {
    version: 2,
    seconds: { 40: 1, 4000: 2 },
    hours: {},
    answers: {
      [nameOfTally(choice)]: [
        ['', 'zwemmen', 1],
        ['', 'zitten', 4],
      ],
      [nameOfTally(row)]: [['', 'eens', 3]],
      [nameOfAnswered('kade')]: [['', '', 5]],
    },
  },
];

describe('sums of days', () => {
  test('are added up, of versions in which it was the same question', () => {
    expect(foldTally(sums, [choice, row])).toEqual([
      { field: 'kade', part: '', value: 'zwemmen', number: 3 },
      { field: 'kade', part: '', value: 'zitten', number: 4 },
      { field: 'eens', part: 'autovrij', value: 'eens', number: 3 },
    ]);
    expect([...foldAnswered(sums, ['kade', 'niets'])]).toEqual([
      ['kade', 5],
      ['niets', 0],
    ]);
  });

  test('tell the middle of all, and how many in each minute', () => {
    expect(foldTimes(sums, 10)).toEqual({
      middleSeconds: 65,
      number: 6,
      minutes: [
        { minute: 0, number: 3 },
        { minute: 1, number: 1 },
        { minute: 10, number: 2 },
      ],
    });
    expect(foldTimes([], 10)).toEqual({ middleSeconds: null, number: 0, minutes: [] });
  });
});
