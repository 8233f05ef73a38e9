import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import { contentKinds, outsideKinds, subjectKinds } from './content-finding-words.ts';

const Day = z.iso.date();

export const ContentFindingsFilter = z.object({
  kind: z.enum(contentKinds).optional(),
  subject: z.enum(subjectKinds).optional(),
  /** The guid of who looks after it, or `none`. */
  owner: z.string().max(100).optional(),
});
export type ContentFindingsFilter = z.output<typeof ContentFindingsFilter>;

/** The names of §7. */
export const ContentFindingsQuery = ContentFindingsFilter.extend({
  pageNumber: z.coerce.number().int().min(1).max(1_000_000).default(1),
  itemCount: z.coerce.number().int().min(1).max(100).default(25),
});
export type ContentFindingsQuery = z.output<typeof ContentFindingsQuery>;

export const FoundContent = z.object({
  subject: z.enum(subjectKinds),
  guid: Guid,
  name: z.string(),
  href: z.string(),
  owner: z.string().nullable(),
  findings: z.array(z.object({ kind: z.enum(contentKinds), count: z.number().int(), since: Day })),
});
export type FoundContent = z.infer<typeof FoundContent>;

/** Of one of them, what the last look found that its text does not tell; that its day has come is known at once. */
export const FoundOutside = z.object({
  found: z.array(z.object({ kind: z.enum(outsideKinds), since: Day })),
  name: z.string(),
  reviewOn: Day.nullable(),
});
export type FoundOutside = z.infer<typeof FoundOutside>;

export const ContentScore = z.object({
  day: Day,
  /** Pages and items that readers have, and those of them of which nothing is found. */
  subjects: z.number().int(),
  clean: z.number().int(),
  /** In hundredths; none of an empty site. */
  score: z.number().int().nullable(),
});
export type ContentScore = z.infer<typeof ContentScore>;

export const ContentFindings = z.object({
  found: z.array(FoundContent),
  totalNumberOfItems: z.number().int(),
  /** Whatever kind is asked for. */
  counts: z.array(z.object({ kind: z.enum(contentKinds), count: z.number().int() })),
  owners: z.array(z.object({ id: z.string(), name: z.string() })),
  /** The last days on which everything was looked at, the oldest first. */
  scores: z.array(ContentScore),
  lookedAt: z.iso.datetime().nullable(),
});
export type ContentFindings = z.infer<typeof ContentFindings>;
