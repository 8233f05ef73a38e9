/** Each of its own: of a poll in which somebody chooses several they are shares of people, and add up to more than all. */
export const sharesOf = (counts: readonly number[], people: number): number[] =>
  counts.map((count) => (people === 0 ? 0 : Math.round((count / people) * 100)));

/**
 * Whole percentages of one whole, which add up to 100: what rounding leaves goes to those that lost most by it, and of equals
 * to the first.
 */
export function partsOfWhole(counts: readonly number[]): number[] {
  const whole = counts.reduce((sum, count) => sum + count, 0);
  if (whole === 0) return counts.map(() => 0);
  const exact = counts.map((count) => (count / whole) * 100);
  const parts = exact.map(Math.floor);
  const left = 100 - parts.reduce((sum, part) => sum + part, 0);
  const byLoss = exact
    .map((share, place) => ({ place, loss: share - Math.floor(share) }))
    .toSorted((one, other) => other.loss - one.loss || one.place - other.place);
  for (const { place } of byLoss.slice(0, left)) parts[place] = (parts[place] ?? 0) + 1;
  return parts;
}
