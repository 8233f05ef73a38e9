/** Of the time, what work that comes back may take at most. */
const share = 1 / 40;
/** However long it took, it is done again by then. */
const longestRest = 60 * 60_000;

/**
 * Work that is asked for again and again, and rests after it in the measure of how long it took: what is left out is done
 * later. Who asks while it is done waits for that.
 */
export function atAPace(work: () => Promise<void>, now: () => number = () => performance.now()): () => Promise<void> {
  let restsUntil = Number.NEGATIVE_INFINITY;
  let underWay: Promise<void> | undefined;
  async function workAndRest(begun: number): Promise<void> {
    try {
      await work();
    } finally {
      const ended = now();
      restsUntil = ended + Math.min(longestRest, (ended - begun) * (1 / share - 1));
      underWay = undefined;
    }
  }
  return async () => {
    if (underWay === undefined) {
      const begun = now();
      if (begun < restsUntil) return;
      underWay = workAndRest(begun);
    }
    await underWay;
  };
}
