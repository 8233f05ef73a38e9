import { legalGuids, legalKinds, legalPath } from '#features/legal/contract/legal-kind.ts';
import type { MenuItem } from '#features/menus/contract/menu.ts';
import { topLevelMenu } from '#features/menus/contract/menu-name.ts';
import { menuTag } from '#features/menus/contract/menus.tags.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import { pagesTag } from '#features/pages/contract/pages.tags.ts';
import { audienceOf, type Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { LocalizedText } from '#platform/contract/texts/localized.ts';
import { guidList } from '#platform/server/database/guid-list.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type OpenList, readOpenLists } from './seen-entries.ts';

export interface Place {
  path: string;
  name: LocalizedText;
  /** The names of what stands above it. */
  trail: LocalizedText[];
}

export type Places = ReadonlyMap<string, Place>;

/** Made once for all who see this menu. */
export interface Standing {
  places: Places;
  pageIds: Buffer;
  lists: OpenList[];
  /** Of all of them. */
  listIds: Buffer;
}

/** Which blocks items live in; the blocks stand a floor higher, so the app hands this in. */
export interface BlocksWithItems {
  namesWithLists: readonly string[];
}

interface Parts {
  platform: Platform;
  menus: Pick<MenusService, 'read'>;
  blocks: BlocksWithItems;
}

/**
 * Where every page stands in the menu as this reader sees it, and the lists on them: what has no place there has no address
 * and is not found. Legal texts stand in no menu and have an address of their own, for everyone (§2).
 */
export const createSearchPlaces =
  ({ platform, menus, blocks }: Parts) =>
  (viewer: Viewer, language: Language): Promise<Standing> =>
    platform.remember(`search-places/${audienceOf(viewer)}/${language}`, [menuTag, pagesTag], async () => {
      const places = placesIn((await menus.read(viewer, topLevelMenu, language)).items);
      const lists = await readOpenLists(platform.db, viewer, [...places.keys()], blocks.namesWithLists);
      for (const kind of legalKinds)
        places.set(legalGuids[kind], { path: legalPath(kind, language), name: { value: '' }, trail: [] });
      return { places, pageIds: guidList(places.keys()), lists, listIds: guidList(lists.map(({ id }) => id)) };
    });

function placesIn(items: readonly MenuItem[]): Map<string, Place> {
  const places = new Map<string, Place>();
  const walk = (level: readonly MenuItem[], trail: LocalizedText[]): void => {
    for (const { pageGuid, path, name: value, nameLang: lang, children } of level) {
      const name = lang === undefined ? { value } : { value, lang };
      if (pageGuid !== null && path !== null && !places.has(pageGuid)) places.set(pageGuid, { path, name, trail });
      walk(children, [...trail, name]);
    }
  };
  walk(items, []);
  return places;
}
