import type { MenuItem } from '#features/menus/contract/menu.ts';
import { visibleItems } from '#features/menus/contract/menu-paths.ts';
import type { subMenuShows } from './definition.ts';

/** The part of the menu that is asked for, seen from the page at the end of the trail. */
export function menuPart(
  show: (typeof subMenuShows)[number],
  menu: readonly MenuItem[],
  trail: readonly MenuItem[],
): MenuItem[] {
  const children = visibleItems(trail.at(-1)?.children ?? []);
  const siblings = trail.length === 0 ? [] : visibleItems(trail.at(-2)?.children ?? menu);
  switch (show) {
    case 'children':
      return children;
    case 'siblings':
      return siblings;
    case 'section':
      return visibleItems(trail[0]?.children ?? []);
    case 'auto':
      // On the highest level what lies beside a page is the main menu, which is there already.
      return children.length > 0 || trail.length < 2 ? children : siblings;
  }
}
