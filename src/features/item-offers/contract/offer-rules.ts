import { isOnlyLinks } from '#features/reactions/contract/reaction-rules.ts';
import type { OfferState } from './offer-words.ts';

/** More than anybody has to add in so short a time. */
export const mostInTenMinutes = 5;

/** What nobody proves goes after a week (product.md §2); what was taken back can be put back for a day. */
export const daysKept = { unproven: 7, withdrawn: 1, refused: 30 } as const;

interface Arriving {
  needsProof: boolean;
  /** An editor looks first, by the setting of the list or of its page. */
  isLookedAt: boolean;
  words: string;
  /** By script, with the sum done, by somebody who is known, or by a proven address. */
  isTrusted: boolean;
}

/** Where it begins. */
export const firstState = ({ needsProof, ...arriving }: Arriving): 'unproven' | 'waiting' | 'shown' =>
  needsProof ? 'unproven' : provenState(arriving);

/** And where it goes once nothing is left to prove. */
export const provenState = ({ isLookedAt, words, isTrusted }: Omit<Arriving, 'needsProof'>): 'waiting' | 'shown' =>
  isLookedAt || !isTrusted || isOnlyLinks(words) ? 'waiting' : 'shown';

/** Once readers have it, it is changed as any item is. */
export const canStillChange = (state: OfferState): boolean => state === 'unproven' || state === 'waiting';

export const canWithdraw = (state: OfferState): boolean => state !== 'withdrawn' && state !== 'refused';
