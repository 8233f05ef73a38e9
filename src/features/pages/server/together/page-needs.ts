import { AppError, notAllowed } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import { linkTargets } from '../../contract/checks/link-targets.ts';
import type { PageDocument, PageKind } from '../../contract/page.ts';
import { standingOnPage } from '../../contract/page-decisions.ts';
import { linkTarget } from '../link-target.ts';
import { mayEdit, type PageEditing, pageOfToday } from '../page-editing.ts';
import { usedBy } from '../page-uses.ts';
import type { PageWriting } from '../page-writing.ts';
import { countUses, listLinkedPages } from '../pages.repository.ts';
import type { PagesContext } from '../pages-context.ts';
import { findWritablePage, type WritablePage } from '../pages-writing.repository.ts';

/** Why a page comes with another one: it is drawn on it, led to by it, or stands above or below it in the menu. */
export type PageReason = 'self' | 'shown' | 'linked' | 'above' | 'below';

export interface NeededPage {
  id: string;
  kind: PageKind;
  title: StoredText;
  sequence: number;
  isPublished: boolean;
  hasChanges: boolean;
  publishAt: Date | null;
  reason: PageReason;
  /** The page that it is needed by. */
  by: string;
  canEdit: boolean;
  /** How many published pages show it. */
  uses: number;
  /** Why this viewer cannot publish it as it is; nothing when they can. */
  refusal: string | undefined;
}

export interface PageNeeds {
  /** The page itself first. */
  pages: NeededPage[];
  /** There are more than are named. */
  hasMore: boolean;
  /** Items that it leads to, by guid or short id. */
  items: string[];
  /** The blocks of the page itself: some of them hold items. */
  blocks: string[];
}

interface NeedsParts extends PagesContext {
  editing: PageEditing;
  writing: PageWriting;
}

interface Found {
  page: WritablePage;
  reason: PageReason;
  by: string;
}

/** More than anyone looks through before publishing; who has more publishes in parts. */
const mostPages = 100;

/** What readers do not have yet of all that a page is drawn with, leads to and stands among. */
export function createPageNeeds({ platform, menus, blocks, editing, writing }: NeedsParts) {
  const { db } = platform;

  async function whyNot(viewer: Viewer, page: WritablePage, along: ReadonlySet<string>): Promise<string | undefined> {
    try {
      if (!mayEdit(viewer, page)) throw notAllowed();
      const choice = await writing.allowedChoice(db, viewer, page);
      await writing.preparePublication(db, page, standingOnPage(viewer), { ...choice, along });
      return undefined;
    } catch (error) {
      if (error instanceof AppError && !error.report) return error.code;
      throw error;
    }
  }

  async function leadsTo(document: PageDocument): Promise<{ pages: string[]; items: string[] }> {
    const { languages } = await platform.locale();
    const pages: string[] = [];
    const items: string[] = [];
    for (const href of linkTargets(document).hrefs) {
      const target = linkTarget(href, languages);
      if (target?.kind === 'page') pages.push(target.guid);
      if (target?.kind === 'item') items.push(target.id);
      if (target?.kind !== 'path') continue;
      const guid = (await menus.itemAtPath(target.path, target.language))?.pageGuid;
      if (guid) pages.push(guid);
    }
    return { pages, items };
  }

  const drafts = async (ids: readonly string[]): Promise<string[]> =>
    (await listLinkedPages(db, ids)).filter(({ isPublished }) => !isPublished).map(({ id }) => id);

  async function read(id: string): Promise<WritablePage | undefined> {
    const page = await findWritablePage(db, id);
    return page === undefined || page.isDeleted ? undefined : pageOfToday(db, page, blocks);
  }

  /** What a page cannot do without is asked the same in its turn: a draft that goes along brings its own drafts. */
  async function gather(self: WritablePage) {
    const found = new Map<string, Found>([[self.id, { page: self, reason: 'self', by: self.id }]]);
    const items = new Set<string>();
    const waiting = [self];
    let hasMore = false;
    async function add(ids: readonly string[], reason: PageReason, by: string): Promise<void> {
      for (const id of ids) {
        if (found.has(id) || hasMore) continue;
        const page = await read(id);
        if (page === undefined || (page.published !== undefined && !page.hasChanges)) continue;
        hasMore = found.size >= mostPages;
        if (hasMore) return;
        found.set(id, { page, reason, by });
        const isNeeded = reason === 'shown' || reason === 'linked';
        if (isNeeded && page.published === undefined) waiting.push(page);
      }
    }
    for (let page = waiting.shift(); page !== undefined; page = waiting.shift()) {
      const leading = await leadsTo(page.document);
      await add(usedBy(page.document, blocks), 'shown', page.id);
      await add(await drafts(leading.pages), 'linked', page.id);
      for (const item of leading.items) items.add(item);
    }
    await add(await drafts(await menus.pagesAbove(self.id)), 'above', self.id);
    await add(await drafts(await menus.pagesBelow(self.id)), 'below', self.id);
    return { found, items, hasMore };
  }

  return {
    /** For who may edit the page. */
    async pageNeeds(viewer: Viewer, id: string): Promise<PageNeeds> {
      const self = await editing.readForEditing(viewer, id);
      const { found, items, hasMore } = await gather(self);
      const along = new Set([...found.keys(), ...items]);
      const pages: NeededPage[] = [];
      for (const { page, reason, by } of found.values()) {
        pages.push({
          id: page.id,
          kind: page.kind,
          title: page.document.title,
          sequence: page.sequence,
          isPublished: page.published !== undefined,
          hasChanges: page.hasChanges,
          publishAt: page.publishAt,
          reason,
          by,
          canEdit: mayEdit(viewer, page),
          uses: page.kind === 'page' ? 0 : await countUses(db, page.id),
          refusal: await whyNot(viewer, page, along),
        });
      }
      const ownBlocks = self.document.buildingBlockInstances.map(({ guid }) => guid.toLowerCase());
      return { pages, hasMore, items: [...items], blocks: ownBlocks };
    },
  };
}
