import { titleOfCopy } from '#features/pages/contract/copying/words-of-copy.ts';
import { pagesTag } from '#features/pages/contract/pages.tags.ts';
import { AppError, badInput, notFound } from '#platform/contract/calls/errors.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { PlatformTransaction, Touch } from '#platform/server/platform.ts';
import { requireContentManager } from '#platform/server/require-viewer.ts';
import { segmentFrom } from '../contract/arranging/arrange-menu.ts';
import { freeSegment } from '../contract/free-segment.ts';
import { itemInTheWay } from '../contract/menu-check.ts';
import { topLevelMenu } from '../contract/menu-name.ts';
import type { MenuItemChanges, MenuItemMove, NewMenuItem } from '../contract/menu-source.ts';
import { menuAudit } from '../contract/menus.audit.ts';
import { menuTag } from '../contract/menus.tags.ts';
import type { MenuParts } from './menu-parts.ts';
import { createMenuSettling } from './menu-settling.ts';
import { ensureMenu, insertMenuItem } from './menus.repository.ts';
import {
  findMenuItem,
  findMenuName,
  findWholeItem,
  isPresentPage,
  lockMenu,
  markMenuItemsDeleted,
  placeMenuItems,
  readStoredItems,
  type StoredMenuItem,
  unmarkMenuItems,
  updateMenuItem,
} from './menus-writing.repository.ts';

/** Which menu was changed, and which item of it. */
export interface ChangedMenu {
  name: string;
  changed: string;
}

export interface CopiedItem {
  /** Of the copy. */
  guid: string;
  from: string;
  parentGuid: string | null;
  position?: number | undefined;
  /** None of a heading or a link. */
  pageGuid: string | null;
  /** It says in its name that it is a copy, and gets an address of its own; what hangs below it need not. */
  isFirst: boolean;
}

type MenuAction = (typeof menuAudit)[keyof typeof menuAudit];
type Change = (trx: PlatformTransaction, items: StoredMenuItem[]) => Promise<string>;

/** As it is told to who reads the log. */
export const nameOf = (name: StoredText): string => pickLanguage(name, defaultLanguage, defaultLanguage)?.value ?? '';

const siblingsOf = (items: readonly StoredMenuItem[], parentId: string | null): string[] =>
  items.filter((item) => item.parentId === parentId).map(({ id }) => id);

const withAllBelow = (items: readonly StoredMenuItem[], id: string): string[] => [
  id,
  ...items.filter(({ parentId }) => parentId === id).flatMap((child) => withAllBelow(items, child.id)),
];

