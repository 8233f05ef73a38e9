import { z } from 'zod';
import { threadModerations, threadPermissions, threadPictures } from '#features/reactions/contract/thread-rules.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { meaning } from '#platform/contract/meaning.ts';
import { emptyText, StoredText } from '#platform/contract/texts/localized.ts';
import { periodKinds } from './list-period.ts';
import { defaultSortBy, listViews, sortBys } from './list-words.ts';

/** A question that visitors can ask with one press, kept with the block. */
export const SavedQuery = z.object({
  key: meaning(z.string().regex(/^[a-z][a-z0-9-]{0,59}$/), 'key'),
  label: StoredText,
  filter: z.string().max(500).default(''),
  sortBy: meaning(z.enum(sortBys), 'sort-order').optional(),
  searchFilter: z.string().max(200).default(''),
});
export type SavedQuery = z.infer<typeof SavedQuery>;

/** Which items a list block shows and in which order: §3, the names as they are there. */
export const ListOptions = z.object({
  /** Types that can be added and are shown; every type when empty. */
  itemTypeNames: z
    .array(meaning(z.string().max(60), 'item-type'))
    .max(50)
    .default([]),
  /** Shows items of other lists, and has none itself. */
  isSpotlight: z.boolean().default(false),
  /** Of the spotlight: the lists whose items it shows; of every list when empty. */
  sourceBlockGuids: z.array(meaning(Guid, 'list-block')).max(20).default([]),
  defaultItemsPerPage: z.number().int().min(1).max(100).default(12),
  defaultSortBy: meaning(z.enum(sortBys), 'sort-order').default(defaultSortBy),
  defaultParentGuids: z.array(meaning(Guid, 'item')).max(50).default([]),
  showExpiredItemsByDefault: z.boolean().default(true),
  itemsRecentForDays: z.number().int().min(0).max(3650).default(0),
  lazyLoad: z.boolean().default(false),
  hasActiveItems: z.boolean().default(false),
  /** Terms as in the call's `filter`, always applied. */
  filter: z.string().max(1000).default(''),
  highlightOnly: z.boolean().default(false),
  sortOrder: meaning(z.array(Guid).max(2000), 'in-place').default([]),
  /** Parent to its ordered children; `root` has the topmost. */
  nestedSortOrder: meaning(z.record(z.string().max(60), z.array(Guid).max(2000)), 'in-place').default({}),
  savedQueries: z.array(SavedQuery).max(20).default([]),
  /** What a new item begins with: the form that its readers fill in. */
  itemFormGuid: meaning(Guid, 'form').nullable().default(null),
  /** What whoever offers an item is asked besides its title and its text: keys of fields of its type. */
  offeredFields: z
    .array(meaning(z.string().max(60), 'item-field'))
    .max(30)
    .default([]),
  /** Whether an editor looks at what others add before readers get it. */
  moderation: z.enum(['after', 'before']).default('after'),
  /** Of what is said below its items, where their type has that: who may, who looks, and that nobody may any more. */
  reactionPermission: z.enum(threadPermissions).default('platform'),
  reactionModeration: z.enum(threadModerations).default('platform'),
  reactionPictures: z.enum(threadPictures).default('platform'),
  reactionsClosed: z.boolean().default(false),
});
export type ListOptions = z.infer<typeof ListOptions>;

/** How a list looks; of the blocks, and of no interest to the calls. */
export const ListLook = z.object({
  view: z.enum(listViews).default('cards'),
  /** Visitors may choose among these as well. */
  otherViews: z.array(z.enum(listViews)).max(8).default([]),
  paging: z.enum(['pages', 'more', 'none']).default('pages'),
  hasSearch: z.boolean().default(false),
  hasFilters: z.boolean().default(false),
  /** Whether visitors may choose a period, and of what. */
  periodFilter: z.enum(['none', ...periodKinds]).default('none'),
  hasFeeds: z.boolean().default(false),
  /** A file for a spreadsheet; who may edit the page gets it anyway. */
  hasCsv: z.boolean().default(false),
  showImage: z.boolean().default(true),
  showDescription: z.boolean().default(true),
  showDate: z.boolean().default(true),
  emptyText: StoredText.default(emptyText),
});
export type ListLook = z.infer<typeof ListLook>;
