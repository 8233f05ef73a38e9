import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';

const Moment = z.iso.datetime();

/** Words of a text that something is said about: where they stand, and what they were when it was said. */
export const Quoted = z.object({
  path: z
    .array(z.string().max(100).or(z.int32().min(0)))
    .min(1)
    .max(12),
  language: Language,
  format: z.enum(['plain', 'rich']),
  /** Positions of ProseMirror. */
  from: z.int32().min(0),
  to: z.int32().min(0),
  quote: z.string().trim().min(1).max(300),
});
export type Quoted = z.infer<typeof Quoted>;

export const PageComment = z.object({
  id: Guid,
  /** Without an id: someone who has no account, or none any more. */
  by: z.object({ id: z.string().nullable(), name: z.string() }),
  isGuest: z.boolean(),
  /** Empty when it was taken away and others had answered already. */
  words: z.string(),
  at: Moment,
  changedAt: Moment.nullable(),
  can: z.object({ change: z.boolean(), remove: z.boolean() }),
});
export type PageComment = z.infer<typeof PageComment>;

/** What was said first, and the answers to it. */
export const CommentThread = z.object({
  id: Guid,
  /** None: about the page or the item as a whole, or a field of the item. */
  block: Guid.nullable(),
  field: Guid.nullable(),
  /** About these words, where they stand now; their place is unknown once they are gone. */
  quoted: Quoted.extend({ isFound: z.boolean() }).nullable(),
  isSettled: z.boolean(),
  comments: z.array(PageComment).min(1),
});
export type CommentThread = z.infer<typeof CommentThread>;

export const CommentWords = z.string().trim().min(1).max(5000);
