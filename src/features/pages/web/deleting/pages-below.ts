import type { MenuItem } from '#features/menus/contract/menu.ts';

const countIn = (items: readonly MenuItem[]): number =>
  items.reduce((sum, { pageGuid, children }) => sum + (pageGuid === null ? 0 : 1) + countIn(children), 0);

/** How many pages hang below this one in the menu. */
export function pagesBelow(items: readonly MenuItem[], pageGuid: string): number {
  for (const item of items) {
    if (item.pageGuid === pageGuid) return countIn(item.children);
    const found = pagesBelow(item.children, pageGuid);
    if (found > 0) return found;
  }
  return 0;
}
