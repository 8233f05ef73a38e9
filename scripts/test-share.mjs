const millisecondsOfADay = 86_400_000;

/**
 * Where many tries prove the same, `npm test` takes a share of them, another one each day; `--all` takes everything and
 * `--seed=` the share of another run (docs/decisions/0162). Answers the seed, or undefined where everything is tried.
 */
export function seedOfShare(parameters, now = Date.now()) {
  if (parameters.includes('--all')) return undefined;
  const given = parameters.find((one) => one.startsWith('--seed='))?.slice('--seed='.length);
  if (given === undefined) return Math.floor(now / millisecondsOfADay);
  if (!/^\d{1,9}$/.test(given)) throw new Error(`A seed is a number, as in --seed=20411, and not ${given}.`);
  return Number(given);
}

/** How somebody tries the very same again, and what was left for other days. */
export function tellShare(seed) {
  if (seed === undefined) return 'Everything is tried.';
  return `Where many tries prove the same, a share of them: again with --seed=${seed}, everything with --all.`;
}
