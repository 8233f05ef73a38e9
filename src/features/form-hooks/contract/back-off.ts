const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** In seconds, after each try that failed. Together some five days: over a weekend and a holiday. */
export const waits: readonly number[] = [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, day, day, day, day];

/** A receiver may ask for more patience than we have, up to this. */
const mostPatience = day;

/** When it is tried again after `tries` tries that failed; undefined when it is given up. */
export function nextTry(tries: number, now: Date, retryAfterSeconds = 0): Date | undefined {
  const wait = waits[tries - 1];
  if (wait === undefined) return undefined;
  return new Date(now.getTime() + Math.max(wait, Math.min(retryAfterSeconds, mostPatience)) * 1000);
}

/** In milliseconds: a receiver that took nothing for this long is not asked any more until somebody says so. */
const longestFailure = 4 * day * 1000;

/** Whether a webhook that gives something up is switched off: one bad message among good ones is no reason. */
export const isFailingLong = (failingSince: Date | null, now: Date): boolean =>
  failingSince !== null && now.getTime() - failingSince.getTime() >= longestFailure;
