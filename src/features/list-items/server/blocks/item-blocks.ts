import { itemTypesTag } from '#features/item-types/contract/item-types.tags.ts';
import type { Supporters } from '#features/item-types/contract/supporters.ts';
import { menuTag } from '#features/menus/contract/menus.tags.ts';
import { pagesTag, pageTag } from '#features/pages/contract/pages.tags.ts';
import type { Tag } from '#platform/contract/calls/cache-tag.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { nextPeriodChange } from '#platform/contract/rights/visibility.ts';
import { isForReaders, itemState, nextItemChange } from '../../contract/item-state.ts';
import type { ItemState, StoredContentBlock } from '../../contract/list-item.ts';
import { itemsTag, itemTag } from '../../contract/list-items.tags.ts';
import { createItemFinder, type ItemRow } from '../items.repository.ts';
import { earliest, type ListItemsParts } from '../list-items-parts.ts';
import { itemRights } from '../rights/item-rights.ts';
import { findItemIdOfBlock, findItemIdsWith } from './item-blocks.repository.ts';

/** A block of an item that readers have. What is decided about it is decided about its item. */
export interface SeenItemBlock {
  itemId: string;
  block: StoredContentBlock;
  state: ItemState;
  /** Who may vote for items of its type. */
  supporters: Supporters;
  canEdit: boolean;
  /** What would make an answer about it wrong. */
  tags: Tag[];
  changesAt: Date | undefined;
}

type Parts = Pick<ListItemsParts, 'platform' | 'lists' | 'itemTypes' | 'clock'>;

/** Blocks of items in which readers do something, by their guid. */
export function createItemBlocks({ platform, lists, itemTypes, clock }: Parts) {
  const { findItem } = createItemFinder(platform.db);
  const itemOf = (guid: string): Promise<string | undefined> =>
    platform.remember(`item-of-block/${guid}`, [itemsTag], () => findItemIdOfBlock(platform.db, guid));

  const rowOf = (id: string): Promise<ItemRow | undefined> =>
    platform.remember(`item/${id}`, [itemTag(id)], () => findItem(id));

  return {
    /** The item that a block is of, whether readers have it or not. */
    itemOf,

    /** Undefined while its item is being written: a draft takes nothing from readers. */
    async seen(viewer: Viewer, guid: string): Promise<SeenItemBlock | undefined> {
      const id = await itemOf(guid);
      const row = id === undefined ? undefined : await rowOf(id);
      const block = row?.document.blocks.find((one) => one.guid.toLowerCase() === guid);
      const now = clock.now();
      if (row === undefined || block === undefined || !isForReaders(row, now)) return undefined;
      const list = await lists.listBlock(row.listId);
      const { canSee, canEdit } = itemRights(viewer, row, list, now);
      const type = (await itemTypes.all()).find(({ guid: typeId }) => typeId === row.typeId);
      if (!canSee || type === undefined) return undefined;
      const { timeZone } = await platform.locale();
      return {
        itemId: row.id,
        block,
        state: itemState(row, now, timeZone),
        supporters: type.features.supporters,
        canEdit,
        tags: [itemTag(row.id), itemTypesTag, menuTag, list === undefined ? pagesTag : pageTag(list.pageId)],
        changesAt: earliest([nextItemChange(row, now, timeZone), list && nextPeriodChange([list.block.period], now)]),
      };
    },

    /** The blocks of these kinds in what readers can have, as far as this viewer edits their lists. */
    async edited(viewer: Viewer, names: readonly string[]): Promise<{ guid: string; itemId: string }[]> {
      const ids = await platform.remember(`items-with/${names.join()}`, [itemsTag], () =>
        findItemIdsWith(platform.db, names),
      );
      const found: { guid: string; itemId: string }[] = [];
      for (const id of ids) {
        const row = await rowOf(id);
        if (row === undefined || !itemRights(viewer, row, await lists.listBlock(row.listId), clock.now()).canEdit)
          continue;
        for (const { guid, buildingBlockName } of row.document.blocks)
          if (names.includes(buildingBlockName)) found.push({ guid, itemId: id });
      }
      return found;
    },
  };
}
