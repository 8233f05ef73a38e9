/** How it stands with signing up: not yet, with places, for the waiting list, without places, or over. */
export const signUpStandings = ['early', 'open', 'waiting', 'full', 'closed'] as const;
export type SignUpStanding = (typeof signUpStandings)[number];

export interface SignUpMoment {
  opensAt: Date | null;
  closesAt: Date | null;
  /** When it begins: nobody signs up for what is under way. */
  beginsAt: Date | null;
  /** It is for readers, and not over. */
  isOut: boolean;
}

/** When signing up ends: as was said, and otherwise when it begins. */
export const closingOf = ({ closesAt, beginsAt }: Pick<SignUpMoment, 'closesAt' | 'beginsAt'>): Date | null =>
  closesAt ?? beginsAt;

export function signUpStanding(
  moment: SignUpMoment,
  { placesLeft, hasWaitingList }: { placesLeft: number | null; hasWaitingList: boolean },
  now: Date,
): SignUpStanding {
  const closing = closingOf(moment);
  if (!moment.isOut || (closing !== null && closing <= now)) return 'closed';
  if (moment.opensAt !== null && moment.opensAt > now) return 'early';
  if (placesLeft === null || placesLeft > 0) return 'open';
  return hasWaitingList ? 'waiting' : 'full';
}

/** When it stands otherwise without anyone doing anything. */
export function nextSignUpChange(moment: SignUpMoment, now: Date): Date | undefined {
  const later = [moment.opensAt, closingOf(moment)].filter((at): at is Date => at !== null && at > now);
  return later.sort((a, b) => a.getTime() - b.getTime())[0];
}

/** Whether there is something to fill in. */
export const takesSignUps = (standing: SignUpStanding): boolean => standing === 'open' || standing === 'waiting';
