import { describe, expect, it } from 'vitest';
import { countTime, noAnswerTimes, timeWithin } from './answer-times.ts';

const counted = (...times: number[]) => {
  const counts = noAnswerTimes();
  for (const one of times) countTime(counts, one);
  return counts;
};

describe('how long answers took', () => {
  it.each([
    [0, 0],
    [1, 0],
    [1.01, 1],
    [50, 6],
    [5000, 16],
    [60_000, 17],
  ])('%s ms is counted at %s', (time, at) => {
    expect(counted(time).indexOf(1)).toBe(at);
  });

  it.each<[string, number[], number, number | null]>([
    ['nothing', [], 0.5, null],
    ['one', [30], 0.5, 27.5],
    ['the middle of a hundred in one place', Array.from({ length: 100 }, () => 30), 0.5, 27.5],
    ['95 of those', Array.from({ length: 100 }, () => 30), 0.95, 34.25],
    ['the middle of two places', [30, 30, 600, 600], 0.5, 35],
    ['most of two places', [30, 30, 600, 600], 0.75, 625],
    ['longer than is known', [60_000], 0.5, 5000],
  ])('%s', (_, times, share, within) => {
    expect(timeWithin(counted(...times), share)).toBe(within);
  });
});
