import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { requireUserId } from '#platform/server/require-viewer.ts';
import { mostUsedFirst } from '../../contract/most-used-first.ts';
import { listRights } from '../list-block.ts';
import type { ListItemsParts } from '../list-items-parts.ts';
import { createEditableItems } from './editable-items.ts';
import { findAddedTo, findPlannedItems, findRecentItems } from './item-attention.repository.ts';

interface Few {
  language: Language;
  limit: number;
}

/** A list that someone may add to, with a kind of item that belongs in it. */
export interface PlaceToAdd {
  listGuid: string;
  typeName: string;
  typeLabel: string;
  /** The page, and the heading of the list. */
  trail: string[];
}

/** Long enough for what is written a few times a year to count. */
const lately = 90 * 24 * 3_600_000;

/** What someone was writing in lists, what comes or goes by itself there, and where they can add. */
export function createItemAttention(parts: ListItemsParts) {
  const { platform, lists, itemTypes, clock } = parts;
  const editable = createEditableItems(parts);

  return {
    async recentItems(viewer: Viewer, { language, limit }: Few) {
      const rows = await findRecentItems(platform.db, requireUserId(viewer), limit);
      return (await editable(viewer, rows, language)).map(({ row: { changedAt, hasChanges }, ...item }) => ({
        ...item,
        changedAt,
        hasChanges,
      }));
    },

    /** By anybody for who manages content; for others what they wrote themselves. */
    async plannedItems(viewer: Viewer, { language, limit }: Few) {
      const plannedBy = viewer.isContentManager ? undefined : requireUserId(viewer);
      const now = clock.now();
      const rows = await findPlannedItems(platform.db, { plannedBy, now, limit });
      return (await editable(viewer, rows, language))
        .flatMap(({ row: { publishedOn, unpublishOn, by }, ...item }) =>
          [
            { ...item, action: 'publish' as const, at: publishedOn, by },
            { ...item, action: 'unpublish' as const, at: unpublishOn, by },
          ].flatMap(({ at, ...planned }) => (at === null || at <= now ? [] : [{ ...planned, at }])),
        )
        .sort((one, other) => one.at.getTime() - other.at.getTime())
        .slice(0, limit);
    },

    /** The lists of published pages that this viewer may add to; where they added last first, then news, then where most is added. */
    async placesToAdd(viewer: Viewer, { language, limit }: Few): Promise<PlaceToAdd[]> {
      const now = clock.now();
      const open = (await lists.everyList(language)).filter(
        ({ list }) => !list.options.isSpotlight && listRights(viewer, list, now).canAdd,
      );
      const guids = open.map(({ list }) => list.guid);
      const since = new Date(now.getTime() - lately);
      const added = await findAddedTo(platform.db, guids, { userId: requireUserId(viewer), since });
      const types = await itemTypes.all();
      const places = open.flatMap(({ list, trail }) => {
        const names = list.options.itemTypeNames;
        return types
          .filter(({ name }) => names.length === 0 || names.includes(name))
          .map((type) => ({ list, trail, type }));
      });
      return (
        mostUsedFirst(places, ({ list, type }) => {
          const used = added.get(list.guid) ?? { byMe: null, lately: 0 };
          return { ...used, isNews: type.schemaType === 'NewsArticle' };
        })
          // What has no page of its own is written in its list.
          .filter(({ type }) => type.features.hasDetail)
          .map(({ list, trail, type: { name, itemName } }) => ({
            listGuid: list.guid,
            typeName: name,
            typeLabel: pickLanguage(itemName, language, defaultLanguage)?.value ?? name,
            trail,
          }))
          .slice(0, limit)
      );
    },
  };
}
