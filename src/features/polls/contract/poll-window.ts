export type PollState = 'coming' | 'open' | 'closed';

export interface PollWindow {
  opensAt?: string | undefined;
  closesAt?: string | undefined;
  /** When it was closed for good: by hand, or after its time. */
  closedAt?: string | null | undefined;
}

const isPast = (moment: string | null | undefined, now: Date): boolean =>
  moment !== undefined && moment !== null && Date.parse(moment) <= now.getTime();

/** A poll that was closed stays so, whatever is said of its days afterwards. */
export function pollState({ opensAt, closesAt, closedAt }: PollWindow, now: Date): PollState {
  if (isPast(closedAt, now) || isPast(closesAt, now)) return 'closed';
  return opensAt === undefined || isPast(opensAt, now) ? 'open' : 'coming';
}

/** When it opens or closes by itself, after this moment. */
export function nextPollChange({ opensAt, closesAt }: PollWindow, now: Date): Date | undefined {
  const coming = [opensAt, closesAt].flatMap((moment) =>
    moment !== undefined && !isPast(moment, now) ? [Date.parse(moment)] : [],
  );
  return coming.length === 0 ? undefined : new Date(Math.min(...coming));
}

/** Since when it is closed, of one that is: by hand may be sooner than was planned. */
export function closedSince({ closesAt, closedAt }: PollWindow): string | undefined {
  const moments = [closesAt, closedAt].filter((moment) => moment !== undefined && moment !== null);
  return moments.toSorted((one, other) => Date.parse(one) - Date.parse(other))[0];
}
