import type { LastSeenPeriod } from './user-sort.ts';

const day = 24 * 60 * 60 * 1000;
const days = { week: 7, month: 30, year: 365, longer: 365 } as const;

/** The moments between which someone in this period was last seen; `never` has none. */
export function lastSeenRange(
  period: Exclude<LastSeenPeriod, 'never'>,
  now: Date,
): { from: Date | undefined; until: Date | undefined } {
  const edge = new Date(now.getTime() - days[period] * day);
  return period === 'longer' ? { from: undefined, until: edge } : { from: edge, until: undefined };
}
