import { pagesTag } from '#features/pages/contract/pages.tags.ts';
import { AppError, badInput } from '#platform/contract/calls/errors.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';
import { requireContentManager } from '#platform/server/require-viewer.ts';
import { arranged, arrangeMenu, withAllBelow } from '../contract/arranging/arrange-menu.ts';
import type { MenuChange } from '../contract/arranging/menu-change.ts';
import type { MenuSourceItem } from '../contract/menu-source.ts';
import { menuAudit } from '../contract/menus.audit.ts';
import { menuTag } from '../contract/menus.tags.ts';
import type { MenuParts } from './menu-parts.ts';
import { createMenuSettling } from './menu-settling.ts';
import { menuSource, menuVersion } from './menu-source.ts';
import { ensureMenu, insertMenuItem, readMenuRows } from './menus.repository.ts';
import {
  findMenuItem,
  lockMenu,
  markMenuItemsDeleted,
  placeMenuItems,
  readStoredItems,
  unmarkMenuItems,
  updateMenuItem,
} from './menus-writing.repository.ts';
import { nameOf, requirePage } from './menus-writing.ts';

type SetChange = Extract<MenuChange, { kind: 'set' }>;

const actions = {
  add: menuAudit.added,
  set: menuAudit.changed,
  move: menuAudit.moved,
  remove: menuAudit.removed,
  restore: menuAudit.restored,
} satisfies Record<MenuChange['kind'], string>;

const placesIn = (items: readonly MenuSourceItem[]): Map<string | null, string[]> => {
  const places = new Map<string | null, string[]>();
  for (const { guid, parentGuid } of items) places.set(parentGuid, [...(places.get(parentGuid) ?? []), guid]);
  return places;
};

/** What each removal takes along at its turn. */
function takenOut(before: readonly MenuSourceItem[], changes: readonly MenuChange[]): Map<string, string[]> {
  const taken = new Map<string, string[]>();
  let items = before;
  for (const change of changes) {
    if (change.kind === 'remove') taken.set(change.guid, [...withAllBelow(items, change.guid)]);
    items = arranged(items, change) ?? items;
  }
  return taken;
}

/** Many changes of a menu in one go, made by the same rule as in the browser of who made them. */
export function createMenuArranging(parts: MenuParts) {
  const { platform, audit } = parts;
  const settle = createMenuSettling(parts);

  const itemsOf = async (trx: PlatformTransaction, name: string) =>
    menuSource((await readMenuRows(trx, name))?.rows ?? [], []);

  async function insert(trx: PlatformTransaction, menuId: string, item: MenuSourceItem): Promise<void> {
    if ((await findMenuItem(trx, item.guid)) !== undefined)
      throw badInput([{ path: 'body.changes', code: 'guid-taken', message: item.guid }]);
    await requirePage(trx, item.pageGuid);
    await insertMenuItem(trx, {
      id: item.guid,
      menuId,
      parentId: null,
      sortOrder: 0,
      name: item.name,
      description: item.description,
      urlSegment: item.urlSegment,
      pageId: item.pageGuid,
      externalUrl: item.externalUrl,
      isVisible: item.isVisible,
      relatedIds: item.relatedMenuItems,
    });
  }

  /** What was taken out before comes back first: the other changes may be about it, and one may have taken another along. */
  async function bringBack(trx: PlatformTransaction, menuId: string, changes: readonly MenuChange[]): Promise<void> {
    const guids = changes.filter(({ kind }) => kind === 'restore').map(({ guid }) => guid);
    for (const guid of guids) {
      const item = await findMenuItem(trx, guid);
      if (item?.menuId !== menuId || !item.isDeleted) throw unknownItem(guid);
    }
    for (const guid of guids) await unmarkMenuItems(trx, guid);
  }

  async function write(trx: PlatformTransaction, menuId: string, name: string, changes: readonly MenuChange[]) {
    const before = await itemsOf(trx, name);
    const result = arrangeMenu(before, changes);
    const refused = changes.find((change) => !result.changes.includes(change));
    if (refused !== undefined) throw refusalOf(refused, before);
    const known = new Set(before.map(({ guid }) => guid));
    for (const item of result.items.filter(({ guid }) => !known.has(guid))) await insert(trx, menuId, item);
    for (const change of changes.filter(({ kind }) => kind === 'set') as SetChange[]) {
      await requirePage(trx, change.changes.pageGuid);
      await updateMenuItem(trx, change.guid, change.changes);
    }
    const was = placesIn(before);
    for (const [parentGuid, guids] of placesIn(result.items)) {
      if (String(guids) !== String(was.get(parentGuid) ?? [])) await placeMenuItems(trx, parentGuid, guids);
    }
    for (const [root, guids] of takenOut(before, changes)) {
      // What was added and taken out again is not there to be marked.
      const gone = guids.filter((guid) => known.has(guid));
      if (gone.length > 0) await markMenuItemsDeleted(trx, gone, root);
    }
  }

  return {
    /** Without a version the menu may be any: nobody looked at it before. */
    arrange(by: Actor, name: string, input: { version?: string; changes: readonly MenuChange[] }): Promise<void> {
      requireContentManager(by.viewer);
      return platform.transaction(async (trx, touch) => {
        const menuId = await ensureMenu(trx, name);
        await lockMenu(trx, menuId);
        if (input.version !== undefined && menuVersion(await itemsOf(trx, name)) !== input.version) {
          throw new AppError('menu-changed', 409);
        }
        const before = await readStoredItems(trx, menuId);
        await bringBack(trx, menuId, input.changes);
        await write(trx, menuId, name, input.changes);
        const after = await readStoredItems(trx, menuId);
        const changed = [...new Set(input.changes.map(({ guid }) => guid))];
        await settle(trx, by, { before, after, changed });
        const names = new Map([...before, ...after].map((item) => [item.id, nameOf(item.name)]));
        for (const { kind, guid } of input.changes) {
          const subject = { kind: 'menu', id: guid, name: names.get(guid) ?? '' } as const;
          await audit.record(trx, by, { action: actions[kind], subject });
        }
        touch(menuTag, pagesTag);
      });
    },
  };
}

const unknownItem = (guid: string) => badInput([{ path: 'body.changes', code: 'unknown-menu-item', message: guid }]);

/** A loop has words of its own; anything else names what is not there. */
function refusalOf(change: MenuChange, items: readonly MenuSourceItem[]) {
  const isLoop =
    change.kind === 'move' && change.parentGuid !== null && withAllBelow(items, change.guid).has(change.parentGuid);
  return isLoop ? new AppError('menu-loop', 409) : unknownItem(change.guid);
}
