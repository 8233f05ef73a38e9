import { z } from 'zod';
import { FailedPlanOfPage } from '#features/pages/contract/plans/failed-plan.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { reviewKinds, reviewStates } from './review-rules.ts';

const Moment = z.iso.datetime();
const Person = z.object({ id: z.string().nullable(), name: z.string() });
const Said = z.object({ by: Person, at: Moment, note: z.string() });

const Rights = z.object({ publish: z.boolean(), ask: z.boolean(), withdraw: z.boolean(), approve: z.boolean() });

/** How one language of it stands with who looks it over. */
export const LanguageReview = z.object({
  language: Language,
  state: z.enum(reviewStates),
  /** Readers do not have all of what is written in it. */
  hasNews: z.boolean(),
  /** What the whole was at when it was asked for or approved. */
  sequence: z.number().int().nullable(),
  asked: Said.nullable(),
  /** By whom it was approved or sent back, and with which words. */
  answered: Said.nullable(),
  can: Rights,
});
export type LanguageReview = z.infer<typeof LanguageReview>;

/** How a page or an item stands with who looks it over before readers get it. */
export const PageReview = z.object({
  /** Without a yes only admins publish it. */
  isNeeded: z.boolean(),
  /** What it is at, as far as this answer knows. */
  sequence: z.number().int(),
  /** The default language first, and then what it is or was translated into. */
  languages: z.array(LanguageReview),
  /** In any of its languages. */
  can: Rights,
});
export type PageReview = z.infer<typeof PageReview>;

export const ReviewTask = z.object({
  kind: z.enum(reviewKinds),
  guid: Guid,
  title: z.string(),
  /** Where it is edited; none where no menu leads to its page. */
  path: z.string().nullable(),
  /** Those that stand alike: asked for together, and answered together. */
  languages: z.array(Language),
  state: z.enum(reviewStates),
  asked: Said.nullable(),
  answered: Said.nullable(),
  publishAt: Moment.nullable(),
  isNew: z.boolean(),
});
export type ReviewTask = z.infer<typeof ReviewTask>;

export const ReviewTasks = z.object({
  /** That one may answer. */
  toAnswer: z.array(ReviewTask),
  /** That one asked for oneself: at someone else, back, or approved and not published yet. */
  own: z.array(ReviewTask),
  /** What was planned and did not happen: by oneself, or by anybody for who manages content. */
  failed: z.array(FailedPlanOfPage),
});
export type ReviewTasks = z.infer<typeof ReviewTasks>;

export const Note = z.string().trim().max(2000);

/** Which of its languages; without it all that this can be done to. */
export const Languages = z.array(Language).min(1).max(20).optional();
