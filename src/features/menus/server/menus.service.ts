import { notFound } from '#platform/contract/calls/errors.ts';
import { withRolesAmong } from '#platform/contract/rights/asked-roles.ts';
import { audienceOf, type Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import { requireContentManager } from '#platform/server/require-viewer.ts';
import { type LeavingAddress, linksThatFollow } from '../contract/arranging/links-that-follow.ts';
import type { Menu, MenuItem } from '../contract/menu.ts';
import { topLevelMenu } from '../contract/menu-name.ts';
import { guidsAbovePage, trailAtPath, trailOfPage } from '../contract/menu-paths.ts';
import type { MenuSource } from '../contract/menu-source.ts';
import { menuTag } from '../contract/menus.tags.ts';
import type { ForeseenMenu } from '../contract/menus-writing.endpoints.ts';
import { createMenuArranging } from './menu-arranging.ts';
import type { MenuParts } from './menu-parts.ts';
import { createMenuPlaces } from './menu-places.ts';
import { menuSource, menuVersion } from './menu-source.ts';
import { menuTree } from './menu-tree.ts';
import { readMenuRows } from './menus.repository.ts';
import { createMenuWriting } from './menus-writing.ts';

export type MenusService = ReturnType<typeof createMenusService>;

export function createMenusService(parts: MenuParts) {
  const { platform, redirects } = parts;
  const rowsOf = (name: string) =>
    platform.remember(`menu-rows/${name}`, [menuTag], () => readMenuRows(platform.db, name));

  /** The whole tree, whoever asks: only for the server's own look-ups. */
  const wholeTree = (language: Language): Promise<MenuItem[]> =>
    platform.remember(`menu-tree/${language}`, [menuTag], async () => {
      const menu = await rowsOf(topLevelMenu);
      return menu === undefined ? [] : menuTree(menu.rows, language, undefined);
    });

  return {
    ...createMenuWriting(parts),
    ...createMenuArranging(parts),
    ...createMenuPlaces(parts),

    /** Everything, in every language, whoever may see the pages: for who arranges the menu. */
    async source(viewer: Viewer, name: string): Promise<MenuSource> {
      requireContentManager(viewer);
      const menu = await rowsOf(name);
      if (menu === undefined) throw notFound();
      const items = menuSource(menu.rows, await wholeTree(defaultLanguage));
      return { guid: menu.guid, name, version: menuVersion(items), items };
    },

    /** What the top level menu has for who manages pages, those that nobody reads yet included. */
    async wholeMenu(viewer: Viewer, language: Language): Promise<MenuItem[]> {
      requireContentManager(viewer);
      return wholeTree(language);
    },

    async read(viewer: Viewer, name: string, language: Language): Promise<Menu> {
      const reader = withRolesAmong(viewer, (await rowsOf(name))?.roleIds ?? []);
      return platform.remember(`menu/${audienceOf(reader)}/${language}/${name}`, [menuTag], async () => {
        const menu = await rowsOf(name);
        if (menu === undefined) throw notFound();
        return { guid: menu.guid, name, items: menuTree(menu.rows, language, reader) };
      });
    },

    /**
     * The item at a path, which has the prefix of its language, also when the viewer may not know of it: the caller
     * decides what to tell.
     */
    async itemAtPath(path: string, language: Language): Promise<MenuItem | undefined> {
      return trailAtPath(await wholeTree(language), path)?.at(-1);
    },

    async pathOfPage(pageGuid: string, language: Language): Promise<string | undefined> {
      return trailOfPage(await wholeTree(language), pageGuid)?.at(-1)?.path ?? undefined;
    },

    /** The items at which a page stands, wherever it does, and all above them. */
    async itemsAbovePage(pageGuid: string): Promise<string[]> {
      return guidsAbovePage(await wholeTree(defaultLanguage), pageGuid);
    },

    /** The pages that stand above one in the menu, from the top. */
    async pagesAbove(pageGuid: string): Promise<string[]> {
      const trail = trailOfPage(await wholeTree(defaultLanguage), pageGuid) ?? [];
      return trail.slice(0, -1).flatMap(({ pageGuid: guid }) => guid ?? []);
    },

    /** The items that lead to these pages and that the menu does not show. */
    async hiddenItems(pageGuids: ReadonlySet<string>): Promise<{ guid: string; name: StoredText; pageGuid: string }[]> {
      const rows = (await rowsOf(topLevelMenu))?.rows ?? [];
      return rows.flatMap(({ id, name, page_id, is_visible }) =>
        page_id === null || is_visible || !pageGuids.has(page_id)
          ? []
          : [{ guid: id, name: name as StoredText, pageGuid: page_id }],
      );
    },

    /** Which addresses led elsewhere so far and will be a page's own, and what becomes of the links in texts. */
    async foresee(viewer: Viewer, addresses: readonly LeavingAddress[]): Promise<ForeseenMenu> {
      requireContentManager(viewer);
      const pages = new Map(
        addresses.flatMap(({ path, pageGuid }): [string, string][] => (path === null ? [] : [[path, pageGuid]])),
      );
      const [former, ...counts] = await Promise.all([
        redirects.exactlyAt([...pages.keys()]),
        ...parts.links.map((count) => count()),
      ]);
      const ended = former.filter(({ from, target }) => target.kind !== 'page' || pages.get(from) !== target.guid);
      return { endedRedirects: ended.map(({ from }) => from), links: linksThatFollow(addresses, counts) };
    },

    /** The page's path in each language of the platform. */
    async pathsOfPage(pageGuid: string): Promise<Record<string, string>> {
      const paths: Record<string, string> = {};
      for (const language of (await platform.locale()).languages) {
        const path = trailOfPage(await wholeTree(language), pageGuid)?.at(-1)?.path;
        if (typeof path === 'string') paths[language] = path;
      }
      return paths;
    },
  };
}
