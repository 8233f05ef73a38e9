/** In milliseconds: an answer counts at the first that it took no longer than, and after the last at the end. */
const answerBounds = [1, 2, 5, 10, 20, 35, 50, 75, 100, 150, 200, 300, 500, 750, 1000, 2000, 5000] as const;

/** One for each bound, and one for what took longer than all of them. */
export const noAnswerTimes = (): number[] => Array.from({ length: answerBounds.length + 1 }, () => 0);

/** Adds one; nothing is made for it, because it is done for every answer. */
export function countTime(counts: number[], milliseconds: number): void {
  let at = 0;
  while (at < answerBounds.length && milliseconds > (answerBounds[at] ?? 0)) at += 1;
  counts[at] = (counts[at] ?? 0) + 1;
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, one) => sum + one, 0);

/**
 * Within how many milliseconds this share of the answers was there: between two bounds it is taken that they lie evenly.
 * Null where there are none; of what took longer than the last bound no more is known than that.
 */
export function timeWithin(counts: readonly number[], share: number): number | null {
  const wanted = sumOf(counts) * share;
  if (wanted === 0) return null;
  let before = 0;
  for (const [at, bound] of answerBounds.entries()) {
    const here = counts[at] ?? 0;
    const from = answerBounds[at - 1] ?? 0;
    if (before + here >= wanted) return from + ((bound - from) * (wanted - before)) / here;
    before += here;
  }
  return answerBounds.at(-1) ?? null;
}
