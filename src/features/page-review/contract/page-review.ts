import { z } from 'zod';
import { FailedPlanOfPage } from '#features/pages/contract/plans/failed-plan.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { reviewKinds, reviewStates } from './review-rules.ts';

const Moment = z.iso.datetime();
const Person = z.object({ id: z.string().nullable(), name: z.string() });
const Said = z.object({ by: Person, at: Moment, note: z.string() });

/** How a page or an item stands with who looks it over before readers get it. */
export const PageReview = z.object({
  /** Without a yes only admins publish it. */
  isNeeded: z.boolean(),
  state: z.enum(reviewStates),
  /** What it was at when it was asked for or approved. */
  sequence: z.number().int().nullable(),
  asked: Said.nullable(),
  /** By whom it was approved or sent back, and with which words. */
  answered: Said.nullable(),
  can: z.object({ publish: z.boolean(), ask: z.boolean(), withdraw: z.boolean(), approve: z.boolean() }),
});
export type PageReview = z.infer<typeof PageReview>;

export const ReviewTask = z.object({
  kind: z.enum(reviewKinds),
  guid: Guid,
  title: z.string(),
  /** Where it is edited; none where no menu leads to its page. */
  path: z.string().nullable(),
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
