import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { itemPath } from '../../contract/item-path.ts';
import { itemState } from '../../contract/item-state.ts';
import type { ItemState } from '../../contract/list-item.ts';
import type { ListItemsParts } from '../list-items-parts.ts';
import { itemRights } from '../rights/item-rights.ts';
import { findTitledItems } from './titled-items.repository.ts';

/** An item that someone may edit. */
export interface TitledItem {
  guid: string;
  title: string;
  titleLang?: string;
  typeLabel: string;
  path: string | null;
  state: ItemState;
}

/** Shorter words are in so many items that no index helps to find them. */
const shortestFound = 3;
const mostLookedAt = 100;

/** Items by words of their title, for who edits them. */
export function createTitledItems({
  platform,
  lists,
  menus,
  itemTypes,
  clock,
}: Pick<ListItemsParts, 'platform' | 'lists' | 'menus' | 'itemTypes' | 'clock'>) {
  /** Those that the viewer may edit, drafts included; in no particular order. */
  return async (
    viewer: Viewer,
    { words, language }: { words: readonly string[]; language: Language },
  ): Promise<TitledItem[]> => {
    if (viewer.kind === 'anonymous' || !words.some((word) => word.length >= shortestFound)) return [];
    const [rows, types, { timeZone }] = await Promise.all([
      findTitledItems(platform.db, { words, language, limit: mostLookedAt }),
      itemTypes.all(),
      platform.locale(),
    ]);
    const now = clock.now();
    const found = await Promise.all(
      rows.map(async (row): Promise<TitledItem[]> => {
        const list = await lists.listBlock(row.listId);
        if (!itemRights(viewer, row, list, now).canEdit) return [];
        const title = pickLanguage(row.title, language, defaultLanguage);
        const type = types.find(({ guid }) => guid === row.typeId);
        const pagePath = list && (await menus.pathOfPage(list.pageId, language));
        const name = title?.value ?? '';
        return [
          {
            guid: row.id,
            title: name,
            ...(title?.lang === undefined ? {} : { titleLang: title.lang }),
            typeLabel: (type && pickLanguage(type.itemName, language, defaultLanguage)?.value) ?? '',
            path: pagePath === undefined ? null : itemPath(pagePath, { id: row.shortId, title: name }),
            state: itemState(row, now, timeZone),
          },
        ];
      }),
    );
    return found.flat();
  };
}
