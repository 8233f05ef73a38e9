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
  return `Of the stories, and where many tries prove the same, a share: again with --seed=${seed}, everything with --all.`;
}

/** Stories are the dearest of what is tried: a run tells one in so many of their files, the next day the next ones. */
export const storyShares = 4;

/** Without these a site neither starts, nor is read, nor is written: they are told in every run. */
export const storiesOfEveryRun = ['start-and-stop', 'a-visitor-reads-the-site', 'an-editor-makes-a-page'].map(
  (name) => `${name}.spec.ts`,
);

/** Of the names of all files of stories, those that this run tells; everything where there is no seed. */
export function storiesOfRun(names, seed) {
  const sorted = [...names].sort();
  if (seed === undefined) return sorted;
  const shared = sorted.filter((name) => !storiesOfEveryRun.includes(name));
  const share = new Set(shared.filter((_, index) => (index + seed) % storyShares === 0));
  return sorted.filter((name) => share.has(name) || storiesOfEveryRun.includes(name));
}
