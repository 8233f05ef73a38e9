import { z } from 'zod';
import { Href } from '#platform/contract/addresses/href.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { emptyText, StoredText, stored } from '#platform/contract/texts/localized.ts';
import { mostRelated } from './most-related.ts';

/** A menu item in all its languages, for who arranges the menu. */
export const MenuSourceItem = z.object({
  guid: Guid,
  parentGuid: Guid.nullable(),
  name: StoredText,
  description: StoredText,
  urlSegment: StoredText,
  pageGuid: Guid.nullable(),
  pageName: z.string().nullable(),
  pageIsPublished: z.boolean(),
  /** Readers get nothing of it; it keeps its place for when the page comes back. */
  pageIsInTrash: z.boolean(),
  externalUrl: z.string().nullable(),
  relatedMenuItems: z.array(Guid),
  isVisible: z.boolean(),
  /** In the default language; null for an item without a page. */
  path: z.string().nullable(),
});
export type MenuSourceItem = z.infer<typeof MenuSourceItem>;

/** Parents before their children, siblings in their order. */
export const MenuSource = z.object({
  guid: Guid,
  name: z.string(),
  /** Another one whenever anything in the menu is: who arranges it says from which they started. */
  version: z.string(),
  items: z.array(MenuSourceItem),
});
export type MenuSource = z.infer<typeof MenuSource>;

const externalUrl = Href.refine((href) => !href.startsWith('page:'), 'a page is named by pageGuid').nullable();
/** A name stands in a narrow column, and a segment in every address below it. */
const shortText = stored(z.string().max(200));
const description = stored(z.string().max(500));
const name = shortText.refine(({ $lang }) => ($lang.nl ?? '').trim() !== '', 'a name in the default language');

export const NewMenuItem = z.object({
  parentGuid: Guid.nullable().default(null),
  /** Among its siblings; at the end when left out. */
  position: z.int32().min(0).optional(),
  name,
  description: description.default(emptyText),
  /** Made from the name when left out. */
  urlSegment: shortText.optional(),
  pageGuid: Guid.nullable().default(null),
  externalUrl: externalUrl.default(null),
  isVisible: z.boolean().default(true),
  relatedMenuItems: z.array(Guid).max(mostRelated).default([]),
});
export type NewMenuItem = z.output<typeof NewMenuItem>;

/** Only what is named changes. */
export const MenuItemChanges = z.object({
  name: name.optional(),
  description: description.optional(),
  urlSegment: shortText.optional(),
  pageGuid: Guid.nullable().optional(),
  externalUrl: externalUrl.optional(),
  isVisible: z.boolean().optional(),
  relatedMenuItems: z.array(Guid).max(mostRelated).optional(),
});
export type MenuItemChanges = z.output<typeof MenuItemChanges>;

export const MenuItemMove = z.object({ parentGuid: Guid.nullable(), position: z.int32().min(0) });
export type MenuItemMove = z.output<typeof MenuItemMove>;
