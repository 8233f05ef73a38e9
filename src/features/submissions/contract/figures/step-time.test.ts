import { describe, expect, it } from 'vitest';
import { middleOfStretches, stretchOf } from './step-time.ts';

describe('how long people are at a step', () => {
  it.each([
    [0, 0],
    [4, 0],
    [5, 5],
    [29, 20],
    [61, 60],
    [3599, 1800],
  ])('%d seconds lie in the stretch from %d', (seconds, first) => {
    expect(stretchOf(seconds)).toBe(first);
  });

  it.each<[string, Parameters<typeof middleOfStretches>[0], number | undefined]>([
    ['nobody', [], undefined],
    ['all in one', [{ seconds: 20, number: 10 }], 25],
    [
      'the stretch that the middle lies in, in any order',
      [
        { seconds: 60, number: 4 },
        { seconds: 10, number: 4 },
        { seconds: 30, number: 4 },
      ],
      38,
    ],
    [
      'at the end of one',
      [
        { seconds: 0, number: 5 },
        { seconds: 60, number: 5 },
      ],
      5,
    ],
    ['the last has an end too', [{ seconds: 1800, number: 2 }], 2700],
  ])('the middle: %s', (_name, counts, middle) => {
    expect(middleOfStretches(counts)).toBe(middle);
  });
});
