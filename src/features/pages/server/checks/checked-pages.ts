import { setImmediate } from 'node:timers/promises';
import { languageStates } from '#features/translation/contract/languages-of.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { requireAdmin } from '#platform/server/require-viewer.ts';
import type { FoundOnPages } from '../../contract/checks/checked-pages.ts';
import { mergeFound } from '../../contract/checks/merge-found.ts';
import { listPublishedPages } from '../pages.repository.ts';
import type { PagesContext } from '../pages-context.ts';

/** The checks over all pages that readers have. */
export function createCheckedPages({ platform, menus, checks }: PagesContext) {
  return {
    async foundOnPages(viewer: Viewer, language: Language): Promise<FoundOnPages[]> {
      requireAdmin(viewer);
      const { languages } = await platform.locale();
      const pages = await listPublishedPages(platform.db);
      const look = await checks.looker(
        'page',
        pages.map(({ id }) => id),
      );
      const found: FoundOnPages[] = [];
      for (const { id, kind, document } of pages) {
        // Others are answered between two pages.
        await setImmediate();
        const counts = look(id, { document, translations: languageStates(document, languages) });
        if (counts.size === 0) continue;
        const title = pickLanguage(document.title, language, defaultLanguage)?.value ?? '';
        const path = kind === 'page' ? ((await menus.pathOfPage(id, language)) ?? null) : null;
        for (const [one, count] of counts) found.push({ kind: one, count, pages: [{ guid: id, title, path, count }] });
      }
      return mergeFound(found);
    },
  };
}
