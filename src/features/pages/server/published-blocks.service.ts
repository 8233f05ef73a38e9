import type { FileHolder, HolderRights } from '#features/assets/contract/asset-holder.ts';
import { decide } from '#platform/contract/rights/decide.ts';
import { anonymousViewer, type Viewer } from '#platform/contract/rights/viewer.ts';
import { nextPeriodChange, type Visibility } from '#platform/contract/rights/visibility.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { StoredBlock } from '../contract/page.ts';
import { pagesTag, pageTag, partsTag } from '../contract/pages.tags.ts';
import type { BlockRules } from './block-rules.ts';
import { withExistingRoles } from './existing-roles.ts';
import { type ChangedPage, findChangedPages } from './history/changed-pages.repository.ts';
import { type ListBlock, listBlocksOf } from './list-block.ts';
import {
  findPageIdOfBlock,
  findPageOfBlock,
  findPublishedPage,
  listPublishedPagesWith,
  type PublishedPage,
} from './pages.repository.ts';
import { isShown } from './present-block.ts';
import { maySee, subjectOf } from './present-page.ts';
import { findPagesOfBlocks } from './trash/trash-keys.repository.ts';

interface PublishedBlocksParts {
  platform: Platform;
  blocks: BlockRules;
  clock: Clock;
  /** A link shows this block to whoever has it, before it is published (features/previews). */
  isPreviewed(guid: string): Promise<boolean>;
}

/** Touched with `parts` when any template or shared part changes, because it is loaded together with those. */
export const publishedPage = (platform: Platform, id: string): Promise<PublishedPage | undefined> =>
  platform.remember(`page/${id}`, [pageTag(id), partsTag], async () => {
    const page = await findPublishedPage(platform.db, id);
    return page && namingExistingRoles(platform.db, page);
  });

async function namingExistingRoles(db: PlatformDb, page: PublishedPage): Promise<PublishedPage> {
  const parts = [...page.parts.values()];
  const [document = page.document, ...ofParts] = await withExistingRoles(db, [
    page.document,
    ...parts.map((part) => part.document),
  ]);
  const readParts = parts.map((part, index) => ({ ...part, document: ofParts[index] ?? part.document }));
  return { ...page, document, parts: new Map(readParts.map((part) => [part.id, part])) };
}

/** Whoever has the link sees the file; nobody keeps it for others. */
const previewRights = ({ isContentManager }: Viewer): HolderRights => ({
  canSee: true,
  isPublic: false,
  canEdit: isContentManager,
});

/** The page that a block is of; `isThere` while it stands on it. */
export interface BlockPlace {
  title: string;
  isThere: boolean;
  isInTrash: boolean;
}

/** A block below which people react. */
export interface ThreadBlock {
  pageId: string;
  /** Of its page. */
  title: string;
  options: Record<string, unknown>;
  changesAt: Date | undefined;
}

/** A block that readers have, for a feature that takes something from them in it. */
export interface SeenBlock {
  block: StoredBlock;
  pageId: string;
  addition: { addPermission: Visibility; addRoles: readonly string[] };
  canEdit: boolean;
}

export interface NamedBlock {
  title: string;
  pageId: string;
  hasItems: boolean;
}

/** Nobody who follows that many pages reads of each. */
const mostChanged = 200;

const titleIn = (title: StoredBlock['heading'], language: Language): string =>
  pickLanguage(title, language, defaultLanguage)?.value ?? '';

export type PublishedBlocksService = ReturnType<typeof createPublishedBlocksService>;

