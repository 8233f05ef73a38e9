const first = 1000;
const longest = 60_000;

/** In milliseconds: twice as long after each failure, and never the same for all browsers that lost the same server. */
export const backOff = (failures: number, random = Math.random): number =>
  Math.round(Math.min(longest, first * 2 ** Math.max(0, failures - 1)) * (0.5 + random() / 2));
