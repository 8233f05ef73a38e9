import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import { followKinds, mailWays, type ToldBy } from './follow-words.ts';

export const FollowTarget = z.object({ kind: z.enum(followKinds), guid: Guid });
export type FollowTarget = z.infer<typeof FollowTarget>;

/** By which way somebody is told. */
export const ToldBySchema = z.object({
  bell: z.boolean(),
  mail: z.enum(mailWays),
}) satisfies z.ZodType<ToldBy>;

export const FollowState = z.object({
  isFollowing: z.boolean(),
  /** A page can show a form that is not for all of its readers. */
  canFollow: z.boolean(),
});
export type FollowState = z.infer<typeof FollowState>;

export const Follow = FollowTarget.extend({
  /** Null for what is gone, or what one may not see any more: it can still be let go of. */
  title: z.string().nullable(),
  path: z.string().nullable(),
  /** An item that others hang below: one hears of those too. */
  isTheme: z.boolean(),
  ...ToldBySchema.shape,
});
export type Follow = z.infer<typeof Follow>;
