import { createTypeLanguagesService } from '#features/item-types/server/type-languages.service.ts';
import { createItemLanguagesService } from '#features/list-items/server/item-languages.service.ts';
import { createMenuLanguagesService } from '#features/menus/server/menu-languages.service.ts';
import { createPageLanguagesService } from '#features/pages/server/overview/page-languages.service.ts';
import type { SettingsService } from '#features/settings/server/settings.service.ts';
import { createTranslationWork } from '#features/settings/server/translation-work.service.ts';
import type { Platform } from '#platform/server/platform.ts';

/** What is to be translated, each counted by who has it. */
export function createTranslationWorkOf(parts: { platform: Platform; settings: SettingsService }) {
  const pages = createPageLanguagesService(parts);
  return createTranslationWork({
    settings: parts.settings,
    counts: {
      pages: (language) => pages.countWithout(language, ['page']),
      sharedParts: (language) => pages.countWithout(language, ['shared-part', 'template']),
      menu: createMenuLanguagesService(parts).countWithout,
      items: createItemLanguagesService(parts).countWithout,
      itemTypes: createTypeLanguagesService(parts).countWithout,
    },
  });
}
