import type { MenuItem } from '#features/menus/contract/menu.ts';
import { topLevelMenu } from '#features/menus/contract/menu-name.ts';
import { trailOfPage } from '#features/menus/contract/menu-paths.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';

/** The pages of the site as this viewer's menu has them; a site without a menu has none. */
export const menuItems = (menus: Pick<MenusService, 'read'>, viewer: Viewer, language: Language): Promise<MenuItem[]> =>
  menus.read(viewer, topLevelMenu, language).then(
    (menu) => menu.items,
    () => [],
  );

/** The paths of pages as this viewer's menu has them. */
export async function pagePathFinder(
  menus: Pick<MenusService, 'read'>,
  viewer: Viewer,
  language: Language,
): Promise<(guid: string) => string | undefined> {
  const items = await menuItems(menus, viewer, language);
  return (guid) => trailOfPage(items, guid)?.at(-1)?.path ?? undefined;
}

const pageHref = /^page:([0-9a-f-]{36})(#.*)?$/i;

/** Whether there is anything to look up: most lists hold no links at all. */
export const hasPageLinks = (value: unknown): boolean => JSON.stringify(value).includes('"href":"page:');

/** Every `href` that names a page gets that page's path. A page that is not in the menu has none: the link goes home. */
export function withPagePaths<T>(value: T, pathOfPage: (guid: string) => string | undefined): T {
  if (Array.isArray(value)) return value.map((one) => withPagePaths(one, pathOfPage)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    const [, guid, hash] = key === 'href' && typeof inner === 'string' ? (pageHref.exec(inner) ?? []) : [];
    copy[key] =
      guid === undefined ? withPagePaths(inner, pathOfPage) : `${pathOfPage(guid.toLowerCase()) ?? '/'}${hash ?? ''}`;
  }
  return copy as T;
}
