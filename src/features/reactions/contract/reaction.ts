import { z } from 'zod';
import { EmailAddress } from '#features/users/contract/email-address.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { SolvedChallenge } from '#platform/contract/robots/challenge.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { KeptPicture, mostPictures, ReactionPicture } from './reaction-pictures.ts';
import {
  longestName,
  longestReaction,
  moderations,
  reactionStates,
  reportReasons,
  threadKinds,
  waysToReact,
} from './reaction-words.ts';

const count = z.number().int().min(0);
/** Whom the text names; who does not stand in it behind an @, or is not known to who writes, is left out. */
const mentions = z.array(Guid).max(20).default([]);
const words = z.string().trim().min(1).max(longestReaction);

export const ThreadTarget = z.object({ kind: z.enum(threadKinds), guid: Guid });
export type ThreadTarget = z.infer<typeof ThreadTarget>;

/** 128 random bits or more, made by the browser of who writes: a second press is the same reaction, and it is theirs. */
export const ReactionKey = z.string().regex(/^[\w-]{22,64}$/);

const shown = {
  guid: Guid,
  /** product.md §2: what it hangs below, the item or block first, then the reaction that it stands under. */
  parentGuids: z.array(Guid),
  /** Empty for who gave no name. */
  author: z.string(),
  isStaff: z.boolean(),
  /** Null when it is removed or withdrawn: that it was there stays, for who answered it. */
  text: z.string().nullable(),
  state: z.enum(['shown', 'removed', 'withdrawn']),
  reason: z.enum(reportReasons).nullable(),
  pictures: z.array(ReactionPicture),
  at: z.iso.datetime(),
  isEdited: z.boolean(),
  /** Whom it names, as they stand in the text behind an @. */
  mentions: z.array(z.string()),
  /** Of an answer to an answer: what it is about. */
  quoted: z.object({ guid: Guid, author: z.string(), text: z.string() }).nullable(),
};

export const Answer = z.object(shown);
export type Answer = z.infer<typeof Answer>;

export const Reaction = z.object({
  ...shown,
  answerCount: count,
  answers: z.array(Answer),
  /** Of the one that a link leads to: there are answers before these, and where those after them begin. */
  answersPart: z.object({ isLater: z.boolean(), next: z.string().nullable() }).optional(),
});
export type Reaction = z.infer<typeof Reaction>;

/** A part of a thread, as everyone with the same rights gets it. */
export const Thread = z.object({
  total: count,
  isClosed: z.boolean(),
  /** By what it is about: it is over, or says so itself. Then nobody opens it here. */
  isOver: z.boolean(),
  /** Of an item: it stands above the others in the order of their talk. */
  isSticky: z.boolean(),
  moderation: z.enum(moderations),
  way: z.enum(waysToReact),
  canAddPictures: z.boolean(),
  reactions: z.array(Reaction),
  /** There are others before these. */
  isLater: z.boolean(),
  /** Where the next part begins; null at the end. */
  next: z.string().nullable(),
});
export type Thread = z.infer<typeof Thread>;

export const AnswersPart = z.object({ answers: z.array(Answer), next: z.string().nullable() });

export const OwnReaction = z.object({
  guid: Guid,
  parentGuids: z.array(Guid),
  author: z.string(),
  text: z.string(),
  state: z.enum(reactionStates),
  reason: z.enum(reportReasons).nullable(),
  pictures: z.array(ReactionPicture),
  at: z.iso.datetime(),
  canEdit: z.boolean(),
});
export type OwnReaction = z.infer<typeof OwnReaction>;

/** What is different for every reader, and so in no kept answer. */
export const OwnThread = z.object({
  /** The name by which others will know them; null for who is not signed in. */
  name: z.string().nullable(),
  isBlocked: z.boolean(),
  canModerate: z.boolean(),
  /** Members may name each other. */
  canMention: z.boolean(),
  reactions: z.array(OwnReaction),
});
export type OwnThread = z.infer<typeof OwnThread>;

export const NewReaction = z.object({
  text: words,
  /** Of who is not signed in. */
  name: z.string().trim().max(longestName).default(''),
  /** Where an address is to be proven. */
  email: EmailAddress.optional(),
  answersGuid: Guid.optional(),
  mentions,
  key: ReactionKey,
  language: Language.default('nl'),
  /** Of who is not signed in. */
  challenge: SolvedChallenge.optional(),
  /** A field that nobody sees and robots fill in. */
  website: z.string().max(2000).default(''),
});
export type NewReaction = z.output<typeof NewReaction>;

const blank = z.literal('').transform(() => undefined);

/** As a browser without script posts it. */
export const PostedReaction = z.object({
  text: words,
  name: z.string().trim().max(longestName).default(''),
  email: blank.or(EmailAddress).optional(),
  answers: blank.or(Guid).optional(),
  website: z.string().max(2000).default(''),
});
export type PostedReaction = z.output<typeof PostedReaction>;

export const MadeReaction = z.object({ guid: Guid, state: z.enum(reactionStates) });
export type MadeReaction = z.infer<typeof MadeReaction>;

/** One reaction by itself, for who wrote it. */
export const ReactionReceipt = z.object({
  guid: Guid,
  target: ThreadTarget,
  /** Of the item or the page. */
  title: z.string(),
  /** Where it stands; null when it has no address any more. */
  path: z.string().nullable(),
  state: z.enum(reactionStates),
  /** Absent for who did not write it. */
  own: z
    .object({
      text: z.string(),
      author: z.string(),
      pictures: z.array(ReactionPicture),
      reason: z.enum(reportReasons).nullable(),
      proof: z.object({ email: z.string(), isMailed: z.boolean() }).nullable(),
    })
    .optional(),
});
export type ReactionReceipt = z.infer<typeof ReactionReceipt>;

/** What one has to know to react on a page of its own. */
export const ThreadAbout = z.object({
  title: z.string(),
  path: z.string().nullable(),
  isClosed: z.boolean(),
  way: z.enum(waysToReact),
  canAddPictures: z.boolean(),
  answered: z.object({ author: z.string(), text: z.string() }).nullable(),
});
export type ThreadAbout = z.infer<typeof ThreadAbout>;

export const ChangedReaction = z.object({
  text: words,
  mentions,
  /** Those that stay; without it all of them do. */
  pictures: z.array(KeptPicture).max(mostPictures).optional(),
  key: ReactionKey.optional(),
});
export const KeyOnly = z.object({ key: ReactionKey.optional() });
export const NewReport = z.object({ reason: z.enum(reportReasons), key: ReactionKey });
