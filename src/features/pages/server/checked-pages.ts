import { setImmediate } from 'node:timers/promises';
import { languageStates } from '#features/translation/contract/languages-of.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { requireAdmin } from '#platform/server/require-viewer.ts';
import type { FoundOnPages } from '../contract/checks/checked-pages.ts';
import type { FindingKind } from '../contract/checks/finding.ts';
import { createRunChecks } from '../contract/checks/run-checks.ts';
import { withoutAside } from '../contract/checks/set-aside.ts';
import { listAllAsides } from './findings-aside.repository.ts';
import { listPublishedPages } from './pages.repository.ts';
import type { PagesContext } from './pages-context.ts';

type Place = FoundOnPages['pages'][number];

/** The checks over everything that readers have; whether links lead somewhere is asked of each page by itself. */
export function createCheckedPages({ platform, menus, blocks, settings }: PagesContext) {
  return {
    async foundOnPages(viewer: Viewer, language: Language): Promise<FoundOnPages[]> {
      requireAdmin(viewer);
      const { pageChecks, colorScheme: colors } = await settings.all();
      const run = createRunChecks({ colors, needsOneOf: blocks.needsOneOf });
      const { languages } = await platform.locale();
      const asides = await listAllAsides(platform.db);
      const places = new Map<FindingKind, Place[]>();
      for (const { id, kind, document } of await listPublishedPages(platform.db)) {
        // Others are answered between two pages.
        await setImmediate();
        const found = run(document, { translations: languageStates(document, languages), dead: {} });
        const page = { asides: asides.get(id) ?? [], settings: pageChecks, document };
        const { findings } = withoutAside(found, page);
        if (findings.length === 0) continue;
        const title = pickLanguage(document.title, language, defaultLanguage)?.value ?? '';
        const path = kind === 'page' ? ((await menus.pathOfPage(id, language)) ?? null) : null;
        for (const one of new Set(findings.map((finding) => finding.kind))) {
          const count = findings.filter((finding) => finding.kind === one).length;
          places.set(one, [...(places.get(one) ?? []), { guid: id, title, path, count }]);
        }
      }
      return [...places].map(([kind, pages]) => ({
        kind,
        count: pages.reduce((sum, { count }) => sum + count, 0),
        pages: pages.toSorted((one, other) => other.count - one.count || one.title.localeCompare(other.title)),
      }));
    },
  };
}
