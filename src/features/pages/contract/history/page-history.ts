import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import { LoggedOperationSchema } from '../operations/operation-schema.ts';
import { PageDocument } from '../page.ts';
import { PageState } from '../working-copy.ts';

const Moment = z.iso.datetime();
const Person = z.object({ id: z.string().nullable(), name: z.string() });

/** A line of the history of a page: a version that was published, or a moment between two. */
export const PageHistoryEntry = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('version'),
    number: z.number().int(),
    at: Moment,
    by: Person,
    /** What who published it said of it. */
    note: z.string().nullable(),
    /** The one that readers have. */
    isPublished: z.boolean(),
  }),
  z.object({
    kind: z.literal('moment'),
    /** The first and the last thing of the log that was done in this sitting. */
    first: z.number().int(),
    number: z.number().int(),
    at: Moment,
    by: Person,
    /** How many things were done, as they can be taken back. */
    changes: z.number().int(),
  }),
]);
export type PageHistoryEntry = z.infer<typeof PageHistoryEntry>;

export const PageHistory = z.object({
  /** The newest first. */
  entries: z.array(PageHistoryEntry),
  /** What to ask for those before these; nothing when there are no more. */
  older: z.object({ before: z.number().int(), beforeVersion: z.number().int() }).nullable(),
});
export type PageHistory = z.infer<typeof PageHistory>;

/** The page as it was when so much of its log had been done. */
export const PageMoment = z.object({ number: z.number().int(), document: PageDocument });
export type PageMoment = z.infer<typeof PageMoment>;

/** What the log knows of one text in a language: who wrote or read it last, and who changed its source. */
export const TextMarkSchema = z.object({
  block: Guid.nullable(),
  path: z.array(z.union([z.string(), z.number()])),
  vouched: z.object({ how: z.enum(['wrote', 'read']), by: Person, at: Moment }).nullable(),
  source: z.object({ by: Person, at: Moment }).nullable(),
});

/** What is put back: what was published then, or written by then. */
export const Restoration = z.object({
  kind: z.enum(['version', 'moment']),
  number: z.int32().min(0),
  /** Blocks, and `page` for what is no block; all of it when nothing is named. */
  parts: z.array(z.string().max(36)).min(1).max(1000).optional(),
  /** The number of the last operation that who asks knows of. */
  base: z.int32().min(0),
});
export type Restoration = z.infer<typeof Restoration>;

/** All that was done since `base`, what puts it back among it. */
export const Restored = z.object({ operations: z.array(LoggedOperationSchema), page: PageState });

export const BlockAuthor = z.object({ by: Person, at: Moment });
export type BlockAuthor = z.infer<typeof BlockAuthor>;

/** Of a version or of an operation in the log, in an address. */
export const HistoryNumber = z.coerce.number().int().min(0).max(2_147_483_647);

/** The next step back: what lies before these. */
export const HistoryQuery = z.object({
  before: HistoryNumber.optional(),
  beforeVersion: HistoryNumber.optional(),
  only: z.enum(['versions']).optional(),
});
