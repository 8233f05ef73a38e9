import { menuTag } from '#features/menus/contract/menus.tags.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import { pagesTag, pageTag } from '#features/pages/contract/pages.tags.ts';
import type { PublishedBlocksService } from '#features/pages/server/published-blocks.service.ts';
import type { Tag } from '#platform/contract/calls/cache-tag.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Visibility } from '#platform/contract/rights/visibility.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { ListItemsService } from '../list-items.service.ts';

export interface PlacedBlocksParts {
  pages: Pick<PublishedBlocksService, 'seen' | 'edited' | 'ownerOf' | 'threadBlock'>;
  items: Pick<ListItemsService, 'blocks' | 'namesOf'>;
  menus: Pick<MenusService, 'pathOfPage'>;
  /** What a kind of block says of itself. */
  rules: {
    takes(name: string): 'votes' | undefined;
    namesTaking(what: 'votes'): readonly string[];
    hasThread(name: string): boolean;
  };
}

/** Where a block stands: on a page, or in an item. */
export interface BlockStand {
  /** Of that page or item; empty for who may not read it. */
  title: string;
  path: string | null;
}

/** A block that readers have, on a page or in an item, for a feature that takes something from them in it. */
export interface PlacedBlock {
  /** The same object for as long as the block is as it is. */
  source: object;
  options: Record<string, unknown>;
  addition: { addPermission: Visibility; addRoles: readonly string[] };
  canEdit: boolean;
  /** What would make an answer about it wrong. */
  tags: Tag[];
  changesAt: Date | undefined;
  stand(viewer: Viewer, language: Language): Promise<BlockStand>;
}

/** A block below which people react. */
export interface PlacedThread extends BlockStand {
  options: Record<string, unknown>;
  /** Its item takes nothing more: it is over. */
  isOver: boolean;
  tags: Tag[];
  changesAt: Date | undefined;
}

export type PlacedBlocksService = ReturnType<typeof createPlacedBlocks>;

/** Blocks in which readers do something, wherever they stand. A guid that ever was a page's is no item's. */
export function createPlacedBlocks({ pages, items, menus, rules }: PlacedBlocksParts) {
  const inItem = async (viewer: Viewer, guid: string) =>
    (await pages.ownerOf(guid)) === undefined ? items.blocks.seen(viewer, guid) : undefined;

  const pathOfPage = async (pageId: string, language: Language) => (await menus.pathOfPage(pageId, language)) ?? null;

  const standOfItem = async (viewer: Viewer, itemId: string, language: Language): Promise<BlockStand> => {
    const name = (await items.namesOf(viewer, [itemId], language)).get(itemId);
    return { title: name?.title ?? '', path: name?.path ?? null };
  };

  return {
    /** Undefined when readers have no such block, it takes no such thing, or this viewer may not see it now. */
    async seen(viewer: Viewer, guid: string, takes: 'votes'): Promise<PlacedBlock | undefined> {
      const ofPage = await pages.seen(viewer, guid, takes);
      if (ofPage !== undefined) {
        const { block, pageId, addition, canEdit } = ofPage;
        return {
          ...{ source: block, options: block.options, addition, canEdit },
          tags: [pageTag(pageId)],
          changesAt: undefined,
          stand: async (_, language) => ({ title: '', path: await pathOfPage(pageId, language) }),
        };
      }
      const ofItem = await inItem(viewer, guid);
      if (ofItem === undefined || rules.takes(ofItem.block.buildingBlockName) !== takes) return undefined;
      const { block, itemId, supporters, canEdit, tags, changesAt } = ofItem;
      return {
        ...{ source: block, options: block.content, canEdit, tags, changesAt },
        addition: { addPermission: supporters, addRoles: [] },
        stand: (reader, language) => standOfItem(reader, itemId, language),
      };
    },

    /** Every such block that readers have, as far as this viewer edits where it stands. */
    async edited(viewer: Viewer, takes: 'votes', language: Language): Promise<{ guid: string; title: string }[]> {
      const onPages = await pages.edited(viewer, takes, language);
      const inItems = await items.blocks.edited(viewer, rules.namesTaking(takes));
      const names = await items.namesOf(
        viewer,
        inItems.map(({ itemId }) => itemId),
        language,
      );
      return [
        ...onPages.map(({ guid, pageTitle }) => ({ guid, title: pageTitle })),
        ...inItems.map(({ guid, itemId }) => ({ guid, title: names.get(itemId)?.title ?? '' })),
      ];
    },

    /** Whether a page or an item still has it, whoever asks. */
    isKept: async (guid: string): Promise<boolean> =>
      (await pages.ownerOf(guid)) !== undefined || (await items.blocks.itemOf(guid)) !== undefined,

    async threadBlock(viewer: Viewer, guid: string, language: Language): Promise<PlacedThread | undefined> {
      const ofPage = await pages.threadBlock(viewer, guid, language);
      if (ofPage !== undefined) {
        const { pageId, title, options, changesAt } = ofPage;
        const path = await pathOfPage(pageId, language);
        return { title, path, options, changesAt, isOver: false, tags: [pageTag(pageId), pagesTag, menuTag] };
      }
      const ofItem = await inItem(viewer, guid);
      if (ofItem === undefined || !rules.hasThread(ofItem.block.buildingBlockName)) return undefined;
      const { block, itemId, state, tags, changesAt } = ofItem;
      const stand = await standOfItem(viewer, itemId, language);
      return { ...stand, options: block.content, isOver: state !== 'published', tags, changesAt };
    },
  };
}
