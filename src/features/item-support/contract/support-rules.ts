import type { ItemTypeFeatures } from '#features/item-types/contract/item-type.ts';
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
