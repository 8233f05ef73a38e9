/**
 * Set by `npm test` and left out by `npm test -- --all`, and by whoever runs a single file: then everything is tried
 * (docs/decisions/0162).
 */
const { PLEIN_SHARE_SEED: given } = process.env;
const seedOfRun = given === undefined ? 'everything' : Number(given);

/**
 * Of many that prove the same, one in so many, and at least one. The next seed takes the next ones, so that in as many
 * days as there are parts everything is tried. With the same seed another turn takes others.
 */
export function shareOf<T>(
  all: readonly T[],
  { oneIn, turn }: { oneIn: number; turn: number },
  seed: number | 'everything' = seedOfRun,
): readonly T[] {
  if (seed === 'everything') return all;
  const parts = Math.min(oneIn, all.length);
  return all.filter((_, index) => (index + turn + seed) % parts === 0);
}
