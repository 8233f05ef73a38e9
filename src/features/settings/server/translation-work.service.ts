import type { OutputOf } from '#platform/contract/calls/endpoint.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { requireAdmin } from '#platform/server/require-viewer.ts';
import type { readTranslationWork } from '../contract/settings.endpoints.ts';
import { textsWithout } from '../contract/texts-without.ts';
import { type TranslatedPlace, translatedPlaces } from '../contract/translation-work.ts';
import type { SettingsService } from './settings.service.ts';

type Count = (language: Language) => Promise<number>;

interface WorkParts {
  settings: Pick<SettingsService, 'all'>;
  /** Whoever has the texts counts those that lack a language. */
  counts: Readonly<Record<Exclude<TranslatedPlace, 'settings'>, Count>>;
}

export type TranslationWork = ReturnType<typeof createTranslationWork>;

/** What is to be translated before a language is whole: also of one that the platform does not have yet. */
export function createTranslationWork({ settings, counts }: WorkParts) {
  const all: Record<TranslatedPlace, Count> = {
    ...counts,
    settings: async (language) => textsWithout(await settings.all(), language),
  };
  return {
    async read(viewer: Viewer, languages: readonly Language[]): Promise<OutputOf<typeof readTranslationWork>> {
      requireAdmin(viewer);
      return Promise.all(
        languages
          .filter((language) => language !== defaultLanguage)
          .map(async (language) => ({
            language,
            work: await Promise.all(
              translatedPlaces.map(async (place) => ({ place, count: await all[place](language) })),
            ),
          })),
      );
    },
  };
}
