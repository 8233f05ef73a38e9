import { menuTag } from '#features/menus/contract/menus.tags.ts';
import type { PlatformTransaction, Touch } from '#platform/server/platform.ts';
import type { PageDocument, PageKind } from '../contract/page.ts';
import { pagesTag, pageTag, partsTag } from '../contract/pages.tags.ts';
import { forgetDeadLinks } from './attention/dead-links.repository.ts';
import { guidsTaken } from './checks/check-document.ts';
import { searchEntriesOf } from './page-search-entries.ts';
import { usedBy } from './page-uses.ts';
import { findPublishedParts, listPagesUsing, type PublishedPage, readable } from './pages.repository.ts';
import type { PagesContext } from './pages-context.ts';
import { insertVersion, type NewVersion, replaceBlockInstances, replaceUses } from './pages-writing.repository.ts';

export interface PageInTransaction {
  trx: PlatformTransaction;
  touch: Touch;
  id: string;
  kind: PageKind;
}

export type PagePublication = ReturnType<typeof createPagePublication>;

/** What becoming readable means, whoever asked for it: in the tables, in search and in what is kept. */
export function createPagePublication({ search, blocks, clock }: PagesContext) {
  async function keepForSearch(trx: PlatformTransaction, page: Pick<PublishedPage, 'id' | 'document'>): Promise<void> {
    const parts = await findPublishedParts(trx, usedBy(page.document, blocks));
    const whole = { ...page, kind: 'page' as const, publishedAt: clock.now(), parts };
    const entries = searchEntriesOf(whole, blocks, clock.now());
    await search.keepPage(trx, { id: page.id, audience: page.document, entries });
  }

  /** A page is found by the words of its shared parts as well, so those who show this one are kept anew. */
  async function renewSearch({ trx, id, kind }: PageInTransaction): Promise<void> {
    if (kind !== 'shared-part') return;
    for (const user of await listPagesUsing(trx, id)) if (user.kind === 'page') await keepForSearch(trx, user);
  }

  /** Forgets every kept answer that shows the page; a template or a part is in the answers of others. */
  function touchPage({ touch, id, kind }: PageInTransaction): void {
    if (kind === 'page') touch(pageTag(id), menuTag, pagesTag);
    else touch(pageTag(id), pagesTag, partsTag);
  }

  return {
    /** An immutable version, its blocks findable, its words searchable. */
    async store(page: PageInTransaction, version: NewVersion): Promise<void> {
      const { trx, id, kind } = page;
      const { document } = version;
      await insertVersion(trx, id, version);
      const placed = document.buildingBlockInstances.map((block) => ({
        ...block,
        partId: blocks.sharedPart(block) ?? null,
      }));
      const taken = await replaceBlockInstances(trx, id, placed);
      if (taken.length > 0) throw guidsTaken(taken);
      await replaceUses(trx, id, usedBy(document, blocks));
      // What was found in the version before; the next look finds what is still there.
      await forgetDeadLinks(trx, [id]);
      if (kind === 'page') await keepForSearch(trx, { id, document: readable(document) });
      await renewSearch(page);
      touchPage(page);
    },

    /** It is published again as it was: back from the trash. */
    async show(page: PageInTransaction, document: PageDocument): Promise<void> {
      if (page.kind === 'page') await keepForSearch(page.trx, { id: page.id, document: readable(document) });
      await renewSearch(page);
      touchPage(page);
    },

    /** Readers have it no longer; call it once the table says so. */
    async hide(page: PageInTransaction): Promise<void> {
      await search.forgetPage(page.trx, page.id);
      await renewSearch(page);
      touchPage(page);
    },
  };
}