export function createMenuWriting(parts: MenuParts) {
  const { platform, audit } = parts;
  const settle = createMenuSettling(parts);

  /** One change of a menu: refused when it does not fit, with redirects for the addresses it takes away. */
  async function change(
    by: Actor,
    { menuId, action }: { menuId: string; action: MenuAction },
    trx: PlatformTransaction,
    touch: Touch,
    make: Change,
  ): Promise<ChangedMenu> {
    await lockMenu(trx, menuId);
    const before = await readStoredItems(trx, menuId);
    const id = await make(trx, before);
    const after = await readStoredItems(trx, menuId);
    await settle(trx, by, { before, after, changed: [id] });
    const item = [...after, ...before].find((one) => one.id === id);
    await audit.record(trx, by, { action, subject: { kind: 'menu', id, name: item ? nameOf(item.name) : '' } });
    touch(menuTag, pagesTag);
    return { name: await findMenuName(trx, menuId), changed: id };
  }

  async function changeItemWithin(
    trx: PlatformTransaction,
    touch: Touch,
    by: Actor,
    { id, action }: { id: string; action: MenuAction },
    make: Change,
  ): Promise<ChangedMenu> {
    requireContentManager(by.viewer);
    const item = await findMenuItem(trx, id);
    if (item === undefined || item.isDeleted !== (action === menuAudit.restored)) throw notFound();
    return change(by, { menuId: item.menuId, action }, trx, touch, make);
  }

  const changeItem = (by: Actor, id: string, action: MenuAction, make: Change): Promise<ChangedMenu> =>
    platform.transaction((trx, touch) => changeItemWithin(trx, touch, by, { id, action }, make));

  /** In the transaction of who adds more than one. */
  async function addWithin(
    trx: PlatformTransaction,
    touch: Touch,
    by: Actor,
    menuName: string,
    input: NewMenuItem,
  ): Promise<ChangedMenu> {
    requireContentManager(by.viewer);
    await requirePage(trx, input.pageGuid);
    const menuId = await ensureMenu(trx, menuName);
    return change(by, { menuId, action: menuAudit.added }, trx, touch, async (inner, items) => {
      const { parentGuid } = input;
      requireParent(items, parentGuid);
      const siblings = siblingsOf(items, parentGuid);
      const id = await insertMenuItem(inner, {
        menuId,
        parentId: parentGuid,
        sortOrder: siblings.length,
        name: input.name,
        description: input.description,
        urlSegment: input.urlSegment ?? segmentFrom(input.name),
        pageId: input.pageGuid,
        externalUrl: input.externalUrl,
        isVisible: input.isVisible,
        relatedIds: input.relatedMenuItems,
      });
      await placeMenuItems(inner, parentGuid, siblings.toSpliced(input.position ?? siblings.length, 0, id));
      return id;
    });
  }

  return {
    async add(by: Actor, menuName: string, input: NewMenuItem): Promise<ChangedMenu> {
      requireContentManager(by.viewer);
      return platform.transaction((trx, touch) => addWithin(trx, touch, by, menuName, input));
    },

    addWithin,

    /** An item like another, for the copy of what that leads to, at an address of its own. Once more changes nothing. */
    async addCopy(by: Actor, copy: CopiedItem): Promise<void> {
      requireContentManager(by.viewer);
      await platform.transaction(async (trx, touch) => {
        const menuId = await ensureMenu(trx, topLevelMenu);
        const original = await findWholeItem(trx, copy.from);
        if (original === undefined) throw notFound();
        if ((await findMenuItem(trx, copy.guid)) !== undefined) return;
        const { languages } = await platform.locale();
        await change(by, { menuId, action: menuAudit.added }, trx, touch, async (inner, items) => {
          const { guid: id, parentGuid, pageGuid: pageId } = copy;
          requireParent(items, parentGuid);
          const { isFirst } = copy;
          const name = isFirst ? titleOfCopy(original.name) : original.name;
          const node = { id, parentId: parentGuid, name: original.name, urlSegment: original.urlSegment, pageId };
          const urlSegment = isFirst ? freeSegment(items, node, languages) : original.urlSegment;
          const siblings = siblingsOf(items, parentGuid);
          const place = { id, menuId, parentId: parentGuid, sortOrder: siblings.length };
          await insertMenuItem(inner, { ...original, ...place, pageId, name, urlSegment });
          await placeMenuItems(inner, parentGuid, siblings.toSpliced(copy.position ?? siblings.length, 0, id));
          return id;
        });
      });
    },

    change: (by: Actor, id: string, changes: MenuItemChanges): Promise<ChangedMenu> =>
      changeItem(by, id, menuAudit.changed, async (trx) => {
        await requirePage(trx, changes.pageGuid);
        await updateMenuItem(trx, id, changes);
        return id;
      }),

    /** In the menu for readers from now on, or no more, in the transaction of who publishes what it leads to. */
    showOrHide: (
      { trx, touch }: { trx: PlatformTransaction; touch: Touch },
      by: Actor,
      id: string,
      isVisible: boolean,
    ): Promise<ChangedMenu> =>
      changeItemWithin(trx, touch, by, { id, action: menuAudit.changed }, async () => {
        await updateMenuItem(trx, id, { isVisible });
        return id;
      }),

    move: (by: Actor, id: string, { parentGuid, position }: MenuItemMove): Promise<ChangedMenu> =>
      changeItem(by, id, menuAudit.moved, async (trx, items) => {
        requireParent(items, parentGuid);
        const siblings = siblingsOf(items, parentGuid).filter((sibling) => sibling !== id);
        await placeMenuItems(trx, parentGuid, siblings.toSpliced(position, 0, id));
        return id;
      }),

    remove: (by: Actor, id: string): Promise<ChangedMenu> =>
      changeItem(by, id, menuAudit.removed, async (trx, items) => {
        await markMenuItemsDeleted(trx, withAllBelow(items, id), id);
        return id;
      }),

    /** A language begins every address in it, so no page may have that segment at the top already. */
    async refuseLanguages(trx: PlatformTransaction, languages: readonly Language[]): Promise<void> {
      const inTheWay = itemInTheWay(await readStoredItems(trx, await ensureMenu(trx, topLevelMenu)), languages);
      if (inTheWay === undefined) return;
      throw new AppError('language-in-menu', 409, {
        values: { name: nameOf(inTheWay.name) },
      });
    },

    restore: (by: Actor, id: string): Promise<ChangedMenu> =>
      changeItem(by, id, menuAudit.restored, async (trx) => {
        await unmarkMenuItems(trx, id);
        return id;
      }),
  };
}

function requireParent(items: readonly StoredMenuItem[], parentGuid: string | null): void {
  if (parentGuid === null || items.some(({ id }) => id === parentGuid)) return;
  throw badInput([{ path: 'body.parentGuid', code: 'unknown-menu-item', message: parentGuid }]);
}

export async function requirePage(trx: PlatformTransaction, pageGuid: string | null | undefined): Promise<void> {
  if (pageGuid === null || pageGuid === undefined || (await isPresentPage(trx, pageGuid))) return;
  throw badInput([{ path: 'body.pageGuid', code: 'unknown-page', message: pageGuid }]);
}
