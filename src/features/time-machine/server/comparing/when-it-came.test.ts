import { describe, expect, it } from 'vitest';
import { mostLooks, whenItCame } from './when-it-came.ts';

/** `cameAt` says of each change with which step it came; a half is between two steps, when nobody changed anything. */
function site(cameAt: Record<number, number>, steps: number) {
  const looks: string[] = [];
  const toCome = async (step: number, side: 'before' | 'after') => {
    looks.push(`${side} ${step}`);
    const at = side === 'before' ? step - 0.25 : step;
    return new Set(
      Object.keys(cameAt)
        .map(Number)
        .filter((change) => (cameAt[change] ?? 0) > at),
    );
  };
  return { looks, asked: { changes: Object.keys(cameAt).map(Number), steps, toCome } };
}

describe('when a change came', () => {
  it.each([
    ['with the only step', { 1: 0 }, 1, [[1, 0]]],
    [
      'with the first, the last and one between',
      { 1: 0, 2: 6, 3: 3 },
      7,
      [
        [1, 0],
        [2, 6],
        [3, 3],
      ],
    ],
    [
      'together with another',
      { 1: 4, 2: 4 },
      9,
      [
        [1, 4],
        [2, 4],
      ],
    ],
    ['by itself, between two steps, is no step', { 1: 1.5, 2: 2 }, 4, [[2, 2]]],
    ['after the last step is no step', { 1: 4.5 }, 4, []],
    ['where nothing was done is no step', { 1: 0 }, 0, []],
  ])('%s', async (_, cameAt, steps, found) => {
    const came = await whenItCame(site(cameAt, steps).asked);
    expect([...came].sort(([one], [other]) => one - other)).toEqual(found);
  });

  it('is found by halving, and not by drawing the page after every step', async () => {
    const { looks, asked } = site({ 1: 37 }, 64);
    expect(await whenItCame(asked)).toEqual(new Map([[1, 37]]));
    expect(looks.length).toBeLessThanOrEqual(8);
  });

  it('is looked for a number of times at most', async () => {
    const cameAt = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [at + 1, at]));
    const { looks, asked } = site(cameAt, 60);
    expect((await whenItCame(asked)).size).toBeGreaterThan(5);
    expect(looks.length).toBeLessThanOrEqual(mostLooks + 1);
  });
});
