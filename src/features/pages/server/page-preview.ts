import { notFound } from '#platform/contract/calls/errors.ts';
import { decide } from '#platform/contract/rights/decide.ts';
import { anonymousViewer, type Viewer } from '#platform/contract/rights/viewer.ts';
import type { Audience } from '#platform/contract/rights/visibility.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { Page, PageDocument } from '../contract/page.ts';
import { type PathOfPage, withPaths } from '../contract/page-links.ts';
import { withExistingRoles } from './existing-roles.ts';
import { type PageEditing, pageOfToday, upToDate } from './page-editing.ts';
import type { PageReading } from './page-reading.ts';
import { partsOfWritten } from './page-uses.ts';
import { findPageOfBlock, type PublishedPage } from './pages.repository.ts';
import type { PagesContext } from './pages-context.ts';
import { findWritablePage } from './pages-writing.repository.ts';

interface PreviewParts extends PagesContext {
  editing: PageEditing;
  reading: PageReading;
}

export interface PreviewedPage {
  page: Page;
  listMetadata: Record<string, { totalNumberOfItems: number; can?: { offer: true } }>;
}

const isForEveryone = (audience: Audience): boolean =>
  decide(anonymousViewer, 'see', { kind: 'content', ...audience }).allowed;

const isThere = <T>(one: T | undefined): one is T => one !== undefined;

/** A page as it is being written, shown as if it were published now: the rights are those of everyone. */
export function createPagePreview({ platform, blocks, editing, reading }: PreviewParts) {
  return {
    /** The page that this block is of, for ever. */
    pageOfBlock: (guid: string): Promise<string | undefined> => findPageOfBlock(platform.db, guid),

    /** What a link would show, for who may edit the page. */
    async previewable(viewer: Viewer, id: string): Promise<{ isForEveryone: boolean; hiddenBlocks: number }> {
      const { kind, document, published } = await editing.readForEditing(viewer, id);
      if (kind !== 'page') throw notFound();
      return {
        isForEveryone: [document, published].filter(isThere).every(isForEveryone),
        hiddenBlocks: document.buildingBlockInstances.filter((block) => !isForEveryone(block)).length,
      };
    },

    /**
     * The page as it is written, or as it was pinned; undefined once it is not for everyone, or gone. Whoever closes the page
     * or a block, in what is written or in what is published, closes it for links too, also for those that show an older state.
     */
    async readPreview(
      viewer: Viewer,
      id: string,
      pinned: PageDocument | null,
      language: Language,
      /** Where links to pages lead that have no reader yet, and so no address for anyone else. */
      pathOfPage?: PathOfPage,
    ): Promise<PreviewedPage | undefined> {
      const found = await findWritablePage(platform.db, id);
      if (found === undefined || found.isDeleted || found.kind !== 'page') return undefined;
      const page = await pageOfToday(platform.db, found, blocks);
      const [old] = await withExistingRoles(platform.db, [pinned === null ? undefined : upToDate(pinned, blocks)]);
      const current = [page.document, page.published].filter(isThere);
      if (![...current, old].filter(isThere).every(isForEveryone)) return undefined;
      const closed = new Set(
        current
          .flatMap(({ buildingBlockInstances }) => buildingBlockInstances)
          .filter((block) => !isForEveryone(block))
          .map(({ guid }) => guid.toLowerCase()),
      );
      const written = old ?? page.document;
      const shown = pathOfPage === undefined ? written : withPaths(written, pathOfPage);
      const document = {
        ...shown,
        buildingBlockInstances: shown.buildingBlockInstances.filter(({ guid }) => !closed.has(guid.toLowerCase())),
      };
      const stored: PublishedPage = {
        id,
        kind: page.kind,
        document,
        publishedAt: page.version?.publishedAt ?? page.changedAt,
        parts: await partsOfWritten(platform.db, document, blocks),
      };
      const { page: presented, listMetadata } = await reading.present(viewer, stored, language);
      return { page: { ...presented, isPublished: page.published !== undefined }, listMetadata };
    },
  };
}
