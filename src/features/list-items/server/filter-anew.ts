import type { ItemType } from '#features/item-types/contract/item-type.ts';
import { fieldKinds } from '#field-kinds/kit/server/field-kinds.ts';
import { itemsTag, listTag } from '../contract/list-items.tags.ts';
import { facetsOfItem } from './item-document.ts';
import { storeFacets } from './item-facets.repository.ts';
import { findItemsOfType, lockItems } from './items.repository.ts';
import type { ListItemsParts } from './list-items-parts.ts';

/** The job that a change of the time zone asks for. */
export const filterItemsAnewName = 'filter-items-anew';

const batch = 500;
const firstGuid = '00000000-0000-0000-0000-000000000000';

const followsTimeZone = ({ fields }: ItemType): boolean =>
  fields.some((field) => fieldKinds.filterOf(field)?.followsTimeZone === true);

/** What items are filtered by is kept with them, and the day of a period is another one on another calendar. */
export function createFilterAnew({ platform, itemTypes }: Pick<ListItemsParts, 'platform' | 'itemTypes'>) {
  /** Answers the last of the items, when there may be more behind it. */
  const someOf = async (type: ItemType, afterId: string): Promise<string | undefined> => {
    const ids = (await findItemsOfType(platform.db, type.guid, { afterId, limit: batch })).map(({ id }) => id);
    if (ids.length === 0) return undefined;
    const { timeZone } = await platform.locale();
    await platform.transaction(async (trx, touch) => {
      const rows = await lockItems(trx, ids);
      await storeFacets(
        trx,
        rows.map((row) => ({ id: row.id, facets: facetsOfItem(row, type, timeZone) })),
      );
      touch(...new Set(rows.map(({ listId }) => listTag(listId))), itemsTag);
    });
    return ids.at(-1);
  };

  return async (): Promise<void> => {
    for (const type of (await itemTypes.all()).filter(followsTimeZone)) {
      let last: string | undefined = firstGuid;
      while (last !== undefined) last = await someOf(type, last);
    }
  };
}
