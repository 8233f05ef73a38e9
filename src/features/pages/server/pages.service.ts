import { badInput, notAllowed, notFound, signInNeeded } from '#platform/contract/errors.ts';
import { defaultLanguage, type Language } from '#platform/contract/language.ts';
import type { Viewer } from '#platform/contract/viewer.ts';
import { anonymousViewer } from '#platform/contract/viewer.ts';
import { decideSee } from '#platform/contract/visibility.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { MenuItem } from '#features/menus/contract/menu.ts';
import { trailOfPage } from '#features/menus/contract/menu-paths.ts';
import { topLevelMenu } from '#features/menus/contract/menu-name.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import { type BlockInstance, type Page, PageDocument } from '../contract/page.ts';
import type { PathAnswer } from '../contract/pages.endpoints.ts';
import type { BlockRules } from './block-rules.ts';
import {
  findFormerPath,
  findPageIdByTitle,
  findPageIdOfBlock,
  findPublishedPage,
  insertPage,
  insertVersion,
  listPublishedPages,
  lockPage,
  type PublishedPage,
  replaceBlockInstances,
  setUnpublished,
} from './pages.repository.ts';
import { presentBlock, presentPage, type Presentation } from './present-page.ts';

interface PagesServiceOptions {
  platform: Platform;
  menus: MenusService;
  blocks: BlockRules;
  clock: Clock;
}

export interface SitemapPage {
  paths: Partial<Record<Language, string>>;
  changedAt: Date;
}

export type PagesService = ReturnType<typeof createPagesService>;

export function createPagesService({ platform, menus, blocks, clock }: PagesServiceOptions) {
  const published = (id: string): Promise<PublishedPage | undefined> =>
    platform.remember(`page/${id}`, [`page:${id}`], () => findPublishedPage(platform.db, id));

  /** The page when the viewer may see it. One that is not published does not exist for anyone who reads. */
  async function visiblePage(viewer: Viewer, id: string): Promise<PublishedPage> {
    const page = await published(id);
    if (page === undefined) throw notFound();
    if (decideSee(viewer, page.document).allowed) return page;
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

  async function read(viewer: Viewer, id: string, language: Language): Promise<Page> {
    return presentPage(await visiblePage(viewer, id), await presentation(viewer, language, id));
  }

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

  return {
    read,

    async readByName(viewer: Viewer, name: string, language: Language): Promise<Page> {
      const id = await findPageIdByTitle(platform.db, name);
      if (id === undefined) throw notFound();
      return read(viewer, id, language);
    },

    async readBlock(viewer: Viewer, guid: string, language: Language): Promise<{ block: BlockInstance; pageId: string }> {
      const pageId = await findPageIdOfBlock(platform.db, guid);
      if (pageId === undefined) throw notFound();
      const page = await visiblePage(viewer, pageId);
      const stored = page.document.buildingBlockInstances.find((block) => block.guid === guid);
      if (stored === undefined || !decideSee(viewer, stored).allowed) throw notFound();
      const block = presentBlock(stored, await presentation(viewer, language, pageId));
      if (block === undefined) throw notFound();
      return { block, pageId };
    },

    async atPath(viewer: Viewer, path: string, language: Language): Promise<PathAnswer> {
      const item = await menus.itemAtPath(path, language);
      if (item?.pageGuid !== null && item?.pageGuid !== undefined) {
        const page = await published(item.pageGuid);
        if (page === undefined) return { kind: 'unknown' };
        if (decideSee(viewer, page.document).allowed) return { kind: 'page', pageGuid: page.id };
        return { kind: viewer.kind === 'anonymous' ? 'sign-in' : 'unauthorized' };
      }
      const former = await findFormerPath(platform.db, path);
      if (former === undefined) return { kind: 'unknown' };
      const to = former.page_id === null ? undefined : await menus.pathOfPage(former.page_id, language);
      return to === undefined ? { kind: 'gone' } : { kind: 'redirect', to };
    },

    async publicPages(): Promise<SitemapPage[]> {
      const pages = await listPublishedPages(platform.db);
      const open = pages.filter((page) => decideSee(anonymousViewer, page.document).allowed);
      return Promise.all(
        open.map(async (page) => {
          const paths = await menus.pathsOfPage(page.id);
          const translated = Object.keys(page.document.title.$lang);
          const kept = Object.entries(paths).filter(([language]) => language === defaultLanguage || translated.includes(language));
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
        await insertVersion(trx, pageId, document, viewer.id ?? 'unknown');
        await replaceBlockInstances(trx, pageId, document.buildingBlockInstances.map(({ guid }) => guid));
        touch(`page:${pageId}`, 'menu', 'pages');
        return pageId;
      });
    },

    async publish(viewer: Viewer, pageId: string, input: unknown): Promise<void> {
      if (!viewer.isContentManager) throw notAllowed();
      const document = checkDocument(input);
      await platform.transaction(async (trx, touch) => {
        if ((await lockPage(trx, pageId)) === undefined) throw notFound();
        await insertVersion(trx, pageId, document, viewer.id ?? 'unknown');
        await replaceBlockInstances(trx, pageId, document.buildingBlockInstances.map(({ guid }) => guid));
        touch(`page:${pageId}`, 'menu', 'pages');
      });
    },

    async unpublish(viewer: Viewer, pageId: string): Promise<void> {
      if (!viewer.isContentManager) throw notAllowed();
      await platform.transaction(async (trx, touch) => {
        if ((await lockPage(trx, pageId)) === undefined) throw notFound();
        await setUnpublished(trx, pageId);
        touch(`page:${pageId}`, 'menu', 'pages');
      });
    },
  };
}
