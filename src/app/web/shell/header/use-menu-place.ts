import { readItemAddress } from '#features/list-items/contract/item-path.ts';
import type { MenuItem } from '#features/menus/contract/menu.ts';
import { findTrail } from '#features/menus/contract/menu-paths.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useSiteApp } from '../../site-app-context.ts';
import { usePagePath } from '../../use-page-path.ts';

export type MenuPlace = (item: MenuItem) => 'page' | 'true' | undefined;

/** Whether the reader is at this item of the menu or somewhere below it, in the words of `aria-current`. */
export function useMenuPlace(): MenuPlace {
  const { language } = useSiteApp();
  const here = withLanguagePrefix(usePagePath(), language);
  // An item is read within the page of its list.
  const path = readItemAddress(here)?.pagePath ?? here;
  return (item) => {
    if (item.path === here) return 'page';
    return findTrail([item], (one) => one.path === path) === undefined ? undefined : 'true';
  };
}
