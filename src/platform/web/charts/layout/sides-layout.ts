import { percentOf, tidy } from './scale-top.ts';

export interface SidePart {
  /** Of the option that it stands for. */
  option: number;
  start: number;
  width: number;
}

export interface Sides {
  left: number;
  right: number;
  /** Of an odd number of options the one in the middle, which is on neither side. */
  middle: number;
  /** From the left: the furthest option first; from the water line on to the right. */
  parts: SidePart[];
}

/**
 * Answers from one end to the other, as two sides of a line in the middle: the first half of the options lie to the left,
 * the second to the right. What is in between is told in words. A side that is full reaches 50.
 */
export function sidesOf(numbers: readonly number[]): Sides {
  const total = numbers.reduce((sum, number) => sum + number, 0);
  const half = Math.floor(numbers.length / 2);
  const share = (index: number) => percentOf(numbers[index] ?? 0, total);
  const indexes = numbers.map((_, index) => index);
  const leftOnes = indexes.slice(0, half);
  const rightOnes = indexes.slice(numbers.length - half);
  const sum = (ones: readonly number[]) => ones.reduce((all, index) => all + share(index), 0);
  const left = sum(leftOnes);
  let at = 50 - left / 2;
  const parts: SidePart[] = [];
  for (const option of leftOnes) {
    parts.push({ option, start: tidy(at), width: tidy(share(option) / 2) });
    at += share(option) / 2;
  }
  at = 50;
  for (const option of rightOnes) {
    parts.push({ option, start: tidy(at), width: tidy(share(option) / 2) });
    at += share(option) / 2;
  }
  const middle = numbers.length % 2 === 1 ? share(half) : 0;
  return { left, right: sum(rightOnes), middle, parts };
}
