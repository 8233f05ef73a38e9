import { z } from 'zod';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { LanguageState } from '#platform/contract/texts/translation.ts';
import { Moment } from '#platform/contract/time/moment.ts';
import { ItemPart } from './item-part.ts';
import { ItemChanges, ItemSource, itemStates, ListItem, ListItemDetail, NewItem } from './list-item.ts';
import { itemAudit, itemChanges } from './list-items.audit.ts';
import { itemTouches } from './list-items.tags.ts';
import { periodKinds, quickPeriods } from './list-period.ts';
import { defaultSortBy, sortBys } from './list-words.ts';

const inLanguage = z.object({ language: Language.default('nl') });
const one = z.object({ guid: Guid });
const ofBlock = z.object({ blockGuid: Guid });
const filter = z
  .union([z.string().max(1000), z.array(z.string().max(1000)).max(20)])
  .optional()
  .describe('Terms such as parentGuids=guid,guid · highlight=true · type=News · meta:period-end=>2026-11-17');

/** §7 and the defaults of §9. What is left out is as the block's options have it, once a block names them. */
export const ListQuery = z.object({
  pageNumber: z.coerce.number().int().min(1).max(100_000).default(1),
  itemCount: z.coerce.number().int().min(1).max(100).default(1),
  joinRest: z
    .union([z.boolean(), z.stringbool()])
    .optional()
    .describe('Puts a few that would be left over on the last whole page; without it, a page has at most itemCount'),
  sort_by: z.enum(sortBys).default(defaultSortBy),
  filter,
  searchFilter: z.string().max(200).optional(),
  savedQuery: z.string().max(60).optional().describe('The key of a query that is kept with the block'),
  IncludeBbis: z
    .union([z.boolean(), z.stringbool()])
    .optional()
    .describe('With every block of each item; without it, its first picture alone'),
});
export type ListQuery = z.input<typeof ListQuery>;

/** `can`: whether this viewer may add to the list, and edit whatever is in it. */
export const ListMeta = z.object({
  totalNumberOfItems: z.number().int(),
  /** `offer`: they may not add at once, but may bring something that counts once it is proven or looked at. */
  can: z.object({ add: z.boolean(), edit: z.boolean(), offer: z.boolean() }),
  /** Of who may add: someone else says yes before readers get what they write. */
  needsApproval: z.boolean(),
});

/** By the key of the field and its value; what no item has is left out. */
export const ListCounts = z.object({
  fields: z.record(z.string(), z.record(z.string(), z.number().int())),
  periods: z.partialRecord(z.enum(quickPeriods), z.number().int()),
});
export type ListCounts = z.infer<typeof ListCounts>;

export const readItemByShortId = defineEndpoint({
  method: 'GET',
  path: '/api/listitem/short/{id}',
  access: 'public',
  feature: 'list-items',
  summary: 'An item by its short id',
  params: z.object({ id: z.string().regex(/^[\w-]{4,31}$/) }),
  query: inLanguage,
  output: ListItemDetail,
  cached: true,
});

export const readItem = defineEndpoint({
  method: 'GET',
  path: '/api/listitem/{guid}',
  access: 'public',
  feature: 'list-items',
  summary: 'An item with its fields and blocks',
  params: one,
  query: inLanguage,
  output: ListItemDetail,
  cached: true,
});

export const readItemSource = defineEndpoint({
  method: 'GET',
  path: '/api/listitem:source/{guid}',
  access: 'user',
  whileViewingAs: 'allowed',
  feature: 'list-items',
  summary: 'An item in all its languages, for who may edit it',
  params: one,
  output: ItemSource.extend({
    guid: Guid,
    blockGuid: Guid,
    version: z.number().int(),
    state: z.enum(itemStates),
    languageStates: z.array(LanguageState),
    /** Whether this viewer may put it on the site: not what someone with more right took off it. */
    can: z.object({ publish: z.boolean() }),
    /** Someone else says yes before readers get what this person writes. */
    needsApproval: z.boolean(),
    /** Readers had it: its status is decided about in public, and not changed here. */
    isStatusDecided: z.boolean(),
  }),
});

export const readItemParts = defineEndpoint({
  method: 'GET',
  path: '/api/listitem:parts',
  access: 'user',
  whileViewingAs: 'allowed',
  feature: 'list-items',
  summary: 'The blocks that the form of an item can fill, the first for a new one',
  output: z.array(ItemPart),
});

export const readList = defineEndpoint({
  method: 'GET',
  path: '/api/listitem/list/{blockGuid}',
  access: 'public',
  feature: 'list-items',
  summary: 'A page of the items of a list block',
  params: ofBlock,
  query: inLanguage.extend(ListQuery.shape),
  output: z.array(ListItem),
  cached: true,
});

export const readListMeta = defineEndpoint({
  method: 'GET',
  path: '/api/listitem/list/{blockGuid}/meta',
  access: 'public',
  feature: 'list-items',
  summary: 'How many items the same question has in all',
  params: ofBlock,
  query: inLanguage.extend(ListQuery.pick({ filter: true, searchFilter: true, savedQuery: true }).shape),
  output: ListMeta,
  cached: true,
});

