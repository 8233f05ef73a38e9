import { AppError, badInput } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTransaction, Touch } from '#platform/server/platform.ts';
import { requireContentManager } from '#platform/server/require-viewer.ts';
import { leftPlaces } from '../contract/left-places.ts';
import { addressesOf, menuProblems } from '../contract/menu-check.ts';
import { topLevelMenu } from '../contract/menu-name.ts';
import { menuAudit } from '../contract/menus.audit.ts';
import { menuTag } from '../contract/menus.tags.ts';
import type { MenuParts } from './menu-parts.ts';
import { hangBelow, type PlacedItem, readPlacedItems, unmarkPlacedItems } from './menu-places.repository.ts';
import { ensureMenu } from './menus.repository.ts';
import { lockMenu, markMenuItemsDeleted, placeMenuItems, readStoredItems } from './menus-writing.repository.ts';

/** Where a page stands in the menu, or stood. */
export interface MenuPlace {
  /** `gone`: the menu has its place no longer. */
  state: 'there' | 'gone' | 'none';
  /** The names above it, from the top. */
  trail: string[];
  /** The one before it among its siblings. */
  after: string | null;
}

const nameIn = ({ name }: PlacedItem, language: Language): string =>
  pickLanguage(name, language, defaultLanguage)?.value ?? '';

/** The place of a page that stands in it, else the one that it had. */
const itemOf = (items: readonly PlacedItem[], pageId: string): PlacedItem | undefined =>
  items.find((one) => one.pageId === pageId && !one.isDeleted) ?? items.findLast((one) => one.pageId === pageId);

export const noPlace: MenuPlace = { state: 'none', trail: [], after: null };

export function placeIn(items: readonly PlacedItem[], pageId: string, language: Language): MenuPlace {
  const item = itemOf(items, pageId);
  if (item === undefined) return noPlace;
  const known = new Map(items.map((one) => [one.id, one]));
  const trail: string[] = [];
  for (let above = known.get(item.parentId ?? ''); above !== undefined; above = known.get(above.parentId ?? '')) {
    trail.unshift(nameIn(above, language));
  }
  const siblings = items.filter(({ parentId }) => parentId === item.parentId);
  const before = siblings.slice(0, siblings.indexOf(item)).findLast((one) => !one.isDeleted);
  return {
    state: item.isDeleted ? 'gone' : 'there',
    trail,
    after: before === undefined ? null : nameIn(before, language),
  };
}

const idsBelow = (items: readonly PlacedItem[], id: string): string[] =>
  items.filter(({ parentId }) => parentId === id).flatMap((one) => [one.id, ...idsBelow(items, one.id)]);

