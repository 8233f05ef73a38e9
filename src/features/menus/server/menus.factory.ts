import { systemViewer } from '#platform/contract/rights/viewer.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { topLevelMenu } from '../contract/menu-name.ts';
import { addMenuItems, type NewItem } from './menu-content.service.ts';
import type { MenusService } from './menus.service.ts';

let items = 0;

/** An item with a name and a segment of its own, unless they are given. */
export function buildMenuItem(overrides: Partial<NewItem> = {}): NewItem {
  items += 1;
  return { name: text(`Onderdeel ${items}`, `Item ${items}`), urlSegment: text(`onderdeel-${items}`), ...overrides };
}

export const buildMenu = (
  services: { menus: MenusService },
  level: Partial<NewItem>[],
  name: string = topLevelMenu,
): Promise<void> => addMenuItems(services.menus, { viewer: systemViewer('test') }, name, level.map(buildMenuItem));
