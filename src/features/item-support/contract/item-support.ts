import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import { supportKinds } from './support-kind.ts';

const count = z.number().int().min(0);

/** How many, the same for every reader. A kind that the item's type does not have is left out. */
export const SupportCounts = z.object({ votes: count.optional(), joins: count.optional() });
export type SupportCounts = z.infer<typeof SupportCounts>;

/** The numbers at this moment, and what the asker did: never in an answer that is kept. */
export const OwnSupport = SupportCounts.extend({ hasVoted: z.boolean(), hasJoined: z.boolean(), isOpen: z.boolean() });
export type OwnSupport = z.infer<typeof OwnSupport>;

/** Whoever joined, as members know each other (§6): the name is empty for who has none. */
export const JoinedPeople = z.object({
  totalNumberOfPeople: count,
  people: z.array(z.object({ guid: Guid, name: z.string(), photo: Guid.nullable() })),
});
export type JoinedPeople = z.infer<typeof JoinedPeople>;

/** What one supports oneself. Without a title where one may not read the item any more. */
export const SupportedItem = z.object({
  guid: Guid,
  kind: z.enum(supportKinds),
  at: z.iso.datetime(),
  title: z.string().nullable(),
  titleLang: z.string().optional(),
  path: z.string().nullable(),
});
export type SupportedItem = z.infer<typeof SupportedItem>;
