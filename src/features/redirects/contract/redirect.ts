import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import { longestAddress } from './redirect-address.ts';
import { redirectFilters, redirectSorts, redirectStates } from './redirect-kinds.ts';

const Status = z.union([z.literal(301), z.literal(302)]);

export const RedirectRow = z.object({
  guid: Guid,
  from: z.string(),
  /** As it is written: a path or an address elsewhere; empty when what it led to is gone. */
  to: z.string(),
  /** Of the page that it leads to. */
  pageName: z.string().nullable(),
  status: Status,
  /** Left by a page that moved or went, and not made by someone. */
  isAutomatic: z.boolean(),
  state: z.enum(redirectStates),
  /** Of the page that stands at the address now. */
  pageHere: z.string().nullable(),
  since: z.iso.datetime(),
  madeBy: z.string().nullable(),
  hits: z.number().int(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type RedirectRow = z.infer<typeof RedirectRow>;

export const RedirectFilter = z.object({
  search: z.string().trim().max(200).default(''),
  filter: z.enum(redirectFilters).default('all'),
});
export type RedirectFilter = z.output<typeof RedirectFilter>;

export const RedirectListQuery = RedirectFilter.extend({
  sort_by: z.templateLiteral([z.enum(redirectSorts), '_', z.enum(['asc', 'desc'])]).default('since_desc'),
  pageNumber: z.coerce.number().int().min(1).max(1_000_000).default(1),
  itemCount: z.coerce.number().int().min(1).max(100).default(50),
});
export type RedirectListQuery = z.output<typeof RedirectListQuery>;

export const RedirectList = z.object({
  redirects: z.array(RedirectRow),
  totalNumberOfItems: z.number().int(),
});
export type RedirectList = z.infer<typeof RedirectList>;

export const RedirectInput = z.object({
  from: z.string().max(longestAddress),
  /** A path of this site, an address elsewhere, or `page:` with a guid. */
  to: z.string().max(longestAddress),
  status: Status.default(301),
});
export type RedirectInput = z.output<typeof RedirectInput>;

/** What was changed, to undo it with. */
export const RedirectChange = z.object({ change: Guid, count: z.number().int() });
export type RedirectChange = z.infer<typeof RedirectChange>;

export const SavedRedirect = RedirectChange.extend({
  from: z.string(),
  to: z.string(),
  /** What was written led on by itself, so this leads to the end at once. */
  isShortened: z.boolean(),
});
export type SavedRedirect = z.infer<typeof SavedRedirect>;

export const RedirectRemoval = z
  .object({
    guids: z.array(Guid).min(1).max(1000).optional(),
    filter: RedirectFilter.optional(),
    /** How many the filter is thought to find: with another number nothing is removed. */
    expected: z.int32().min(0).optional(),
  })
  .refine(({ guids, filter }) => (guids === undefined) !== (filter === undefined), {
    path: ['guids'],
    message: 'either guids or filter',
  });
export type RedirectRemoval = z.output<typeof RedirectRemoval>;

export const RedirectsFile = z.object({ text: z.string().min(1).max(2_000_000) });

const Refusal = z.object({ code: z.string(), values: z.record(z.string(), z.string()) });

export const ImportLine = z.object({
  line: z.number().int(),
  from: z.string(),
  to: z.string(),
  status: z.string(),
  outcome: z.enum(['new', 'changed', 'same', 'refused']),
  isShortened: z.boolean(),
  problem: Refusal.nullable(),
});
export type ImportLine = z.infer<typeof ImportLine>;

export const ImportCounts = z.object({
  new: z.number().int(),
  changed: z.number().int(),
  same: z.number().int(),
  refused: z.number().int(),
});

export const ImportPreview = z.object({ lines: z.array(ImportLine), counts: ImportCounts });
export type ImportPreview = z.infer<typeof ImportPreview>;

export const ImportResult = RedirectChange.extend({ counts: ImportCounts });
