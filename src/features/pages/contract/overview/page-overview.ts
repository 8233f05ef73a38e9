import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import { visibilities } from '#platform/contract/rights/visibility.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { pageKinds } from '../page.ts';
import { publications } from '../publication.ts';
import { changedPeriods, overviewSorts, reviewPeriods } from './overview-choices.ts';

/** A query has one value or several; inside it is always a list. */
const many = <T extends z.ZodType>(one: T) =>
  z.union([z.array(one).max(50), one.transform((value) => [value])]).default([]);

const Day = z.iso.date();
const Person = z.object({ id: z.string(), name: z.string() });

export const OverviewFilter = z.object({
  kind: z.enum(pageKinds).default('page'),
  /** Words of the title in any language, or a part of the address. */
  search: z.string().trim().max(200).default(''),
  status: many(z.enum(publications)),
  /** Guids of people, or `none`. */
  owner: many(z.string().max(100)),
  /** Pages that have, or lack, these languages. */
  with: many(Language),
  without: many(Language),
  review: z.enum(reviewPeriods).optional(),
  changed: z.enum(changedPeriods).optional(),
  inMenu: z.enum(['true', 'false']).optional(),
});
export type OverviewFilter = z.output<typeof OverviewFilter>;
export type OverviewFilterInput = z.input<typeof OverviewFilter>;

/** The names of §7: pageNumber, itemCount, sort_by. */
export const OverviewQuery = OverviewFilter.extend({
  language: Language.default('nl'),
  sort_by: z.templateLiteral([z.enum(overviewSorts), '_', z.enum(['asc', 'desc'])]).default('title_asc'),
  pageNumber: z.coerce.number().int().min(1).max(1_000_000).default(1),
  itemCount: z.coerce.number().int().min(1).max(100).default(25),
  at: Guid.optional().describe('Answers the page of the list that this one is on, instead of `pageNumber`'),
});
export type OverviewQuery = z.output<typeof OverviewQuery>;

export const LanguagesOfStatus = z.object({
  status: z.enum(publications),
  languages: z.array(Language),
});

export const OverviewPage = z.object({
  guid: Guid,
  kind: z.enum(pageKinds),
  title: z.string(),
  titleLang: z.string().optional(),
  /** None where the menu does not lead to it. */
  path: z.string().nullable(),
  isPublished: z.boolean(),
  visibility: z.enum(visibilities),
  statuses: z.array(LanguagesOfStatus),
  publishAt: z.iso.datetime().nullable(),
  unpublishAt: z.iso.datetime().nullable(),
  owner: Person.nullable(),
  reviewOn: Day.nullable(),
  changedAt: z.iso.datetime(),
  changedBy: Person.nullable(),
});
export type OverviewPage = z.infer<typeof OverviewPage>;

/** Of all pages of the kind, whatever the filter finds. */
export const OverviewCounts = z.object({
  all: z.number().int(),
  due: z.number().int(),
  waiting: z.number().int(),
  scheduled: z.number().int(),
  draft: z.number().int(),
  loose: z.number().int(),
});
export type OverviewCounts = z.infer<typeof OverviewCounts>;

const aboutAll = {
  totalNumberOfItems: z.number().int(),
  counts: OverviewCounts,
  /** In how many pages each language of the platform is. */
  languages: z.array(z.object({ language: Language, count: z.number().int() })),
  /** Everyone who looks after a page. */
  owners: z.array(Person),
};

export const PageOverview = z.object({
  pages: z.array(OverviewPage),
  pageNumber: z.number().int(),
  ...aboutAll,
});
export type PageOverview = z.infer<typeof PageOverview>;

export const TreeQuery = OverviewFilter.extend({
  language: Language.default('nl'),
  /** Rows that are open where all others are closed; with `isAllOpen`, rows that are closed. */
  turned: many(z.string().max(60)).pipe(z.array(z.string()).max(200)),
  isAllOpen: z.stringbool().default(false),
  at: Guid.optional().describe('A page to show, with everything above it open'),
  rowCount: z.coerce.number().int().min(1).max(6000).default(200),
});
export type TreeQuery = z.output<typeof TreeQuery>;
export type TreeQueryInput = z.input<typeof TreeQuery>;

export const TreeRow = z.object({
  /** The guid of its page; of a heading, that of the menu item. */
  id: z.string(),
  parentId: z.string().nullable(),
  /** From 1. */
  level: z.number().int(),
  position: z.number().int(),
  siblings: z.number().int(),
  /** How many pages hang below it. */
  below: z.number().int(),
  /** Undefined where nothing hangs below it. */
  isOpen: z.boolean().optional(),
  /** What the menu calls a heading without a page. */
  name: z.string(),
  /** None for a heading, and for the branch of pages that the menu does not lead to. */
  page: OverviewPage.nullable(),
  /** It stands here only for what hangs below it. */
  isAround: z.boolean(),
});
export type TreeRow = z.infer<typeof TreeRow>;

export const PageTree = z.object({
  rows: z.array(TreeRow),
  /** How many rows there are with what is open now. */
  rowCount: z.number().int(),
  ...aboutAll,
});
export type PageTree = z.infer<typeof PageTree>;