/** The counts of a field leave out what was chosen of it, and those of the periods what was chosen of them. */
export const readListCounts = defineEndpoint({
  method: 'GET',
  path: '/api/listitem/list/{blockGuid}/counts',
  access: 'public',
  feature: 'list-items',
  summary: 'How many items each choice of the filters would give, beside what else is asked',
  params: ofBlock,
  query: ListQuery.pick({ filter: true, searchFilter: true, savedQuery: true }).extend({
    periods: z.enum(periodKinds).optional().describe('Counts the quick choices of a period too'),
  }),
  output: ListCounts,
  cached: true,
});

/** Not kept: what one added oneself may be a draft that only they know of. */
export const readOwnItems = defineEndpoint({
  method: 'GET',
  path: '/api/listitem/list/{blockGuid}/own',
  access: 'user',
  whileViewingAs: 'allowed',
  feature: 'list-items',
  summary: 'What one added to a list block oneself, drafts too',
  params: ofBlock,
  query: inLanguage,
  output: z.array(ListItem),
});

/** §7: every other parameter is a block's guid with its query as JSON, so that a page asks for all its lists at once. */
export const readLists = defineEndpoint({
  method: 'GET',
  path: '/api/listitem/lists',
  access: 'public',
  feature: 'list-items',
  summary: 'The items of many list blocks at once: a parameter for each block guid, with its query as JSON',
  query: inLanguage.catchall(z.string().max(3000)),
  output: z.record(z.string(), z.array(ListItem)),
  cached: true,
});

export const readWidget = defineEndpoint({
  method: 'GET',
  path: '/api/listitem/widget/{blockGuid}',
  access: 'public',
  feature: 'list-items',
  summary: 'Items of other lists in the spotlight, as the widget block says',
  params: ofBlock,
  query: inLanguage.extend(
    ListQuery.pick({ pageNumber: true, itemCount: true, sort_by: true, filter: true, IncludeBbis: true }).shape,
  ),
  output: z.array(ListItem),
  cached: true,
});

export const makeItems = defineEndpoint({
  method: 'POST',
  path: '/api/listitem/list/{blockGuid}',
  access: 'public',
  feature: 'list-items',
  summary: 'Add items to a list block; who may is the block’s addPermission',
  params: ofBlock,
  query: inLanguage,
  body: z.array(NewItem).min(1).max(100),
  audits: { nothing: 'who added it and when stands with the item' },
  touches: itemTouches,
  output: z.array(ListItem),
});

export const changeItem = defineEndpoint({
  method: 'PUT',
  path: '/api/listitem/{guid}',
  access: 'user',
  feature: 'list-items',
  summary: 'Change an item; only what is named changes',
  params: one,
  query: inLanguage,
  body: ItemChanges,
  audits: itemChanges,
  touches: itemTouches,
  output: ListItemDetail.extend({ version: z.number().int() }),
});

/** Before it is saved, and so of what nobody else knows of. The guid is that of the item that is being changed. */
export const previewItem = defineEndpoint({
  method: 'POST',
  path: '/api/listitem:preview/{blockGuid}',
  access: 'user',
  feature: 'list-items',
  summary: 'An item as its readers would get it; nothing is stored',
  params: ofBlock,
  query: inLanguage,
  body: NewItem,
  audits: { nothing: 'only shows what was sent' },
  touches: [],
  output: ListItemDetail,
});

export const deleteItem = defineEndpoint({
  method: 'DELETE',
  path: '/api/listitem/{guid}',
  access: 'user',
  feature: 'list-items',
  summary: 'Put an item in the trash',
  params: one,
  audits: [itemAudit.deleted],
  touches: itemTouches,
  output: z.void(),
});

export const restoreItem = defineEndpoint({
  method: 'POST',
  path: '/api/listitem:restore/{guid}',
  access: 'user',
  feature: 'list-items',
  summary: 'Take an item out of the trash, or bring an older version back',
  params: one,
  body: z.object({ version: z.int32().optional() }),
  audits: [itemAudit.restored, itemAudit.versionRestored, ...itemChanges],
  touches: itemTouches,
  output: ListItemDetail,
});

export const listItemVersions = defineEndpoint({
  method: 'GET',
  path: '/api/listitem:versions/{guid}',
  access: 'user',
  whileViewingAs: 'allowed',
  feature: 'list-items',
  summary: 'What an item was before each change',
  params: one,
  output: z.array(
    z.object({
      number: z.number().int(),
      changedOn: z.iso.datetime(),
      changedBy: z.string().nullable(),
      title: z.string(),
    }),
  ),
});

export const bulkChanges = [
  'publish',
  'unpublish',
  'highlight',
  'unhighlight',
  'delete',
  'restore',
  'parents',
] as const;

export const changeItems = defineEndpoint({
  method: 'POST',
  path: '/api/listitem:bulk',
  access: 'user',
  feature: 'list-items',
  summary:
    'The same change for many items; each is decided by itself, and what was so already is not among the changed',
  body: z.object({
    guids: z.array(Guid).min(1).max(500),
    change: z.enum(bulkChanges),
    /** With `parents`. */
    parentGuids: z.array(Guid).max(50).optional(),
    /** With `highlight`: it always ends, after two weeks when nothing is said. */
    highlightUntil: Moment.optional(),
  }),
  audits: [itemAudit.deleted, itemAudit.restored, itemAudit.published, itemAudit.unpublished],
  touches: itemTouches,
  output: z.object({ changed: z.array(Guid), refused: z.array(z.object({ guid: Guid, code: z.string() })) }),
});
