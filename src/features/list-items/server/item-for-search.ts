import type { ItemType } from '#features/item-types/contract/item-type.ts';
import type { ItemForSearch } from '#features/search/server/search.service.ts';
import type { CheckedItem } from './check-item.ts';
import { searchEntriesOf } from './item-document.ts';
import type { ItemRow } from './items.repository.ts';
import type { ListItemsParts } from './list-items-parts.ts';

/** What the search keeps of an item; of one that readers do not get it keeps no words. */
export const createItemForSearch =
  (blocks: ListItemsParts['blocks']) =>
  (
    { id, shortId, listId }: Pick<ItemRow, 'id' | 'shortId' | 'listId'>,
    item: CheckedItem,
    type: ItemType,
  ): ItemForSearch => ({
    id,
    shortId,
    listId,
    typeName: type.name,
    parentIds: item.parentIds,
    periodStart: item.periodStart,
    audience: { visibility: item.visibility, roleIds: item.roleIds },
    isPublished: item.isPublished,
    publishedOn: item.publishedOn,
    unpublishOn: item.unpublishOn,
    entries: item.isPublished ? searchEntriesOf(item, type, blocks) : () => [],
  });
