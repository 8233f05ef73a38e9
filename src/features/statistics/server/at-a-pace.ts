/** Of the time, what work that comes back may take at most. */
const share = 1 / 20;
/** However long it took, it is done again by then. */
const longestRest = 60 * 60_000;

/** Work that is asked for again and again, and rests after it in the measure of how long it took: what is left out is done later. */
export function atAPace(work: () => Promise<void>, now: () => number = () => performance.now()): () => Promise<void> {
  let restsUntil = Number.NEGATIVE_INFINITY;
  return async () => {
    const begun = now();
    if (begun < restsUntil) return;
    try {
      await work();
    } finally {
      const ended = now();
      restsUntil = ended + Math.min(longestRest, (ended - begun) * (1 / share - 1));
    }
  };
}
