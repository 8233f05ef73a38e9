import { cacheTag, cacheTagOf } from '#platform/contract/calls/cache-tag.ts';

export const itemTag = cacheTagOf('item');

/** The items of one list block. */
export const listTag = cacheTagOf('list');

/** The order of one list by what was said last in it. */
export const talkedListTag = cacheTagOf('talked-list');

/** The same of any list, for what looks over all of them. */
export const talkedTag = cacheTag('talked');

/** Items wherever they are, for what looks over all lists. */
export const itemsTag = cacheTag('items');

/** What is written of one item, which is kept nowhere and followed by who edits it. */
export const itemEditingTag = cacheTagOf('item-editing');

/** Who has one item open, which is kept nowhere and followed by who edits it. */
export const itemPresenceTag = cacheTagOf('item-presence');

/** Who gets to know of a visitor through blocks in items. */
export const itemVendorsTag = cacheTag('item-vendors');

/** Something about items that asks for attention may be different. */
export const itemUpkeepTag = cacheTag('item-upkeep');

/** Which items have a page of their own, as the sitemap names them. */
export const sitemapTag = cacheTag('sitemap');

/** What a change of an item makes wrong. */
export const itemTouches = [itemTag, listTag, itemsTag, sitemapTag, itemVendorsTag];
