import type { ChangedPeriod } from './overview-choices.ts';

const day = 24 * 60 * 60 * 1000;
const days: Record<ChangedPeriod, number> = { week: 7, month: 30, year: 365, longer: 365 };

/** The moments between which a page was last changed, for this period. */
export function changedSince(period: ChangedPeriod, now: Date): { from: Date | undefined; until: Date | undefined } {
  const edge = new Date(now.getTime() - days[period] * day);
  return period === 'longer' ? { from: undefined, until: edge } : { from: edge, until: undefined };
}
