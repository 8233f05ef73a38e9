import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { OverviewFilter } from './page-overview.ts';

/** As many as the tree shows. */
const mostPages = 6000;
const guids = z.array(Guid).min(1).max(mostPages);
const each = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .array(z.object({ guid: Guid, ...shape }))
    .min(1)
    .max(mostPages);

/** Where in the menu a page goes: below this item, or at its top; at the end when no position is named. */
export const MenuSpot = z.object({ parentGuid: Guid.nullable(), position: z.int32().min(0).optional() });
export type MenuSpot = z.infer<typeof MenuSpot>;

const copying = {
  /** With everything that hangs below them in the menu, headings and links too. */
  withPagesBelow: z.boolean().default(false),
  /** With the items of the lists that stand on them. */
  withItems: z.boolean().default(false),
  /** Where in the menu; behind the original when left out. */
  place: MenuSpot.optional(),
};

const number = z.int32().min(1).nullable();

/** What readers had of a page before it was published or taken off, and have since, by the numbers of the versions; null is nothing. */
const readers = {
  version: number,
  instead: number,
  /** What was planned then. */
  publishAt: z.iso.datetime().nullable().optional(),
  unpublishAt: z.iso.datetime().nullable().optional(),
  plannedLanguages: z.array(Language).nullable().optional(),
};
export const PageReaders = z.object(readers);
export type PageReaders = z.infer<typeof PageReaders>;

/** The same change of several pages. What has a value has one for each, so that the answer can be sent back to undo it. */
export const PagesChange = z.discriminatedUnion('action', [
  z.object({ action: z.literal('publish'), guids }),
  z.object({ action: z.literal('unpublish'), guids }),
  /** Readers get what they had before one of those two. */
  z.object({ action: z.literal('putBack'), pages: each(readers) }),
  z.object({ action: z.literal('trash'), guids, withPagesBelow: z.boolean().default(false) }),
  z.object({ action: z.literal('owner'), pages: each({ ownerId: z.string().min(1).max(100).nullable() }) }),
  z.object({ action: z.literal('review'), pages: each({ reviewOn: z.iso.date().nullable() }) }),
  z.object({
    action: z.literal('copy'),
    guids,
    ...copying,
  }),
  z.object({
    action: z.literal('move'),
    /** Without a place it is taken out of the menu. */
    pages: each({ place: MenuSpot.nullable() }),
  }),
]);
export type PagesChange = z.output<typeof PagesChange>;
export type PagesChangeInput = z.input<typeof PagesChange>;
/** The same of all that a filter finds: what has a value has one for all of them. */
export const FoundPagesChange = z.object({
  filter: OverviewFilter,
  /** How many the filter is thought to find: with another number nothing is changed. */
  expected: z.int32().min(1).max(mostPages),
  change: z.discriminatedUnion('action', [
    z.object({ action: z.literal('publish') }),
    z.object({ action: z.literal('unpublish') }),
    z.object({ action: z.literal('trash'), withPagesBelow: z.boolean().default(false) }),
    z.object({ action: z.literal('owner'), ownerId: z.string().min(1).max(100).nullable() }),
    z.object({ action: z.literal('review'), reviewOn: z.iso.date().nullable() }),
    z.object({ action: z.literal('copy'), ...copying }),
    z.object({ action: z.literal('move'), place: MenuSpot.nullable() }),
  ]),
});
export type FoundPagesChange = z.output<typeof FoundPagesChange>;
export type FoundPagesChangeInput = z.input<typeof FoundPagesChange>;

export type PagesAction = PagesChange['action'];

/** What a page was before, by the names of the change. */
const PageBefore = z.object({
  guid: Guid,
  ownerId: z.string().nullable().optional(),
  reviewOn: z.iso.date().nullable().optional(),
  /** Of what was published or taken off, to be put back. */
  readers: PageReaders.optional(),
  place: MenuSpot.nullable().optional(),
  /** Of what was copied: the copy, and whether it only came along with what it hangs below. */
  copyGuid: Guid.optional(),
  isBelow: z.boolean().optional(),
});
export type PageBefore = z.infer<typeof PageBefore>;

export const PagesChanged = z.object({
  changed: z.array(PageBefore),
  refused: z.array(
    z.object({
      guid: Guid,
      title: z.string(),
      /** The code of the refusal, and what its words are filled in with. */
      code: z.string(),
      values: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
  /** They are many: it is being done, and `GET /api/longwork/{id}` tells how far it is and then has the rest of this. */
  workId: Guid.optional(),
});
export type PagesChanged = z.infer<typeof PagesChanged>;

/** Someone who can look after a page. */
export const PossibleOwner = z.object({ id: z.string(), name: z.string(), email: z.string() });
