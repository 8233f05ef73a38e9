import type { FileHolder } from '#features/assets/contract/asset-holder.ts';
import { createPresence } from '#features/pages/server/presence/presence.service.ts';
import { itemPresenceTag } from '../contract/list-items.tags.ts';
import { createItemAttention } from './attention/item-attention.ts';
import { createItemDeadLinks } from './attention/item-dead-links.ts';
import { createItemBlocks } from './blocks/item-blocks.ts';
import { createItemChecking } from './editing/item-checking.ts';
import { createItemEditing } from './editing/item-editing.ts';
import { createItemHanging } from './editing/item-hanging.ts';
import { createWaitingItems } from './editing/waiting-items.ts';
import { createItemNews } from './feeds/item-news.ts';
import { createListFeeds } from './feeds/list-feeds.ts';
import { createFilterAnew } from './filter-anew.ts';
import { createHighlightEnds } from './highlight-ends.ts';
import { createItemHistory } from './history/item-history.ts';
import { createItemBulk } from './item-bulk.ts';
import { createItemCopying } from './item-copying.ts';
import { createItemReading } from './item-reading.ts';
import { createItemWriting } from './item-writing.ts';
import type { ListItemsParts } from './list-items-parts.ts';
import { createLetterItems } from './listing/letter-items.ts';
import { createListCounts } from './listing/list-counts.ts';
import { createListPlaces } from './listing/list-places.ts';
import { createListReading } from './listing/list-reading.ts';
import { createTalkedItems } from './listing/talked-items.ts';
import { createWritableLists } from './listing/writable-lists.ts';
import { createPlacedItems } from './placed/placed-items.ts';
import { createItemPreview } from './preview/item-preview.ts';
import { createWrittenPreview } from './preview/written-preview.ts';
import { createTitledItems } from './titled/titled-items.ts';

export type { EditedItemFacts } from './editing/item-editing.ts';
export type { WaitingItem } from './editing/waiting-items.ts';
export type { NewsItem } from './feeds/item-news.ts';
export type { ItemApproval } from './item-approval.ts';
export type { ListItemsParts } from './list-items-parts.ts';
export type { PlacedItem } from './placed/placed-items.ts';

export type ListItemsService = ReturnType<typeof createListItemsService>;

/** All that other features may use of items; each part of it is a file beside this one. */
export function createListItemsService(parts: ListItemsParts) {
  const reading = createItemReading(parts);
  const { read, readShort, source, versions, rightsOn, seen, whyUnread, namesOf } = reading;
  const writing = createItemWriting(parts, reading);
  const { make, change, changeWithin, remove, restore } = writing;
  const places = createListPlaces(parts);
  const lists = createListReading(parts, places);
  return {
    read,
    readShort,
    source,
    versions,
    /** What the form of an item can fill, for whoever may have one open. */
    formParts: () => parts.blocks.itemParts,
    /** Items hold files: what comes with one follows its rights. */
    fileHolder: { kind: 'item', rightsOn } satisfies FileHolder,
    seen,
    /** Blocks of items in which readers do something. */
    blocks: createItemBlocks(parts),
    /** For the order of forums (features/reactions). */
    talked: createTalkedItems(parts),
    whyUnread,
    namesOf,
    preview: createItemPreview(parts, reading),
    /** What links show of an item that is being written (features/previews). */
    linked: createWrittenPreview(parts, reading),
    make,
    change,
    changeWithin,
    remove,
    restore,
    /** What is added on behalf of who has no account, or waited for an editor (features/item-offers). */
    placed: createPlacedItems(parts, writing),
    bulk: createItemBulk(parts, writing),
    mayEdit: reading.mayEdit,
    requireEditor: reading.requireEditor,
    requireListEditor: reading.requireListEditor,
    presence: createPresence({
      ...parts,
      tagOf: itemPresenceTag,
      requireEditor: reading.requireEditor,
      mayEdit: reading.mayEdit,
    }),
    editing: createItemEditing(parts, writing, reading),
    hanging: createItemHanging(parts, writing, reading),
    checks: createItemChecking(parts, writing),
    history: createItemHistory(parts, writing),
    waiting: createWaitingItems(parts),
    attention: { ...createItemAttention(parts), ...createItemDeadLinks(parts) },
    list: lists.list,
    meta: lists.meta,
    counts: createListCounts(parts, places),
    /** Where somebody may add. */
    writable: createWritableLists(parts),
    lists: lists.lists,
    widget: lists.widget,
    own: lists.own,
    /** What pages ask of the lists that stand on them. */
    ofPages: { listTotals: lists.listTotals, copyItems: createItemCopying(parts, writing) },
    publicItems: lists.publicItems,
    forLetters: createLetterItems(parts),
    titled: createTitledItems(parts),
    settle: lists.settle,
    endHighlights: createHighlightEnds(parts),
    filterAnew: createFilterAnew(parts),
    news: createItemNews(parts),
    feeds: createListFeeds(parts, reading, lists),
  };
}
