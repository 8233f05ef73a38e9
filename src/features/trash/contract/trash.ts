import { z } from 'zod';
import { areas } from '#features/pages/contract/page-layout.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';

export const trashKinds = ['page', 'block', 'item', 'file', 'form'] as const;
export type TrashKind = (typeof trashKinds)[number];

const Moment = z.iso.datetime();

/** Where something stood when it was thrown away. */
export const TrashPlace = z.object({
  /** `gone`: what it stood in is not there any more; `none`: it stood in nothing. */
  state: z.enum(['there', 'gone', 'none']),
  /** What it stood in, from the top: the menu above a page, the page of a list, the folder of a file. */
  trail: z.array(z.string()),
  /** What it stood in lies in the trash itself. */
  isInTrash: z.boolean().optional(),
  /** What it came after, in the menu. */
  after: z.string().nullable(),
  /** Of a block on its page. */
  area: z.enum(areas).optional(),
  position: z.number().int().optional(),
});
export type TrashPlace = z.infer<typeof TrashPlace>;

export const TrashEntry = z.object({
  kind: z.enum(trashKinds),
  id: Guid,
  title: z.string(),
  /** More precisely what it is: page, template or shared part; the name of a block or a type; the sort of file. */
  sort: z.string(),
  /** The page that a block or an item is of. */
  of: z.string().nullable(),
  place: TrashPlace,
  /** What was thrown away with it and comes back with it; the first of them, by name. */
  below: z.array(z.object({ id: Guid, title: z.string() })),
  belowCount: z.number().int(),
  deletedAt: Moment,
  deletedBy: z.object({ id: z.string().nullable(), name: z.string() }),
  /** After this it cannot be put back. */
  keptUntil: Moment,
  /** Until then, in days; the last is not over yet. */
  daysLeft: z.number().int(),
  can: z.object({ purge: z.boolean() }),
});
export type TrashEntry = z.infer<typeof TrashEntry>;

export const TrashQuery = z.object({
  language: Language.default('nl'),
  kind: z.enum(trashKinds).optional(),
  search: z.string().trim().max(200).default(''),
  pageNumber: z.coerce.number().int().min(1).max(1_000_000).default(1),
  itemCount: z.coerce.number().int().min(1).max(100).default(50),
});
export type TrashQuery = z.output<typeof TrashQuery>;
export type TrashQueryInput = z.input<typeof TrashQuery>;

export const TrashList = z.object({ entries: z.array(TrashEntry), totalNumberOfItems: z.number().int() });
export type TrashList = z.infer<typeof TrashList>;

export const TrashRef = z.object({ kind: z.enum(trashKinds), id: Guid });
export type TrashRef = z.infer<typeof TrashRef>;

/** Where it is put when its own place is gone: below this item of the menu, or at the top of it; in this list. */
export const NewPlace = z.union([z.object({ parentGuid: Guid.nullable() }), z.object({ listGuid: Guid })]);
export type NewPlace = z.infer<typeof NewPlace>;

/** Where something could come back instead. */
export const TrashSpot = z.object({
  guid: Guid,
  /** From the top: the menu above it and itself; the page and the heading of a list. */
  trail: z.array(z.string()),
});
export type TrashSpot = z.infer<typeof TrashSpot>;

export const TrashRestored = TrashRef.extend({
  /** What came back with it. */
  below: z.array(Guid),
});
export type TrashRestored = z.infer<typeof TrashRestored>;

export const TrashRefused = TrashRef.extend({ code: z.string() });
export type TrashRefused = z.infer<typeof TrashRefused>;
