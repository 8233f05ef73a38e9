import { itemSlug } from '#platform/contract/addresses/slug.ts';

export interface ItemAddress {
  pagePath: string;
  /** A guid or a short id (§7). */
  itemId: string;
  /** What stood behind it; the item is found without. */
  slug: string;
}

/** Never as long as a guid, with or without its hyphens, so that one look tells them apart (§7). */
export const shortIdLength = 10;
/** Without what reads as another: no 0, o, 1, i, l. */
export const shortIdLetters = '23456789abcdefghjkmnpqrstuvwxyz';

/** §2: {path}/i/{itemGuid}/{itemTitle?}. */
export function itemPath(pagePath: string, item: { id: string; title: string }): string {
  const slug = itemSlug(item.title);
  const below = `${pagePath === '/' ? '' : pagePath}/i/${item.id}`;
  return slug === '' ? below : `${below}/${slug}`;
}

export function readItemAddress(path: string): ItemAddress | undefined {
  const [, pagePath, itemId, slug] = /^(.*?)\/i\/([\w-]{4,36})(?:\/([^/]*))?\/?$/.exec(path) ?? [];
  return itemId === undefined ? undefined : { pagePath: pagePath || '/', itemId, slug: slug ?? '' };
}

/** An item has one address. Any other that finds it (an older title, the guid, another page) leads there. */
export const isRightAddress = (path: string, item: { path: string | null }): boolean =>
  item.path === null || path === item.path;
