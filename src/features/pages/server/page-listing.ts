import { topLevelMenu } from '#features/menus/contract/menu-name.ts';
import { trailOfPage } from '#features/menus/contract/menu-paths.ts';
import type { BlockSubject, PageSubject } from '#platform/contract/rights/decide.ts';
import { anonymousViewer, type Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { requireAdmin, requireContentManager } from '#platform/server/require-viewer.ts';
import type { PageDocument, PageKind, PageSummary } from '../contract/page.ts';
import { usedBy } from './page-uses.ts';
import { findPublishedParts, type LatestPage, listLatestPages, listPublishedPages } from './pages.repository.ts';
import type { PagesContext } from './pages-context.ts';
import { presentBlock } from './present-block.ts';
import { maySee, subjectOf } from './present-page.ts';

export interface PageListQuery {
  language: Language;
  includeBlocks: boolean;
  /** Only these kinds of blocks; all when not given. */
  blockNames: string[] | undefined;
  kind?: PageKind | undefined;
}

export interface SitemapPage {
  paths: Record<string, string>;
  changedAt: Date;
}

/** A page and its blocks as far as rights go. */
export interface PageForAccess {
  id: string;
  title: string;
  path: string | null;
  subject: PageSubject;
  blocks: { guid: string; buildingBlockName: string; heading: string; subject: BlockSubject }[];
}

const last = '\uffff';
const byPath = (a: { path: string | null }, b: { path: string | null }) =>
  (a.path ?? last).localeCompare(b.path ?? last);

/** Lists of pages: for managers, for the question who may see what, and for the sitemap. */
export function createPageListing({ platform, menus, blocks, clock }: PagesContext) {
  const wordsIn = (text: PageDocument['title'], language: Language) =>
    pickLanguage(text, language, defaultLanguage)?.value ?? '';

  /** What readers have of a page, or else what is written; with the shared parts of all pages read at once. */
  async function blocksOf(viewer: Viewer, pages: readonly LatestPage[], { language, blockNames }: PageListQuery) {
    const documents = pages.map(({ id, published, document }) => ({ id, document: published ?? document }));
    const used = documents.flatMap(({ document }) => usedBy(document, blocks));
    const parts = await findPublishedParts(platform.db, [...new Set(used)]);
    const menu = await menus.read(viewer, topLevelMenu, language);
    const pathOfPage = (guid: string) => trailOfPage(menu.items, guid)?.at(-1)?.path ?? undefined;
    const presentation = { viewer, language, now: clock.now(), blocks, parts, pathOfPage };
    const present = (document: PageDocument) =>
      document.buildingBlockInstances
        .filter(({ buildingBlockName }) => blockNames === undefined || blockNames.includes(buildingBlockName))
        .flatMap((block) => presentBlock(block, presentation) ?? []);
    return new Map(documents.map(({ id, document }) => [id, present(document)]));
  }

  return {
    async list(viewer: Viewer, query: PageListQuery): Promise<PageSummary[]> {
      requireContentManager(viewer);
      const { language, includeBlocks } = query;
      const pages = await listLatestPages(platform.db, query.kind ?? 'page');
      const shown = includeBlocks ? await blocksOf(viewer, pages, query) : undefined;
      const summaries = await Promise.all(
        pages.map(async (page) => ({
          guid: page.id,
          kind: page.kind,
          title: wordsIn(page.document.title, language),
          isPublished: page.published !== undefined,
          hasChanges: page.hasChanges,
          publishAt: page.publishAt?.toISOString() ?? null,
          unpublishAt: page.unpublishAt?.toISOString() ?? null,
          visibility: (page.published ?? page.document).visibility,
          layout: page.document.layout,
          path: (await menus.pathOfPage(page.id, language)) ?? null,
          changedAt: page.changedAt.toISOString(),
          ...(shown === undefined ? {} : { buildingBlockInstances: shown.get(page.id) ?? [] }),
        })),
      );
      return summaries.sort((a, b) => byPath(a, b) || a.title.localeCompare(b.title, language));
    },

    /** Every page, published or not, for the question who may see it. */
    async listForAccess(viewer: Viewer, language: Language): Promise<PageForAccess[]> {
      requireAdmin(viewer);
      const now = clock.now();
      const pages = await Promise.all(
        (await listLatestPages(platform.db, 'page')).map(async ({ id, published, ...page }) => {
          const document = published ?? page.document;
          return {
            id,
            title: wordsIn(document.title, language),
            path: (await menus.pathOfPage(id, language)) ?? null,
            subject: { ...subjectOf({ document }), isPublished: published !== undefined },
            blocks: document.buildingBlockInstances.map((block) => ({
              guid: block.guid,
              buildingBlockName: block.buildingBlockName,
              heading: wordsIn(block.heading, language),
              subject: {
                kind: 'block' as const,
                visibility: block.visibility,
                roleIds: block.roleIds,
                period: block.period,
                now,
              },
            })),
          };
        }),
      );
      return pages.sort(byPath);
    },

    async publicPages(): Promise<SitemapPage[]> {
      const pages = await listPublishedPages(platform.db);
      const open = pages.filter((page) => page.kind === 'page' && maySee(anonymousViewer, page));
      return Promise.all(
        open.map(async (page) => {
          const paths = await menus.pathsOfPage(page.id);
          const translated = Object.keys(page.document.title.$lang);
          const kept = Object.entries(paths).filter(
            ([language]) => language === defaultLanguage || translated.includes(language),
          );
          return { paths: Object.fromEntries(kept), changedAt: page.publishedAt };
        }),
      );
    },
  };
}
