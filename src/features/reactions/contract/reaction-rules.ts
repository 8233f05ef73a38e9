import type { Visibility } from '#platform/contract/rights/visibility.ts';
import type { Moderation, ReactionState } from './reaction-words.ts';

/** The setting `reactions`: the same for all threads of a platform. */
export interface ReactionRules {
  /** Who may react, on the scale of product.md §2. */
  permission: Visibility;
  roleIds: readonly string[];
  moderation: Moderation;
  /** Whether pictures may be added to a reaction. */
  pictures: boolean;
  /** Who may moderate, besides content managers and admins. */
  moderatorRoleIds: readonly string[];
}

const hour = 60 * 60 * 1000;
/** A reaction can be put right for an hour; later it would change what others answered to. */
export const timeToEdit = hour;

export const canStillEdit = (state: ReactionState, createdAt: Date, now: Date): boolean =>
  ['unproven', 'waiting', 'shown'].includes(state) && now.getTime() - createdAt.getTime() < timeToEdit;

/** Seven reactions in a minute is a quick talker; more is a robot or a quarrel. */
export const mostInMinute = 7;

/** What is removed can be put back for thirty days, what one withdrew oneself for a day; then its words go. */
export const daysKept = { removed: 30, withdrawn: 1, unproven: 7 } as const;

const link = /https?:\/\/\S+|www\.\S+/giu;

/** Nothing but addresses of other sites: nobody talks like that, and advertising does. */
export function isOnlyLinks(words: string): boolean {
  const rest = words.replace(link, '');
  return rest !== words && !/[\p{L}\p{N}]{2}/u.test(rest);
}

interface Arriving {
  needsProof: boolean;
  moderation: Moderation;
  words: string;
  /** By script, with the sum done, or by somebody who is known. */
  isTrusted: boolean;
  /** Content managers and moderators need no moderator. */
  isModerator: boolean;
}

/** Where a reaction begins. */
export function firstState({ needsProof, ...arriving }: Arriving): 'unproven' | 'waiting' | 'shown' {
  return needsProof ? 'unproven' : provenState(arriving);
}

/** And where it goes once nothing is left to prove. */
export function provenState({
  moderation,
  words,
  isTrusted,
  isModerator,
}: Omit<Arriving, 'needsProof'>): 'waiting' | 'shown' {
  if (isModerator) return 'shown';
  return moderation === 'before' || !isTrusted || isOnlyLinks(words) ? 'waiting' : 'shown';
}
