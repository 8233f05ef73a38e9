import { z } from 'zod';
import { EmailAddress } from '#features/users/contract/email-address.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { waysToAdd } from '#platform/contract/rights/way-to-add.ts';
import { SolvedChallenge } from '#platform/contract/robots/challenge.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { LocalizedText } from '#platform/contract/texts/localized.ts';
import { longestReason, longestText, longestTitle, offerDecisions, offerStates } from './offer-words.ts';

/** 128 random bits or more, made by the browser of who brings it: a second press is the same, and it is theirs. */
export const OfferKey = z.string().regex(/^[\w-]{22,64}$/);

/** What a browser would post of the fields, by their names. */
const Posted = z.record(z.string().max(200), z.array(z.string().max(5000)).max(200));

const OfferQuestion = z.object({
  key: z.string(),
  /** As it is asked: a kind that forms ask by. */
  kind: z.string(),
  label: LocalizedText,
  help: LocalizedText.optional(),
  isRequired: z.boolean(),
  options: z.array(z.object({ value: z.string(), label: LocalizedText })),
});
export type OfferQuestion = z.infer<typeof OfferQuestion>;

/** What one has to know to bring something to a list. */
export const OfferAbout = z.object({
  /** Of what is brought: idea, event. */
  itemName: LocalizedText,
  typeName: z.string(),
  /** All that can be brought here, this one too; to be chosen from where there are several. */
  types: z.array(z.object({ name: z.string(), itemName: LocalizedText })),
  listTitle: z.string(),
  path: z.string().nullable(),
  way: z.enum(waysToAdd),
  /** An editor looks before readers get it. */
  isLookedAt: z.boolean(),
  questions: z.array(OfferQuestion),
});
export type OfferAbout = z.infer<typeof OfferAbout>;

const words = {
  title: z.string().trim().min(1).max(longestTitle),
  text: z.string().trim().min(1).max(longestText),
  posted: Posted.default({}),
};

/** By the name that a type keeps. */
const TypeName = z.string().min(1).max(100);

export const NewOffer = z.object({
  ...words,
  /** Of what is brought; the first that the list takes where it is not said. */
  type: TypeName.optional(),
  /** Where an address is to be proven. */
  email: EmailAddress.optional(),
  key: OfferKey,
  language: Language.default('nl'),
  /** Of who is not signed in. */
  challenge: SolvedChallenge.optional(),
  /** A field that nobody sees and robots fill in. */
  website: z.string().max(2000).default(''),
});
export type NewOffer = z.output<typeof NewOffer>;

/** As a browser without script posts it; the fields of the type are read apart. */
export const PostedOffer = NewOffer.pick({ title: true, text: true, type: true, website: true }).extend({
  email: z
    .literal('')
    .transform(() => undefined)
    .or(EmailAddress)
    .optional(),
});

export const ChangedOffer = z.object({ ...words, key: OfferKey.optional() });
export type ChangedOffer = z.output<typeof ChangedOffer>;

export const MadeOffer = z.object({ guid: Guid, state: z.enum(offerStates) });
export type MadeOffer = z.infer<typeof MadeOffer>;

/** What somebody brought, for themselves. */
export const OfferReceipt = z.object({
  guid: Guid,
  listGuid: Guid,
  typeName: z.string(),
  title: z.string(),
  text: z.string(),
  posted: Posted,
  state: z.enum(offerStates),
  at: z.iso.datetime(),
  /** Why an editor did not want it. */
  reason: z.string(),
  /** The item itself; null while it is none, or readers do not get it. */
  path: z.string().nullable(),
  listTitle: z.string(),
  listPath: z.string().nullable(),
  canChange: z.boolean(),
  canWithdraw: z.boolean(),
  proof: z.object({ email: z.string(), isMailed: z.boolean() }).nullable(),
});
export type OfferReceipt = z.infer<typeof OfferReceipt>;

/** Another when its maker changed anything that an editor reads. */
const OfferRevision = z.string().regex(/^[\w-]{43}$/);

export const OfferQueue = z.object({
  total: z.number().int(),
  offers: z.array(
    z.object({
      guid: Guid,
      /** Of what is in it: who decides says of which they read. */
      revision: OfferRevision,
      title: z.string(),
      text: z.string(),
      /** What else was filled in, in words. */
      answers: z.array(z.object({ label: z.string(), text: z.string() })),
      /** By whom, as far as their address is known. */
      by: z.string().nullable(),
      at: z.iso.datetime(),
      listTitle: z.string(),
      listPath: z.string().nullable(),
      /** False when its list is gone, or takes something else by now: then it can be refused alone. */
      isTaken: z.boolean(),
    }),
  ),
  hasMore: z.boolean(),
});
export type OfferQueue = z.infer<typeof OfferQueue>;

export const DecidedOffer = z
  .object({
    decision: z.enum(offerDecisions),
    reason: z.string().trim().max(longestReason).default(''),
    revision: OfferRevision,
  })
  .refine(({ decision, reason }) => decision === 'place' || reason !== '', { path: ['reason'], message: 'a reason' });
export type DecidedOffer = z.output<typeof DecidedOffer>;
