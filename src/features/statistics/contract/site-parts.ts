import type { MenuItem } from '#features/menus/contract/menu.ts';

/** An item of the menu with everything below it. */
export interface SitePart {
  guid: string;
  /** Its name, after those of the items above it. */
  trail: string[];
}

/** The pages of an item of the menu and of all below it. */
export const pagesWithin = ({ pageGuid, children }: MenuItem): string[] => [
  ...(pageGuid === null ? [] : [pageGuid]),
  ...children.flatMap(pagesWithin),
];

export function itemIn(items: readonly MenuItem[], guid: string): MenuItem | undefined {
  for (const item of items) {
    const found = item.guid === guid ? item : itemIn(item.children, guid);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * What can be asked for by itself: each item at the top, and below it each that has others below it. Of a single page
 * the list of pages says the same. An item without any of these pages is no part for who asks.
 */
export function sitePartsOf(
  items: readonly MenuItem[],
  pages: ReadonlySet<string>,
  above: readonly string[] = [],
): SitePart[] {
  return items.flatMap((item) => {
    if (!pagesWithin(item).some((guid) => pages.has(guid))) return [];
    const trail = [...above, item.name];
    const isPart = above.length === 0 || item.children.length > 0;
    return [...(isPart ? [{ guid: item.guid, trail }] : []), ...sitePartsOf(item.children, pages, trail)];
  });
}
