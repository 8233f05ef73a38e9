import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import { ThreadTarget } from './reaction.ts';
import { ReactionPicture } from './reaction-pictures.ts';
import { reactionStates, reportReasons } from './reaction-words.ts';

const count = z.number().int().min(0);

export const queuePiles = ['open', 'removed'] as const;
export type QueuePile = (typeof queuePiles)[number];

/** A reaction as a moderator sees it. */
export const QueuedReaction = z.object({
  guid: Guid,
  target: ThreadTarget,
  title: z.string(),
  path: z.string().nullable(),
  author: z.string(),
  text: z.string(),
  pictures: z.array(ReactionPicture),
  state: z.enum(reactionStates),
  reason: z.enum(reportReasons).nullable(),
  at: z.iso.datetime(),
  /** How often, for which reason; the most named first. */
  reports: z.array(z.object({ reason: z.enum(reportReasons), count })),
  /** Somebody with an account, light or not: only they can be blocked. */
  canBlock: z.boolean(),
  isBlocked: z.boolean(),
});
export type QueuedReaction = z.infer<typeof QueuedReaction>;

export const ReactionQueue = z.object({
  counts: z.object({ reported: count, waiting: count }),
  reactions: z.array(QueuedReaction),
  hasMore: z.boolean(),
});
export type ReactionQueue = z.infer<typeof ReactionQueue>;

export const decisions = ['keep', 'remove', 'reopen'] as const;
export type ModeratorDecision = (typeof decisions)[number];

export const Decision = z.object({ decision: z.enum(decisions), reason: z.enum(reportReasons).optional() });

export const BlockedAuthor = z.object({ guid: Guid, name: z.string(), at: z.iso.datetime() });
export type BlockedAuthor = z.infer<typeof BlockedAuthor>;
