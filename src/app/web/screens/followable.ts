import type { FollowTarget } from '#features/following/contract/follow.ts';

export interface Followable extends FollowTarget {
  name: string;
}
