import type { MenuItem } from '#features/menus/contract/menu.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import type { PagesService } from '#features/pages/server/pages.service.ts';
import { notFound } from '#platform/contract/calls/errors.ts';
import { systemViewer, type Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { itemIn, pagesWithin } from '../contract/site-parts.ts';

export interface AskedPagesParts {
  menus: MenusService;
  pages: Pick<PagesService, 'editablePages'>;
}

const menuReader = systemViewer('statistics');

/** The pages that somebody may edit: all of them, or those of a part of the menu. */
export function createAskedPages({ menus, pages }: AskedPagesParts) {
  const menuIn = (language: Language): Promise<MenuItem[]> => menus.wholeMenu(menuReader, language);

  return {
    menuIn,

    async pagesOf(viewer: Viewer, part: string | undefined, language: Language): Promise<ReadonlySet<string>> {
      const editable = await pages.editablePages(viewer);
      if (part === undefined) return editable;
      const item = itemIn(await menuIn(language), part);
      const within = new Set(item === undefined ? [] : pagesWithin(item).filter((guid) => editable.has(guid)));
      // A part of which nothing is theirs is, for them, not there.
      if (within.size === 0) throw notFound();
      return within;
    },
  };
}
