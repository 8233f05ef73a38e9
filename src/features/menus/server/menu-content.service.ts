import type { StoredText } from '#platform/contract/texts/localized.ts';
import type { Actor } from '#platform/server/actor.ts';
import { type MenuSourceItem, NewMenuItem } from '../contract/menu-source.ts';
import type { MenusService } from './menus.service.ts';

export interface NewItem {
  name: StoredText;
  description?: StoredText;
  urlSegment: StoredText;
  pageId?: string;
  externalUrl?: string;
  isVisible?: boolean;
  children?: NewItem[];
}

/**
 * For content that comes with the product: the calls of somebody who puts items into a menu, one after the other, with
 * all that hangs below them. An item that is there already, by its segment, stays as it is.
 */
export async function addMenuItems(
  menus: Pick<MenusService, 'add'>,
  by: Actor,
  menuName: string,
  items: readonly NewItem[],
  present: readonly MenuSourceItem[] = [],
  parentGuid: string | null = null,
): Promise<void> {
  for (const { children = [], pageId = null, ...item } of items) {
    const found = present.find(
      (one) => one.parentGuid === parentGuid && one.urlSegment.$lang.nl === item.urlSegment.$lang.nl,
    );
    const added = NewMenuItem.parse({ ...item, pageGuid: pageId, parentGuid });
    const guid = found?.guid ?? (await menus.add(by, menuName, added)).changed;
    await addMenuItems(menus, by, menuName, children, present, guid);
  }
}
