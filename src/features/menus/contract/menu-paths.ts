import type { MenuItem } from './menu.ts';

/** Where an item stands: itself last, its ancestors before it. */
export type Trail = MenuItem[];

export function findTrail(items: readonly MenuItem[], matches: (item: MenuItem) => boolean): Trail | undefined {
  for (const item of items) {
    if (matches(item)) return [item];
    const below = findTrail(item.children, matches);
    if (below !== undefined) return [item, ...below];
  }
  return undefined;
}

/** §2: a content page is resolved via the menu. An item without a page of its own has no place to stand. */
export const trailAtPath = (items: readonly MenuItem[], path: string): Trail | undefined =>
  findTrail(items, (item) => item.pageGuid !== null && item.path === path);

export const trailOfPage = (items: readonly MenuItem[], pageGuid: string): Trail | undefined =>
  findTrail(items, (item) => item.pageGuid === pageGuid);

/** The items at which a page stands, wherever it does, and all above them. */
export function guidsAbovePage(items: readonly MenuItem[], pageGuid: string): string[] {
  return items.flatMap((item) => {
    const below = guidsAbovePage(item.children, pageGuid);
    return item.pageGuid === pageGuid || below.length > 0 ? [item.guid, ...below] : [];
  });
}

/** Where a link of the site leads: a page is named by its guid, and has no path for who does not have it in the menu. */
export function pathOfLink(items: readonly MenuItem[], url: string): string | undefined {
  const [, guid, hash = ''] = /^page:([0-9a-f-]{36})(#.*)?$/.exec(url) ?? [];
  if (guid === undefined) return url;
  const path = trailOfPage(items, guid)?.at(-1)?.path;
  return path === undefined || path === null ? undefined : path + hash;
}

/** Where a menu item leads a reader: its own page, else elsewhere. */
export const hrefOf = (item: MenuItem): string | null =>
  item.pageGuid !== null && item.pageIsPublished ? item.path : item.externalUrl;

export const visibleItems = (items: readonly MenuItem[]): MenuItem[] =>
  items.filter((item) => item.isVisible && (hrefOf(item) !== null || visibleItems(item.children).length > 0));

/** More than anyone looks through at once, and than should travel twice with every page. */
const mostInFull = 100;

const countAll = (items: readonly MenuItem[]): number =>
  items.reduce((sum, { children }) => sum + 1 + countAll(children), 0);

export const isLargeMenu = (items: readonly MenuItem[]): boolean => countAll(items) > mostInFull;

/** §3: what an item names as related, as far as this reader gets it and it leads somewhere. */
export const relatedItems = (items: readonly MenuItem[], { relatedMenuItems }: MenuItem): MenuItem[] =>
  relatedMenuItems.flatMap((guid) => {
    const found = findTrail(items, (item) => item.guid === guid)?.at(-1);
    return found?.isVisible === true && hrefOf(found) !== null ? [found] : [];
  });

/** The home page's segment is empty; everything else hangs below its parent. */
export function joinPath(parentPath: string, segment: string): string {
  if (segment === '') return parentPath;
  return parentPath === '/' ? `/${segment}` : `${parentPath}/${segment}`;
}
