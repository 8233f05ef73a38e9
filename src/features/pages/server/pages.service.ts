import type { MenuItem } from '#features/menus/contract/menu.ts';
import { topLevelMenu } from '#features/menus/contract/menu-name.ts';
import { trailOfPage } from '#features/menus/contract/menu-paths.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import type { SearchService } from '#features/search/server/search.service.ts';
import { type BlockSubject, decide, type PageSubject } from '#platform/contract/decide.ts';
import { badInput, notAllowed, notFound, signInNeeded } from '#platform/contract/errors.ts';
import { defaultLanguage, type Language } from '#platform/contract/language.ts';
import { pickLanguage } from '#platform/contract/localized.ts';
import type { Viewer } from '#platform/contract/viewer.ts';
import { anonymousViewer } from '#platform/contract/viewer.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform, PlatformTransaction, Touch } from '#platform/server/platform.ts';
import { type BlockInstance, type Page, PageDocument, type PageSummary } from '../contract/page.ts';
import type { PathAnswer } from '../contract/pages.endpoints.ts';
import type { BlockRules } from './block-rules.ts';
import { searchEntriesOf } from './page-search-entries.ts';
import {
  findFormerPath,
  findPageIdByTitle,
  findPageIdOfBlock,
  findPublishedPage,
  insertPage,
  insertVersion,
  listLatestPages,
  listPublishedPages,
  lockPage,
  type PublishedPage,
  replaceBlockInstances,
  setUnpublished,
} from './pages.repository.ts';
import { isShown, nextChange, type Presentation, presentBlock, presentPage, subjectOf } from './present-page.ts';

interface PagesServiceOptions {
  platform: Platform;
  menus: MenusService;
  search: Pick<SearchService, 'keepPage' | 'forgetPage'>;
  blocks: BlockRules;
  clock: Clock;
}

export interface PageListQuery {
  language: Language;
  includeBlocks: boolean;
  /** Only these kinds of blocks; all when not given. */
  blockNames: string[] | undefined;
}

/** What a reader gets, and when it would be something else without anyone changing it. */
export interface ReadPage {
  page: Page;
  changesAt: Date | undefined;
}

export interface ReadBlock {
  block: BlockInstance;
  pageId: string;
  changesAt: Date | undefined;
}

export interface SitemapPage {
  paths: Partial<Record<Language, string>>;
  changedAt: Date;
}

/** What one may do with a block, and so with what it holds. */
export interface BlockRights {
  canSee: boolean;
  /** Everyone may see it now. */
  isPublic: boolean;
  canEdit: boolean;
}

/** A page and its blocks as far as rights go. */
export interface PageForAccess {
  id: string;
  title: string;
  path: string | null;
  subject: PageSubject;
  blocks: { guid: string; buildingBlockName: string; heading: string; subject: BlockSubject }[];
}

export type PagesService = ReturnType<typeof createPagesService>;

