import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';

const count = z.number().int().min(0);
const ChoiceKey = z.string().max(60);

/** How it stands: of each choice that is asked, in its order. */
export const PollResults = z.object({
  /** Of how many people. */
  voters: count,
  choices: z.array(z.object({ key: ChoiceKey, votes: count })),
});
export type PollResults = z.infer<typeof PollResults>;

/** What a page says of a poll, the same for everyone with the same rights. */
export const Poll = z.object({
  guid: Guid,
  state: z.enum(['coming', 'open', 'closed']),
  /** Of one that is closed. */
  closedOn: z.iso.datetime().nullable(),
  voting: z.enum(['account', 'browser', 'prove', 'sign-in', 'refused']),
  canManage: z.boolean(),
  /** Once it is closed, and not before: votes do not make a kept page old. */
  results: PollResults.nullable(),
});
export type Poll = z.infer<typeof Poll>;

/** Of the asker, at this moment: never in an answer that is kept. */
export const PollStanding = z.object({
  state: z.enum(['coming', 'open', 'closed']),
  /** What they chose; null when they did not vote. */
  own: z.array(ChoiceKey).nullable(),
  /** A vote that counts once its address is proven. */
  waiting: z
    .object({
      guid: Guid,
      key: z.string(),
      email: z.string(),
      isMailed: z.boolean(),
      choices: z.array(ChoiceKey),
      question: z.string(),
      /** Where it stands. */
      page: z.string(),
    })
    .nullable(),
  /** Null while they may not see them. */
  results: PollResults.nullable(),
});
export type PollStanding = z.infer<typeof PollStanding>;

export const NewVote = z.object({
  choices: z.array(ChoiceKey).max(50),
  language: Language,
  /** Where it stands, to come back to after an address was proven. */
  page: z.string().max(2000).default('/'),
  /** Of who has no proven address yet. */
  email: z.string().max(254).optional(),
  /** Of who has no account. */
  challenge: z.object({ token: z.string().max(300), solution: z.number().int().min(0).max(1_000_000_000) }).optional(),
  /** A field that nobody sees and robots fill in. */
  website: z.string().max(2000).default(''),
});
export type NewVote = z.output<typeof NewVote>;

/** For who manages it. */
export const ManagedPoll = z.object({
  guid: Guid,
  question: z.string(),
  state: z.enum(['coming', 'open', 'closed']),
  opensAt: z.iso.datetime().nullable(),
  closesAt: z.iso.datetime().nullable(),
  closedOn: z.iso.datetime().nullable(),
  isSeveral: z.boolean(),
  names: z.enum(['nobody', 'managers', 'members']),
  voters: count,
  /** Votes whose address is still to be proven. */
  waiting: count,
  choices: z.array(
    z.object({
      key: ChoiceKey,
      label: z.string(),
      votes: count,
      /** It is not asked any more; its votes are kept. */
      isGone: z.boolean(),
    }),
  ),
});
export type ManagedPoll = z.infer<typeof ManagedPoll>;

/** One of the polls of a site, for who edits its page. */
export const ListedPoll = ManagedPoll.pick({
  guid: true,
  question: true,
  state: true,
  opensAt: true,
  closesAt: true,
  closedOn: true,
  voters: true,
  waiting: true,
}).extend({ pageTitle: z.string(), path: z.string().nullable() });
export type ListedPoll = z.infer<typeof ListedPoll>;

/** Who chose what, where that may be told. */
export const NamedVotes = z.object({
  totalNumberOfVotes: count,
  votes: z.array(
    z.object({
      guid: Guid,
      /** Empty for who has none. */
      name: z.string(),
      choices: z.array(ChoiceKey),
      votedOn: z.iso.datetime(),
    }),
  ),
});
export type NamedVotes = z.infer<typeof NamedVotes>;
