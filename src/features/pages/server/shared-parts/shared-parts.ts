import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { emptyText, type StoredText } from '#platform/contract/texts/localized.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { requireContentManager } from '#platform/server/require-viewer.ts';
import type { PageDocument } from '../../contract/page.ts';
import { type Naming, partUses } from '../../contract/shared-parts/part-uses.ts';
import type { SharedPart, SharedParts } from '../../contract/shared-parts/shared-parts.ts';
import { pathsIn } from '../overview/paths-in.ts';
import { type LatestPage, listLatestPages } from '../pages.repository.ts';
import type { PagesContext } from '../pages-context.ts';
import { inReadingOrder } from '../present-block.ts';
import { findNamingPages, type NamingDocument } from './part-uses.repository.ts';

const mostWords = 160;

/** Templates and shared parts for who keeps them, and where they, footers and header images stand. */
export function createSharedParts({ platform, menus, blocks }: Pick<PagesContext, 'platform' | 'menus' | 'blocks'>) {
  const namingOf = (document: NamingDocument | null): Naming | undefined =>
    document === null
      ? undefined
      : { options: document.options, parts: document.blocks.flatMap((block) => blocks.sharedPart(block) ?? []) };

  function firstWords(document: PageDocument, language: Language): string {
    const lines = inReadingOrder(document).flatMap((block) => [
      pickLanguage(block.heading ?? emptyText, language, defaultLanguage)?.value ?? '',
      ...blocks.searchText(block, language),
    ]);
    const words = lines.filter((line) => line.trim() !== '').join(' · ');
    return words.length > mostWords ? `${words.slice(0, mostWords - 1)}…` : words;
  }

  return {
    async sharedParts(viewer: Viewer, language: Language): Promise<SharedParts> {
      requireContentManager(viewer);
      const titleIn = (title: StoredText | null) =>
        pickLanguage(title ?? emptyText, language, defaultLanguage)?.value ?? '';
      const paths = pathsIn(await menus.wholeMenu(viewer, language));
      const uses = partUses(
        (await findNamingPages(platform.db, blocks.namesWithParts)).map(({ id, kind, title, written, readers }) => ({
          page: { pageGuid: id, title: titleIn(title), kind, path: paths.get(id) ?? null },
          written: namingOf(written),
          readers: namingOf(readers),
        })),
      );
      const presented = (page: LatestPage): SharedPart => ({
        guid: page.id,
        kind: page.kind === 'template' ? 'template' : 'shared-part',
        title: titleIn(page.document.title),
        isPublished: page.published !== undefined,
        hasChanges: page.hasChanges,
        changedAt: page.changedAt.toISOString(),
        blockCount: page.document.buildingBlockInstances.length,
        words: firstWords(page.document, language),
        uses: uses.get(page.id) ?? [],
      });
      const parts = [
        ...(await listLatestPages(platform.db, 'shared-part')),
        ...(await listLatestPages(platform.db, 'template')),
      ].map(presented);
      const known = new Set(parts.map(({ guid }) => guid));
      return {
        parts: parts.sort((a, b) => a.title.localeCompare(b.title, language)),
        usesOfSettings: Object.fromEntries([...uses].filter(([guid]) => !known.has(guid))),
      };
    },
  };
}