/** What others must know of the blocks that readers have. Pages themselves show items, so items ask this and not pages. */
export function createPublishedBlocksService({ platform, blocks, clock, isPreviewed }: PublishedBlocksParts) {
  const pageOfBlock = async (guid: string): Promise<PublishedPage | undefined> => {
    const pageId = await platform.remember(`page-of-block/${guid}`, [pagesTag], () =>
      findPageIdOfBlock(platform.db, guid),
    );
    return pageId === undefined ? undefined : publishedPage(platform, pageId);
  };

  /** Undefined when no published page has this block: it may be a draft's. */
  async function rightsOn(viewer: Viewer, guid: string): Promise<HolderRights | undefined> {
    const page = await pageOfBlock(guid);
    const block = page?.document.buildingBlockInstances.find((one) => one.guid === guid);
    if (page === undefined || block === undefined) return (await isPreviewed(guid)) ? previewRights(viewer) : undefined;
    const now = clock.now();
    const isShownTo = (reader: Viewer) => maySee(reader, page) && isShown(block, { viewer: reader, now });
    const canEdit = decide(viewer, 'edit', subjectOf(page)).allowed;
    return { canSee: canEdit || isShownTo(viewer), isPublic: isShownTo(anonymousViewer), canEdit };
  }

  return {
    /** Undefined when no published page has this block, it takes no such thing, or this viewer may not see it now. */
    async seen(viewer: Viewer, guid: string, takes: 'votes'): Promise<SeenBlock | undefined> {
      const page = await pageOfBlock(guid);
      const block = page?.document.buildingBlockInstances.find((one) => one.guid === guid);
      if (page === undefined || block === undefined) return undefined;
      if (blocks.takes(block.buildingBlockName) !== takes) return undefined;
      const canEdit = decide(viewer, 'edit', subjectOf(page)).allowed;
      if (!canEdit && !(maySee(viewer, page) && isShown(block, { viewer, now: clock.now() }))) return undefined;
      const addition = { addPermission: block.addPermission ?? 'Admin', addRoles: block.addRoles ?? [] };
      return { block, pageId: page.id, addition, canEdit };
    },

    /** Every block of a published page that takes this, as far as this viewer edits its page; by the title of the page. */
    async edited(viewer: Viewer, takes: 'votes', language: Language): Promise<{ guid: string; pageTitle: string }[]> {
      const pages = await platform.remember(`pages-taking/${takes}`, [pagesTag], () =>
        listPublishedPagesWith(platform.db, blocks.namesTaking(takes)),
      );
      return pages
        .filter((page) => decide(viewer, 'edit', subjectOf(page)).allowed)
        .flatMap((page) =>
          page.document.buildingBlockInstances
            .filter(({ buildingBlockName }) => blocks.takes(buildingBlockName) === takes)
            .map(({ guid }) => ({ guid, pageTitle: titleIn(page.document.title, language) })),
        );
    },

    /** Where blocks stand or stood, whoever asks: only for the server's own look-ups. */
    async placesOf(guids: readonly string[], language: Language): Promise<Map<string, BlockPlace>> {
      const found = await findPagesOfBlocks(platform.db, guids);
      return new Map(
        found.map(({ block, title, isThere, isInTrash }) => [
          block,
          { title: pickLanguage(title, language, defaultLanguage)?.value ?? '', isThere, isInTrash },
        ]),
      );
    },

    /** What readers get since then, of pages that were there before: for who wants to hear of it. */
    changedSince: (since: Date): Promise<ChangedPage[]> => findChangedPages(platform.db, since, mostChanged),

    /** The titles of pages, as far as this viewer may read them. */
    async namedPages(viewer: Viewer, ids: readonly string[], language: Language): Promise<Map<string, string>> {
      const named = new Map<string, string>();
      for (const id of ids) {
        const page = await publishedPage(platform, id);
        if (page?.kind === 'page' && maySee(viewer, page)) named.set(id, titleIn(page.document.title, language));
      }
      return named;
    },

    /** What blocks of readers are called, by heading or else by their page, as far as this viewer may see them now. */
    async namedBlocks(viewer: Viewer, guids: readonly string[], language: Language): Promise<Map<string, NamedBlock>> {
      const named = new Map<string, NamedBlock>();
      for (const guid of guids) {
        const page = await pageOfBlock(guid);
        const block = page?.document.buildingBlockInstances.find((one) => one.guid === guid);
        if (page === undefined || block === undefined) continue;
        if (!maySee(viewer, page) || !isShown(block, { viewer, now: clock.now() })) continue;
        const title = titleIn(block.heading, language) || titleIn(page.document.title, language);
        named.set(guid, { title, pageId: page.id, hasItems: listBlocksOf(page, blocks).has(guid) });
      }
      return named;
    },

    /** The page that a block is of for ever, whether readers have it or not. */
    ownerOf: (guid: string): Promise<string | undefined> => findPageOfBlock(platform.db, guid),

    /** Blocks hold files: what comes with one follows its rights. */
    fileHolder: { kind: 'block', rightsOn } satisfies FileHolder,

    /** Where people react below a block that this viewer has; undefined when it is not there for them, or has no thread. */
    async threadBlock(viewer: Viewer, guid: string, language: Language): Promise<ThreadBlock | undefined> {
      const page = await pageOfBlock(guid);
      const block = page?.document.buildingBlockInstances.find((one) => one.guid === guid);
      if (page === undefined || block === undefined || !blocks.hasThread(block.buildingBlockName)) return undefined;
      const now = clock.now();
      if (!maySee(viewer, page) || !isShown(block, { viewer, now })) return undefined;
      return {
        pageId: page.id,
        title: pickLanguage(page.document.title, language, defaultLanguage)?.value ?? '',
        options: block.options,
        changesAt: nextPeriodChange([block.period], now),
      };
    },

    /** Every list on a published page, by the page and its heading. Whether one may add to it is in the answer. */
    everyList: (language: Language): Promise<readonly { list: ListBlock; trail: string[] }[]> =>
      platform.remember(`every-list/${language}`, [pagesTag], async () => {
        const pages = await listPublishedPagesWith(platform.db, blocks.namesWithLists);
        return pages.flatMap((page) => {
          const lists = listBlocksOf(page, blocks);
          return page.document.buildingBlockInstances.flatMap(({ guid, heading }) => {
            const list = lists.get(guid);
            const words = [page.document.title, heading].map(
              (text) => pickLanguage(text, language, defaultLanguage)?.value ?? '',
            );
            return list === undefined ? [] : [{ list, trail: words.filter((word) => word !== '') }];
          });
        });
      }),

    /** The pages on which this viewer finds this form now. */
    async pagesWithForm(viewer: Viewer, formGuid: string): Promise<string[]> {
      const showing = blocks.showingForm(formGuid);
      if (showing === undefined) return [];
      const names = [showing.buildingBlockName];
      const pages = await platform.remember('pages-with-forms', [pagesTag], () =>
        listPublishedPagesWith(platform.db, names),
      );
      const now = clock.now();
      const shows = (block: StoredBlock) =>
        block.buildingBlockName === showing.buildingBlockName &&
        Object.entries(showing.content).every(([option, value]) => block.options[option] === value) &&
        isShown(block, { viewer, now });
      return pages
        .filter((page) => maySee(viewer, page) && page.document.buildingBlockInstances.some(shows))
        .map(({ id }) => id);
    },

    /** Undefined when no published page has this block, or when it shows no items. Whether one may see it is in the answer. */
    async listBlock(guid: string): Promise<ListBlock | undefined> {
      const page = await pageOfBlock(guid);
      return page && listBlocksOf(page, blocks).get(guid);
    },
  };
}
