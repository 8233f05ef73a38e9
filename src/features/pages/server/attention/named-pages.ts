import type { MenusService } from '#features/menus/server/menus.service.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { Platform } from '#platform/server/platform.ts';
import { createPageTitlesService } from '../review/page-titles.service.ts';

export interface NamedPage {
  guid: string;
  title: string;
  /** None where no menu leads to it. */
  path: string | null;
}

interface NamedPagesParts {
  platform: Platform;
  menus: Pick<MenusService, 'pathOfPage'>;
}

/** What these pages are called as they are written and where they are, in the order of the ids; those in the trash are left out. */
export function createNamedPages({ platform, menus }: NamedPagesParts) {
  const titles = createPageTitlesService();
  return async (ids: readonly string[], language: Language): Promise<NamedPage[]> => {
    const found = await titles.of(platform.db, ids, language);
    const pages: NamedPage[] = [];
    for (const guid of ids) {
      const page = found.get(guid);
      if (page === undefined) continue;
      pages.push({ guid, title: page.title, path: (await menus.pathOfPage(guid, language)) ?? null });
    }
    return pages;
  };
}
