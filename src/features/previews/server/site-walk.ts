import type { MenuItem } from '#features/menus/contract/menu.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import type { PagesService } from '#features/pages/server/pages.service.ts';
import type { SettingsService } from '#features/settings/server/settings.service.ts';
import { systemViewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { WalkedPage } from '../contract/preview.ts';

interface SiteWalkParts {
  pages: Pick<PagesService, 'previewable'>;
  menus: Pick<MenusService, 'wholeMenu'>;
  settings: Pick<SettingsService, 'all'>;
}

const system = systemViewer('site preview');
/** A site that is not open yet has few; each is looked at. */
const mostPages = 200;

const flat = (items: readonly MenuItem[]): MenuItem[] => items.flatMap((item) => [item, ...flat(item.children)]);

/** The pages of a closed site that a link shows: those with an address that will be for everyone, drafts too. */
export function createSiteWalk({ pages, menus, settings }: SiteWalkParts) {
  return {
    isOpen: async (): Promise<boolean> => (await settings.all()).siteIsOpen,

    name: async (): Promise<string> => (await settings.all()).platformName,

    async pages(language: Language): Promise<WalkedPage[]> {
      const walked: WalkedPage[] = [];
      for (const { pageGuid: guid, path, name } of flat(await menus.wholeMenu(system, language))) {
        if (guid === null || path === null || walked.length === mostPages) continue;
        if ((await pages.previewable(system, guid)).isForEveryone) walked.push({ guid, name, path });
      }
      return walked;
    },
  };
}
