import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import { findTitleRows } from './page-titles.repository.ts';

export interface TitledPage {
  title: string;
  sequence: number;
  isPublished: boolean;
  publishAt: Date | null;
}

export type PageTitlesService = ReturnType<typeof createPageTitlesService>;

/** What pages are called as they are being written, for other features that name them; those in the trash are left out. */
export function createPageTitlesService() {
  return {
    async of(db: PlatformDb, ids: readonly string[], language: Language): Promise<Map<string, TitledPage>> {
      const rows = ids.length === 0 ? [] : await findTitleRows(db, ids);
      return new Map(
        rows.map(({ id, title, ...page }) => [
          id,
          { ...page, title: pickLanguage(title as StoredText, language, defaultLanguage)?.value ?? '' },
        ]),
      );
    },
  };
}
