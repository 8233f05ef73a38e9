/** Whether a platform answers: `leaving` is suspended too, and goes for good after some days. */
export const platformStandings = ['working', 'suspended', 'leaving'] as const;
export type PlatformStanding = (typeof platformStandings)[number];

/** In days: for how long a removal can be taken back. */
export const graceDays = 30;

const day = 24 * 60 * 60 * 1000;

export interface StandingMoments {
  suspendedAt: Date | null;
  /** From this moment on nothing of it is kept. */
  removeAfter: Date | null;
}

export function standingOf({ suspendedAt, removeAfter }: StandingMoments): PlatformStanding {
  if (removeAfter !== null) return 'leaving';
  return suspendedAt === null ? 'working' : 'suspended';
}

/** What becomes of it: asking for the same again changes no moment. */
export function withStanding(now: StandingMoments, wanted: PlatformStanding, at: Date): StandingMoments {
  if (standingOf(now) === wanted) return now;
  if (wanted === 'working') return { suspendedAt: null, removeAfter: null };
  const suspendedAt = now.suspendedAt ?? at;
  const removeAfter = wanted === 'leaving' ? new Date(at.getTime() + graceDays * day) : null;
  return { suspendedAt, removeAfter };
}

export const isToBeRemoved = ({ removeAfter }: StandingMoments, now: Date): boolean =>
  removeAfter !== null && removeAfter.getTime() <= now.getTime();
