import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { LanguageState } from '#platform/contract/texts/translation.ts';
import { PageDocument, pageKinds } from './page.ts';
import { FailedPlan } from './plans/failed-plan.ts';

const Moment = z.iso.datetime();
const Person = z.object({ id: z.string().nullable(), name: z.string() });

/** Where a save, a publication or a schedule leaves the page. */
export const PageState = z.object({
  guid: Guid,
  kind: z.enum(pageKinds),
  /** To be sent along with the next change: it tells whether someone else was first. */
  sequence: z.number().int(),
  isPublished: z.boolean(),
  /** Readers do not have all of what is written. */
  hasChanges: z.boolean(),
  publishAt: Moment.nullable(),
  /** Which of its languages go out then; none where all do that are no drafts. */
  plannedLanguages: z.array(Language).nullable(),
  unpublishAt: Moment.nullable(),
  /** What did not happen at its hour, until someone does something about it. */
  failedPlan: FailedPlan.nullable(),
  changedAt: Moment,
  changedBy: Person,
  /** The version that readers have. */
  version: z.object({ number: z.number().int(), publishedAt: Moment }).nullable(),
});
export type PageState = z.infer<typeof PageState>;

export const WorkingCopy = PageState.extend({
  document: PageDocument,
  translations: z.array(LanguageState),
  /** How many pages show this template or shared part. */
  usedBy: z.number().int(),
  can: z.object({ edit: z.boolean(), changeAudience: z.boolean(), copy: z.boolean(), translate: z.boolean() }),
});
export type WorkingCopy = z.infer<typeof WorkingCopy>;

export const PageVersion = z.object({
  number: z.number().int(),
  title: z.string(),
  publishedAt: Moment,
  publishedBy: Person,
  /** What who published it said of it. */
  note: z.string().nullable(),
  /** The one that readers have. */
  isPublished: z.boolean(),
});
export type PageVersion = z.infer<typeof PageVersion>;

export const TrashedPage = z.object({
  guid: Guid,
  kind: z.enum(pageKinds),
  title: z.string(),
  wasPublished: z.boolean(),
  deletedAt: Moment,
  deletedBy: Person,
  /** After this it cannot be put back. */
  keptUntil: Moment,
});
export type TrashedPage = z.infer<typeof TrashedPage>;
