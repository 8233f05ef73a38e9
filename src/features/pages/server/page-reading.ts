import { assetTag } from '#features/assets/contract/assets.tags.ts';
import type { MenuItem } from '#features/menus/contract/menu.ts';
import { topLevelMenu } from '#features/menus/contract/menu-name.ts';
import { trailOfPage } from '#features/menus/contract/menu-paths.ts';
import { withSuffix } from '#features/redirects/contract/redirect-target.ts';
import type { FoundRedirect } from '#features/redirects/server/kept-redirects.service.ts';
import type { Tag } from '#platform/contract/calls/cache-tag.ts';
import { notAllowed, notFound, signInNeeded } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { LocalizedText } from '#platform/contract/texts/localized.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import { everyBlock } from '../contract/blocks-of-page.ts';
import type { BlockInstance, Page, TemplateBlocks } from '../contract/page.ts';
import type { PathAnswer } from '../contract/pages.endpoints.ts';
import { pageTag } from '../contract/pages.tags.ts';
import type { PartBlocks } from '../contract/shared-parts/shared-parts.ts';
import { listBlocksOf } from './list-block.ts';
import { allUsedBy, blocksWithParts } from './page-uses.ts';
import { findPageIdByTitle, findPageIdOfBlock, type PublishedPage } from './pages.repository.ts';
import type { PagesContext } from './pages-context.ts';
import { isShown, type Presentation, presentBlock, presentPart } from './present-block.ts';
import { maySee, nextChange, presentPage, presentTemplate } from './present-page.ts';
import { publishedPage } from './published-blocks.service.ts';
import { sharedImageOf } from './sharing/shared-image.ts';

/** What a kept answer of a page depends on. */
interface Kept {
  tags: Tag[];
  /** When it would be something else without anyone changing it. */
  changesAt: Date | undefined;
}

export interface ReadPage extends Kept {
  page: Page;
  listMetadata: Record<string, { totalNumberOfItems: number; can?: { offer: true } }>;
}

export interface ReadBlock extends Kept {
  block: BlockInstance;
  pageId: string;
}

export interface ReadTemplate extends Kept {
  template: TemplateBlocks & { title?: LocalizedText | undefined };
}

export type PageReading = ReturnType<typeof createPageReading>;