/** What the trash must know of the menu, and does to it: pages keep their place in it while they lie there. */
export function createMenuPlaces({ platform, audit, redirects, whenLeft }: MenuParts) {
  const read = (db: PlatformDb) => readPlacedItems(db, topLevelMenu);

  /**
   * Two pages cannot have one address; what was an address again leads nowhere else. What else may be wrong with a place that
   * it had already is not held against it.
   */
  async function requireFits(trx: PlatformTransaction, menuId: string, itemId: string, isNew: boolean): Promise<void> {
    const items = await readStoredItems(trx, menuId);
    const { languages } = await platform.locale();
    const problem = menuProblems(items, languages)(itemId);
    if (problem !== undefined && (isNew || problem.code === 'path-taken')) {
      throw new AppError(problem.code, 409, 'values' in problem ? { values: problem.values } : {});
    }
    await redirects.dropTaken(
      trx,
      addressesOf(items, languages).map(({ path }) => path),
    );
  }

  /** A place for a page that lost its own, with what it brings along below it. */
  async function findAnotherPlace(
    trx: PlatformTransaction,
    by: Actor,
    { items, item, pageIds, parentId }: NewPlace,
  ): Promise<void> {
    requireContentManager(by.viewer);
    const parent = items.find(({ id }) => id === parentId);
    if (parentId !== null && (parent === undefined || parent.isDeleted)) {
      throw badInput([{ path: 'body.place.parentGuid', code: 'unknown-menu-item', message: parentId }]);
    }
    const along = items.filter((one) => one.isDeleted && one.pageId !== null && pageIds.includes(one.pageId));
    await unmarkPlacedItems(trx, [item.id, ...along.map(({ id }) => id)]);
    const isThere = (id: string | null) =>
      id === null || items.some((one) => one.id === id && (!one.isDeleted || along.includes(one)));
    const loose = along.filter((one) => one.id !== item.id && !isThere(one.parentId)).map(({ id }) => id);
    if (loose.length > 0) await hangBelow(trx, loose, item.id);
    const siblings = items.filter((one) => one.parentId === parentId && !one.isDeleted && one.id !== item.id);
    await placeMenuItems(trx, parentId, [...siblings.map(({ id }) => id), item.id]);
    const subject = { kind: 'menu', id: item.id, name: nameIn(item, defaultLanguage) };
    await audit.record(trx, by, { action: menuAudit.restored, subject });
  }

  return {
    async placesOfPages(ids: readonly string[], language: Language): Promise<Map<string, MenuPlace>> {
      const items = await read(platform.db);
      return new Map(ids.map((id) => [id, placeIn(items, id, language)]));
    },

    /** Every item that something can hang below, by its trail. */
    async spotsIn(viewer: Viewer, language: Language): Promise<{ guid: string; trail: string[] }[]> {
      requireContentManager(viewer);
      const items = (await read(platform.db)).filter((one) => !one.isDeleted);
      const below = (parentId: string | null, above: string[]): { guid: string; trail: string[] }[] =>
        items
          .filter((one) => one.parentId === parentId && (one.pageId === null || one.hasPage))
          .flatMap((one) => {
            const trail = [...above, nameIn(one, language)];
            return [{ guid: one.id, trail }, ...below(one.id, trail)];
          });
      return below(null, []);
    },

    /** The pages that hang below this one in the menu, parents before their children. */
    async pagesBelow(pageId: string): Promise<string[]> {
      const items = await read(platform.db);
      const item = itemOf(items, pageId);
      const below = new Set(item === undefined ? [] : idsBelow(items, item.id));
      const isBelow = (one: PlacedItem) => below.has(one.id) && one.hasPage && !one.isDeleted;
      return items.filter(isBelow).flatMap((one) => one.pageId ?? []);
    },

    /** For pages that come back, in the transaction that brings them: the first is the one that the others hang below. */
    async takePlace(trx: PlatformTransaction, touch: Touch, by: Actor, taking: TakenPlace): Promise<void> {
      const { pageIds, place } = taking;
      const menuId = await ensureMenu(trx, topLevelMenu);
      await lockMenu(trx, menuId);
      const items = await read(trx);
      const item = itemOf(items, pageIds[0] ?? '');
      if (item === undefined) return;
      if (place !== undefined) {
        await findAnotherPlace(trx, by, { items, item, pageIds, parentId: place.parentGuid });
        await whenLeft(trx, by, leftPlaces(items, await read(trx)));
        touch(menuTag);
      } else if (item.isDeleted) {
        throw new AppError('place-gone', 409);
      }
      await requireFits(trx, menuId, item.id, place !== undefined);
    },

    /** Of pages that are gone for good; what still has something below it stays as a heading. */
    async forgetPages(trx: PlatformTransaction, touch: Touch, pageIds: readonly string[]): Promise<void> {
      const items = await read(trx);
      const own = items.filter((one) => !one.isDeleted && one.pageId !== null && pageIds.includes(one.pageId));
      const going = new Set(own.map(({ id }) => id));
      const staysBelow = (id: string): boolean =>
        items.some((one) => one.parentId === id && !one.isDeleted && (!going.has(one.id) || staysBelow(one.id)));
      const leaving = own.filter(({ id }) => !staysBelow(id));
      for (const { id } of leaving) await markMenuItemsDeleted(trx, [id], id);
      if (leaving.length > 0) touch(menuTag);
    },
  };
}

interface NewPlace {
  items: readonly PlacedItem[];
  item: PlacedItem;
  pageIds: readonly string[];
  parentId: string | null;
}

interface TakenPlace {
  pageIds: readonly string[];
  /** Where it goes, when its own place is gone or taken. */
  place?: { parentGuid: string | null } | undefined;
}
