import { describe, expect, it } from 'vitest';
import { shareOf } from './share.ts';

const all = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

describe('a share of what proves the same', () => {
  it.each([1, 2, 3, 7, 20])('is all of it after as many seeds as there are parts, each once: one in %i', (oneIn) => {
    const days = Array.from({ length: Math.min(oneIn, all.length) }, (_, day) => 20_411 + day);
    const tried = days.flatMap((seed) => shareOf(all, { oneIn, turn: 3 }, seed));
    expect(tried.toSorted()).toEqual(all);
  });

  it('is never nothing where there is something', () => {
    for (let seed = 0; seed < 9; seed += 1) {
      expect(shareOf(['a', 'b'], { oneIn: 5, turn: 0 }, seed)).toHaveLength(1);
    }
    expect(shareOf([], { oneIn: 5, turn: 0 }, 1)).toEqual([]);
  });

  it('is the rest at the next turn, with two parts', () => {
    const halves = [0, 1].map((turn) => shareOf(all, { oneIn: 2, turn }, 12));
    expect(halves.flat().toSorted()).toEqual(all);
  });

  it('is everything where that is asked', () => {
    expect(shareOf(all, { oneIn: 3, turn: 1 }, 'everything')).toEqual(all);
  });
});