/** Readers' side: published versions, each in one language and as far as the viewer may see it. */
export function createPageReading({ platform, menus, redirects, blocks, clock, files, listTotals }: PagesContext) {
  const published = (id: string) => publishedPage(platform, id);

  /** The page when the viewer may see it. One that is not published does not exist for anyone who reads. */
  async function visiblePage(viewer: Viewer, id: string): Promise<PublishedPage> {
    const page = await published(id);
    if (page === undefined) throw notFound();
    if (maySee(viewer, page)) return page;
    throw viewer.kind === 'anonymous' ? signInNeeded() : notAllowed();
  }

  async function presentationOf(viewer: Viewer, language: Language, parts: PublishedPage['parts']) {
    const items: MenuItem[] = await menus.read(viewer, topLevelMenu, language).then(
      (menu) => menu.items,
      () => [],
    );
    return {
      viewer,
      language,
      now: clock.now(),
      timeZone: (await platform.locale()).timeZone,
      blocks,
      parts,
      pathOfPage: (guid: string) => trailOfPage(items, guid)?.at(-1)?.path ?? undefined,
    } satisfies Presentation & { timeZone: TimeZone };
  }

  const keptOf = (page: PublishedPage, presentation: Presentation & { timeZone: TimeZone }): Kept => ({
    tags: [page.id, ...allUsedBy(page, blocks)].map((id) => pageTag(id)),
    changesAt: nextChange(blocksWithParts(page), presentation),
  });

  async function read(viewer: Viewer, id: string, language: Language): Promise<ReadPage> {
    const stored = await visiblePage(viewer, id);
    if (stored.kind !== 'page') throw notFound();
    return present(viewer, stored, language);
  }

  /** Whether the viewer may see the page at all is for the caller to know. */
  async function present(viewer: Viewer, stored: PublishedPage, language: Language): Promise<ReadPage> {
    const presentation = await presentationOf(viewer, language, stored.parts);
    const { shared, asked } = await sharedImageOf(stored, { ...presentation, files });
    const page = presentPage(stored, {
      ...presentation,
      shared,
      paths: await menus.pathsOfPage(stored.id),
      languages: (await platform.locale()).languages,
    });
    const sources = [stored, ...stored.parts.values()].map((one) => listBlocksOf(one, blocks));
    const lists = everyBlock(page).flatMap(({ guid }) => sources.find((one) => one.has(guid))?.get(guid) ?? []);
    const listed = lists.length === 0 ? undefined : await listTotals?.(viewer, lists);
    const { tags, changesAt } = keptOf(stored, presentation);
    return {
      page,
      listMetadata: listed?.totals ?? {},
      tags: [...tags, ...asked.map(({ image }) => assetTag(image.imageGuid.toLowerCase())), ...(listed?.tags ?? [])],
      changesAt: earlier(changesAt, listed?.changesAt),
    };
  }

  async function leadTo(
    viewer: Viewer,
    { from, status, target }: FoundRedirect,
    language: Language,
  ): Promise<PathAnswer> {
    if (target.kind === 'gone') return { kind: 'gone' };
    if (target.kind !== 'page') {
      return { kind: 'redirect', from, status, to: target.kind === 'path' ? target.path : target.url };
    }
    const to = await menus.pathOfPage(target.guid, target.language ?? language);
    if (to === undefined) return { kind: 'gone' };
    // Where a page went can say as much as what is on it.
    const page = await published(target.guid);
    if (page === undefined) return { kind: 'unknown' };
    return maySee(viewer, page)
      ? { kind: 'redirect', from, status, to: withSuffix(to, target.suffix) }
      : refusedAt(viewer);
  }

  return {
    read,
    present,

    async readByName(viewer: Viewer, name: string, language: Language): Promise<ReadPage> {
      const id = await findPageIdByTitle(platform.db, name);
      if (id === undefined) throw notFound();
      return read(viewer, id, language);
    },

    async readTemplate(viewer: Viewer, id: string, language: Language): Promise<ReadTemplate> {
      const stored = await visiblePage(viewer, id);
      if (stored.kind !== 'template') throw notFound();
      const presentation = await presentationOf(viewer, language, stored.parts);
      const title = pickLanguage(stored.document.title, language, defaultLanguage);
      const template = { ...presentTemplate(stored, presentation), ...(title === undefined ? {} : { title }) };
      return { template, ...keptOf(stored, presentation) };
    },

    async readSharedPart(viewer: Viewer, id: string, language: Language): Promise<PartBlocks> {
      const stored = await published(id);
      if (stored?.kind !== 'shared-part' || !maySee(viewer, stored)) return { blocks: null };
      return { blocks: presentPart(stored.document, await presentationOf(viewer, language, new Map())) };
    },

    async readBlock(viewer: Viewer, guid: string, language: Language): Promise<ReadBlock> {
      const pageId = await findPageIdOfBlock(platform.db, guid);
      if (pageId === undefined) throw notFound();
      const page = await visiblePage(viewer, pageId);
      const stored = page.document.buildingBlockInstances.find((block) => block.guid === guid);
      const presentation = await presentationOf(viewer, language, page.parts);
      const block = stored && isShown(stored, presentation) ? presentBlock(stored, presentation) : undefined;
      if (stored === undefined || block === undefined) throw notFound();
      return { block, pageId, ...keptOf(page, presentation) };
    },

    async atPath(viewer: Viewer, path: string, language: Language): Promise<PathAnswer> {
      const item = await menus.itemAtPath(path, language);
      if (item?.pageGuid !== null && item?.pageGuid !== undefined) {
        const page = await published(item.pageGuid);
        if (page?.kind !== 'page') return { kind: 'unknown' };
        return maySee(viewer, page) ? { kind: 'page', pageGuid: page.id } : refusedAt(viewer);
      }
      const found = await redirects.at(path);
      return found === undefined ? { kind: 'unknown' } : leadTo(viewer, found, language);
    },
  };
}

const refusedAt = (viewer: Viewer): PathAnswer => ({ kind: viewer.kind === 'anonymous' ? 'sign-in' : 'unauthorized' });

function earlier(one: Date | undefined, other: Date | undefined): Date | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return one < other ? one : other;
}
