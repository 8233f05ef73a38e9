import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { Letter, ShownItem } from './letter.ts';
import { newsletterStates, receiverStates } from './newsletter-states.ts';

const count = z.number().int().min(0);

export const NewsletterListChanges = z.object({
  name: z.string().trim().min(1).max(120),
  language: Language,
  isPublic: z.boolean(),
  roleIds: z.array(Guid).max(100),
});
export type NewsletterListChanges = z.infer<typeof NewsletterListChanges>;

export const NewsletterList = NewsletterListChanges.extend({
  guid: Guid,
  sequence: count,
  readers: count,
  /** Gave an address and did not prove it yet. */
  waiting: count,
  /** Readers to whose address nothing goes, because a mail server said that it does not exist. */
  refused: count,
});
export type NewsletterList = z.infer<typeof NewsletterList>;

/** What became of everybody whom a letter went to. */
export const NewsletterFigures = z.object({
  total: count,
  waiting: count,
  accepted: count,
  refused: count,
  doubt: count,
  skipped: count,
  /** Stopped with the list after this letter began to go out, and before the next did. */
  left: count,
});
export type NewsletterFigures = z.infer<typeof NewsletterFigures>;

export const NewsletterSummary = z.object({
  guid: Guid,
  title: z.string(),
  subject: z.string(),
  state: z.enum(newsletterStates),
  listName: z.string().nullable(),
  plannedFor: z.iso.datetime().nullable(),
  changedAt: z.iso.datetime(),
  beganAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  figures: NewsletterFigures,
});
export type NewsletterSummary = z.infer<typeof NewsletterSummary>;

export const Newsletter = NewsletterSummary.omit({ title: true, subject: true, listName: true }).extend({
  letter: Letter,
  listGuid: Guid.nullable(),
  sequence: count,
  /** Of the letter’s items those that every reader of the list may see now. */
  items: z.array(ShownItem),
  /** How many get it, and how many readers fall off because their address is known to be wrong or they left. */
  audience: z.object({ receivers: count, refused: count, left: count }),
  testedAt: z.iso.datetime().nullable(),
  testedTo: z.array(z.string()),
  /** Why it does not go on by itself: what the mail server said. Empty when all is well. */
  lastError: z.string(),
  hasServer: z.boolean(),
});
export type Newsletter = z.infer<typeof Newsletter>;

export const NewsletterReceiver = z.object({
  readerId: Guid,
  address: z.string(),
  state: z.enum(receiverStates),
  reason: z.string(),
});
export type NewsletterReceiver = z.infer<typeof NewsletterReceiver>;

/** A list as somebody sees it who may read it. */
/** One that is for everyone. */
export const OpenList = z.object({ guid: Guid, name: z.string(), language: Language });
export type OpenList = z.infer<typeof OpenList>;

export const OfferedList = z.object({
  guid: Guid,
  name: z.string(),
  language: Language,
  isPublic: z.boolean(),
  reads: z.boolean(),
});
export type OfferedList = z.infer<typeof OfferedList>;
