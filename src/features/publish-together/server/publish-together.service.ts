import type { ListItemsService } from '#features/list-items/server/list-items.service.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import type { PageState } from '#features/pages/contract/working-copy.ts';
import type { PagesService } from '#features/pages/server/pages.service.ts';
import { AppError, type FieldError } from '#platform/contract/calls/errors.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Platform } from '#platform/server/platform.ts';
import { createNeededThings, type NeededParts } from './needed-things.ts';

interface PublishTogetherParts extends NeededParts {
  platform: Platform;
  pages: NeededParts['pages'] & Pick<PagesService, 'publishWithin' | 'statesOf'>;
  menus: NeededParts['menus'] & Pick<MenusService, 'show'>;
  listItems: NeededParts['listItems'] & { editing: Pick<ListItemsService['editing'], 'publishWithin'> };
}

interface Publication {
  pages: readonly { guid: string; sequence?: number | undefined }[];
  menuItems: readonly string[];
  items: readonly string[];
  note: string;
}

const once = (guids: readonly string[]): string[] => [...new Set(guids)].sort();

export type PublishTogetherService = ReturnType<typeof createPublishTogetherService>;

/** Everything that was chosen reaches readers at one moment, or nothing does. */
export function createPublishTogetherService(parts: PublishTogetherParts) {
  const { platform, pages, menus, listItems } = parts;
  return {
    ...createNeededThings(parts),

    async publish(actor: Actor, { items, menuItems, note, ...asked }: Publication): Promise<{ pages: PageState[] }> {
      const wanted = [...new Map(asked.pages.map((page) => [page.guid, page])).values()];
      const along = new Set([...wanted.map(({ guid }) => guid), ...items]);
      await platform.transaction(async (trx, touch) => {
        const refused: AppError[] = [];
        const fields: FieldError[] = [];
        /** One that is refused undoes the others, so they are tried only to hear of all that is in the way. */
        const attempting = (kind: string) => async (guid: string, work: () => Promise<unknown>) => {
          try {
            await work();
          } catch (error) {
            if (!(error instanceof AppError) || error.report) throw error;
            refused.push(error);
            fields.push({ path: `body.${kind}.${guid}`, code: error.code, message: guid });
          }
        };
        await pages.publishWithin({ trx, touch }, actor, wanted, { note, along, attempt: attempting('pages') });
        const showing = attempting('menuItems');
        for (const guid of once(menuItems)) await showing(guid, () => menus.show(trx, touch, actor, guid));
        const publishing = attempting('items');
        for (const guid of once(items)) {
          await publishing(guid, () => listItems.editing.publishWithin({ trx, touch }, actor, guid, { along, note }));
        }
        if (refused.length === 0) return;
        // Named in the order in which they were asked for; the rest comes after them as it is.
        const places = new Map(wanted.map(({ guid }, place) => [guid, place]));
        const placeOf = ({ message }: FieldError) => places.get(message) ?? wanted.length;
        fields.sort((one, other) => placeOf(one) - placeOf(other));
        const status = refused.some((error) => error.status === 403) ? 403 : 409;
        throw new AppError('not-together', status, { fields, values: { count: refused.length } });
      });
      const guids = wanted.map(({ guid }) => guid);
      return { pages: await pages.statesOf(actor.viewer, guids) };
    },
  };
}