export function createPagesService({ platform, menus, search, blocks, clock }: PagesServiceOptions) {
  const published = (id: string): Promise<PublishedPage | undefined> =>
    platform.remember(`page/${id}`, [`page:${id}`], () => findPublishedPage(platform.db, id));

  /** The page when the viewer may see it. One that is not published does not exist for anyone who reads. */
  async function visiblePage(viewer: Viewer, id: string): Promise<PublishedPage> {
    const page = await published(id);
    if (page === undefined) throw notFound();
    if (decide(viewer, 'see', subjectOf(page)).allowed) return page;
    throw viewer.kind === 'anonymous' ? signInNeeded() : notAllowed();
  }

  async function presentation(viewer: Viewer, language: Language, pageId: string): Promise<Presentation> {
    const items: MenuItem[] = await menus.read(viewer, topLevelMenu, language).then(
      (menu) => menu.items,
      () => [],
    );
    return {
      viewer,
      language,
      now: clock.now(),
      blocks,
      pathOfPage: (guid) => trailOfPage(items, guid)?.at(-1)?.path ?? undefined,
      paths: await menus.pathsOfPage(pageId),
    };
  }

  async function read(viewer: Viewer, id: string, language: Language): Promise<ReadPage> {
    const stored = await visiblePage(viewer, id);
    const shown = await presentation(viewer, language, id);
    return { page: presentPage(stored, shown), changesAt: nextChange(stored.document.buildingBlockInstances, shown) };
  }

  const keepForSearch = (trx: PlatformTransaction, id: string, document: PageDocument) =>
    search.keepPage(trx, { id, audience: document, entries: searchEntriesOf(document, blocks, clock.now()) });

  function checkDocument(input: unknown): PageDocument {
    const parsed = PageDocument.safeParse(input);
    if (!parsed.success) {
      throw badInput(parsed.error.issues.map(({ path, code, message }) => ({ path: path.join('.'), code, message })));
    }
    const wrong = parsed.data.buildingBlockInstances.filter((block) => blocks.readOptions(block) === undefined);
    if (wrong.length > 0) {
      throw badInput(
        wrong.map(({ guid, buildingBlockName }) => ({
          path: `buildingBlockInstances.${guid}`,
          code: blocks.isKnown(buildingBlockName) ? 'bad-options' : 'unknown-block',
          message: buildingBlockName,
        })),
      );
    }
    return parsed.data;
  }

  /** What publishing is: an immutable version, its blocks findable, its words searchable, and all kept copies stale. */
  async function storeVersion(
    viewer: Viewer,
    trx: PlatformTransaction,
    touch: Touch,
    pageId: string,
    document: PageDocument,
  ): Promise<void> {
    await insertVersion(trx, pageId, document, viewer.id ?? 'unknown');
    const guids = document.buildingBlockInstances.map(({ guid }) => guid);
    const taken = await replaceBlockInstances(trx, pageId, guids);
    if (taken.length > 0) {
      throw badInput(
        taken.map((guid) => ({ path: `buildingBlockInstances.${guid}`, code: 'guid-taken', message: guid })),
      );
    }
    await keepForSearch(trx, pageId, document);
    touch(`page:${pageId}`, 'menu', 'pages');
  }

  return {
    read,

    async readByName(viewer: Viewer, name: string, language: Language): Promise<ReadPage> {
      const id = await findPageIdByTitle(platform.db, name);
      if (id === undefined) throw notFound();
      return read(viewer, id, language);
    },

    async readBlock(viewer: Viewer, guid: string, language: Language): Promise<ReadBlock> {
      const pageId = await findPageIdOfBlock(platform.db, guid);
      if (pageId === undefined) throw notFound();
      const page = await visiblePage(viewer, pageId);
      const stored = page.document.buildingBlockInstances.find((block) => block.guid === guid);
      const shown = await presentation(viewer, language, pageId);
      const block = stored && isShown(stored, shown) ? presentBlock(stored, shown) : undefined;
      if (stored === undefined || block === undefined) throw notFound();
      return { block, pageId, changesAt: nextChange([stored], shown) };
    },

    /** Undefined when no published page has this block: it may be a draft's. */
    async blockRights(viewer: Viewer, guid: string): Promise<BlockRights | undefined> {
      const pageId = await platform.remember(`page-of-block/${guid}`, ['pages'], () =>
        findPageIdOfBlock(platform.db, guid),
      );
      const page = pageId === undefined ? undefined : await published(pageId);
      const block = page?.document.buildingBlockInstances.find((one) => one.guid === guid);
      if (page === undefined || block === undefined) return undefined;
      const now = clock.now();
      const isShownTo = (reader: Viewer) =>
        decide(reader, 'see', subjectOf(page)).allowed && isShown(block, { viewer: reader, now });
      const canEdit = decide(viewer, 'edit', subjectOf(page)).allowed;
      return { canSee: canEdit || isShownTo(viewer), isPublic: isShownTo(anonymousViewer), canEdit };
    },

    async atPath(viewer: Viewer, path: string, language: Language): Promise<PathAnswer> {
      const item = await menus.itemAtPath(path, language);
      if (item?.pageGuid !== null && item?.pageGuid !== undefined) {
        const page = await published(item.pageGuid);
        if (page === undefined) return { kind: 'unknown' };
        if (decide(viewer, 'see', subjectOf(page)).allowed) return { kind: 'page', pageGuid: page.id };
        return { kind: viewer.kind === 'anonymous' ? 'sign-in' : 'unauthorized' };
      }
      const former = await findFormerPath(platform.db, path);
      if (former === undefined) return { kind: 'unknown' };
      const to = former.page_id === null ? undefined : await menus.pathOfPage(former.page_id, language);
      return to === undefined ? { kind: 'gone' } : { kind: 'redirect', to };
    },

    async list(viewer: Viewer, query: PageListQuery): Promise<PageSummary[]> {
      if (!viewer.isContentManager) throw notAllowed();
      const kinds = query.blockNames;
      const pages = await listLatestPages(platform.db);
      const summaries = await Promise.all(
        pages.map(async ({ id, document, publishedAt, isPublished }) => {
          const blocksOfPage = document.buildingBlockInstances.filter(
            ({ buildingBlockName }) => kinds === undefined || kinds.includes(buildingBlockName),
          );
          const shown = query.includeBlocks ? await presentation(viewer, query.language, id) : undefined;
          return {
            guid: id,
            title: pickLanguage(document.title, query.language, defaultLanguage)?.value ?? '',
            isPublished,
            visibility: document.visibility,
            layout: document.layout,
            path: (await menus.pathOfPage(id, query.language)) ?? null,
            changedAt: publishedAt.toISOString(),
            ...(shown === undefined
              ? {}
              : { buildingBlockInstances: blocksOfPage.flatMap((block) => presentBlock(block, shown) ?? []) }),
          };
        }),
      );
      return summaries.sort((a, b) => (a.path ?? '\uffff').localeCompare(b.path ?? '\uffff'));
    },

    /** Every page, published or not, for the question who may see it. */
    async listForAccess(viewer: Viewer, language: Language): Promise<PageForAccess[]> {
      if (!viewer.isAdmin) throw notAllowed();
      const now = clock.now();
      const words = (text: PageDocument['title']) => pickLanguage(text, language, defaultLanguage)?.value ?? '';
      const pages = await Promise.all(
        (await listLatestPages(platform.db)).map(async (page) => ({
          id: page.id,
          title: words(page.document.title),
          path: (await menus.pathOfPage(page.id, language)) ?? null,
          subject: { ...subjectOf(page), isPublished: page.isPublished },
          blocks: page.document.buildingBlockInstances.map((block) => ({
            guid: block.guid,
            buildingBlockName: block.buildingBlockName,
            heading: words(block.heading),
            subject: {
              kind: 'block' as const,
              visibility: block.visibility,
              roleIds: block.roleIds,
              period: block.period,
              now,
            },
          })),
        })),
      );
      return pages.sort((a, b) => (a.path ?? '\uffff').localeCompare(b.path ?? '\uffff'));
    },

    async publicPages(): Promise<SitemapPage[]> {
      const pages = await listPublishedPages(platform.db);
      const open = pages.filter((page) => decide(anonymousViewer, 'see', subjectOf(page)).allowed);
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

    /** Makes a page and its first version. */
    async create(viewer: Viewer, input: unknown, id?: string): Promise<string> {
      if (!viewer.isContentManager) throw notAllowed();
      const document = checkDocument(input);
      return platform.transaction(async (trx, touch) => {
        const pageId = await insertPage(trx, id);
        await storeVersion(viewer, trx, touch, pageId, document);
        return pageId;
      });
    },

    async publish(viewer: Viewer, pageId: string, input: unknown): Promise<void> {
      if (!viewer.isContentManager) throw notAllowed();
      const document = checkDocument(input);
      await platform.transaction(async (trx, touch) => {
        if ((await lockPage(trx, pageId)) === undefined) throw notFound();
        await storeVersion(viewer, trx, touch, pageId, document);
      });
    },

    async unpublish(viewer: Viewer, pageId: string): Promise<void> {
      if (!viewer.isContentManager) throw notAllowed();
      await platform.transaction(async (trx, touch) => {
        if ((await lockPage(trx, pageId)) === undefined) throw notFound();
        await setUnpublished(trx, pageId);
        await search.forgetPage(trx, pageId);
        touch(`page:${pageId}`, 'menu', 'pages');
      });
    },
  };
}
