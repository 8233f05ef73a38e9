import type { ItemTypeFeatures } from '#features/item-types/contract/item-type.ts';
import type { Supporters } from '#features/item-types/contract/supporters.ts';
import type { ItemState } from '#features/list-items/contract/list-item.ts';
import type { SupportKind } from './support-kind.ts';

type Features = Pick<ItemTypeFeatures, 'hasVotes' | 'canBeJoined'>;

export const offersSupport = (features: Features, kind: SupportKind): boolean =>
  kind === 'vote' ? features.hasVotes : features.canBeJoined;

/** What is not out yet, or is over, keeps what it has and takes nothing more. Taking back is always possible. */
export const isOpenForSupport = (state: ItemState): boolean => state === 'published';

/** Only what the type offers. */
export const shownCounts = (features: Features, { votes, joins }: { votes: number; joins: number }) => ({
  ...(features.hasVotes && { votes }),
  ...(features.canBeJoined && { joins }),
});

/** `prove`: it counts once an address is proven by mail. `browser`: all that is known of them is their browser. */
export type SupportRule = 'account' | 'browser' | 'prove' | 'sign-in';

/** A member is known. Who joins is named to members, and so needs an address where a vote does not. */
export function supportRule(isMember: boolean, supporters: Supporters, kind: SupportKind): SupportRule {
  if (isMember) return 'account';
  if (supporters === 'Users') return 'sign-in';
  return supporters === 'Public' && kind === 'vote' ? 'browser' : 'prove';
}
