import { randomUUID } from 'node:crypto';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import type { Actor } from '#platform/server/actor.ts';
import { MenuChange } from '../contract/arranging/menu-change.ts';
import type { MenuSourceItem } from '../contract/menu-source.ts';
import { mostMenuChanges } from '../contract/menus-writing.endpoints.ts';
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

type Present = readonly Pick<MenuSourceItem, 'guid' | 'parentGuid' | 'urlSegment'>[];

/** After all that are there. */
const last = 10_000;

/** Parents before what hangs below them. */
function additions(items: readonly NewItem[], present: Present, parentGuid: string | null = null): MenuChange[] {
  return items.flatMap(({ children = [], pageId = null, ...item }) => {
    const found = present.find(
      (one) => one.parentGuid === parentGuid && one.urlSegment.$lang.nl === item.urlSegment.$lang.nl,
    );
    const guid = found?.guid ?? randomUUID();
    const added = { kind: 'add', guid, item: { ...item, pageGuid: pageId }, parentGuid, position: last };
    const below = additions(children, present, guid);
    return found === undefined ? [MenuChange.parse(added), ...below] : below;
  });
}

/**
 * For content that comes with the product: what somebody does who puts items into a menu with all that hangs below them,
 * and saves now and then. An item that is there already, by its segment, stays as it is.
 */
export async function addMenuItems(
  menus: Pick<MenusService, 'arrange'>,
  by: Actor,
  menuName: string,
  items: readonly NewItem[],
  present: Present = [],
): Promise<void> {
  const changes = additions(items, present);
  for (let first = 0; first < changes.length; first += mostMenuChanges) {
    await menus.arrange(by, menuName, { changes: changes.slice(first, first + mostMenuChanges) });
  }
}
