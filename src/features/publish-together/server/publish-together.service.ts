import type { ListItemsService } from '#features/list-items/server/list-items.service.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import type { PageState } from '#features/pages/contract/working-copy.ts';
import type { PagesService, ReadersBefore } from '#features/pages/server/pages.service.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { WayBack } from '../contract/way-back.ts';
import { createAttempts } from './attempts.ts';
import { createNeededThings, type NeededParts } from './needed-things.ts';

interface PublishTogetherParts extends NeededParts {
  platform: Platform;
  pages: NeededParts['pages'] & Pick<PagesService, 'publishWithin' | 'putBackWithin' | 'mayPutBack' | 'statesOf'>;
  menus: NeededParts['menus'] & Pick<MenusService, 'showOrHide'>;
  listItems: NeededParts['listItems'] & {
    editing: Pick<ListItemsService['editing'], 'publishWithin' | 'withdrawWithin'>;
  };
}

interface Publication {
  pages: readonly { guid: string; sequence?: number | undefined }[];
  menuItems: readonly string[];
  items: readonly string[];
  note: string;
}

/** What readers got, with what they had before. */
interface Given {
  pages: ReadonlyMap<string, ReadersBefore>;
  menuItems: string[];
  items: { guid: string; version: number; wasDraft: boolean }[];
}

const once = (guids: readonly string[]): string[] => [...new Set(guids)].sort();

export type PublishTogetherService = ReturnType<typeof createPublishTogetherService>;

/** Everything that was chosen reaches readers at one moment, or nothing does. */
export function createPublishTogetherService(parts: PublishTogetherParts) {
  const { platform, pages, menus, listItems } = parts;

  /**
   * Where it leaves nothing behind that came with this publication: an item that readers had in an older version does not
   * get that back, and who needs somebody's yes has none for an older version of a page.
   */
  async function wayBack(viewer: Viewer, given: Given, states: readonly PageState[]): Promise<WayBack | null> {
    if (given.items.some(({ wasDraft }) => !wasDraft)) return null;
    const numbers = new Map(states.map(({ guid, version }) => [guid, version?.number ?? null]));
    const back: WayBack['pages'] = [];
    for (const [guid, before] of given.pages) {
      const instead = numbers.get(guid);
      if (instead === undefined || !(await pages.mayPutBack(viewer, guid, before))) return null;
      back.push({ guid, ...before, instead });
    }
    const items = given.items.map(({ guid, version }) => ({ guid, version }));
    const isAnything = back.length + given.menuItems.length + items.length > 0;
    return isAnything ? { pages: back, menuItems: given.menuItems, items } : null;
  }

  return {
    ...createNeededThings(parts),

    async publish(
      actor: Actor,
      { items, menuItems, note, ...asked }: Publication,
    ): Promise<{ pages: PageState[]; undo: WayBack | null }> {
      const wanted = [...new Map(asked.pages.map((page) => [page.guid, page])).values()];
      const guids = wanted.map(({ guid }) => guid);
      const along = new Set([...guids, ...items]);
      const given = await platform.transaction(async (trx, touch): Promise<Given> => {
        const attempts = createAttempts();
        const within = { trx, touch };
        const ofItems: Given['items'] = [];
        const ofPages = await pages.publishWithin(within, actor, wanted, {
          note,
          along,
          attempt: attempts.of('pages'),
        });
        const showing = attempts.of('menuItems');
        for (const guid of once(menuItems)) await showing(guid, () => menus.showOrHide(within, actor, guid, true));
        const publishing = attempts.of('items');
        for (const guid of once(items)) {
          await publishing(guid, async () => {
            const item = await listItems.editing.publishWithin(within, actor, guid, { along, note });
            if (item !== undefined) ofItems.push({ guid, ...item });
          });
        }
        attempts.end('not-together', guids);
        return { pages: ofPages, menuItems: once(menuItems), items: ofItems };
      });
      const states = await pages.statesOf(actor.viewer, guids);
      return { pages: states, undo: await wayBack(actor.viewer, given, states) };
    },

    async putBack(actor: Actor, { pages: wanted, menuItems, items }: WayBack): Promise<{ pages: PageState[] }> {
      const guids = wanted.map(({ guid }) => guid);
      await platform.transaction(async (trx, touch) => {
        const attempts = createAttempts();
        const within = { trx, touch };
        await pages.putBackWithin(within, actor, wanted, attempts.of('pages'));
        const hiding = attempts.of('menuItems');
        for (const guid of once(menuItems)) await hiding(guid, () => menus.showOrHide(within, actor, guid, false));
        const withdrawing = attempts.of('items');
        for (const { guid, version } of items.toSorted((one, other) => one.guid.localeCompare(other.guid))) {
          await withdrawing(guid, () => listItems.editing.withdrawWithin(within, actor, guid, version));
        }
        attempts.end('not-put-back', guids);
      });
      return { pages: await pages.statesOf(actor.viewer, guids) };
    },
  };
}
