import type { Verdict } from './outside-answer.ts';

/** What is known of an address on another site. */
export interface TriedAddress {
  /** Since when it has not been there, without a good answer in between. */
  failedSince: Date | null;
  lastFailedAt: Date | null;
  outcome: Verdict | null;
  nextTryAt: Date;
}

const hour = 3_600_000;
const day = 24 * hour;
/** What is there is asked about once a week. */
const untilNext = 7 * day;
/** A day and a bit: a failure must be a day after the first to count. */
const untilSure = 25 * hour;
const longestPatience = 7 * day;

/** After one more try. What said nothing changes nothing but when it is asked again. */
export function afterTry(
  before: Pick<TriedAddress, 'failedSince' | 'lastFailedAt' | 'outcome'>,
  verdict: Verdict,
  { now, patience }: { now: Date; patience?: number | undefined },
): TriedAddress {
  const later = (wait: number) => new Date(now.getTime() + wait);
  if (verdict === 'there') {
    return { failedSince: null, lastFailedAt: null, outcome: 'there', nextTryAt: later(untilNext) };
  }
  if (verdict === 'later') {
    const wait = Math.min(Math.max((patience ?? 0) * 1000, day), longestPatience);
    return { ...before, nextTryAt: later(wait) };
  }
  return { failedSince: before.failedSince ?? now, lastFailedAt: now, outcome: verdict, nextTryAt: later(untilSure) };
}

/** Called dead after two failures that are at least a day apart, with nothing good in between. */
export const isDead = ({ failedSince, lastFailedAt }: Pick<TriedAddress, 'failedSince' | 'lastFailedAt'>): boolean =>
  failedSince !== null && lastFailedAt !== null && lastFailedAt.getTime() - failedSince.getTime() >= day;
