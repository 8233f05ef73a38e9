import type { ItemField } from '#features/item-types/contract/item-field.ts';
import type { ItemType } from '#features/item-types/contract/item-type.ts';
import { notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { type WayToAdd, wayToAdd } from '#platform/contract/rights/way-to-add.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { offeredTypes } from '../contract/offered-fields.ts';
import type { OfferParts } from './offer-parts.ts';

/** A list to which this viewer can bring something. */
export interface OfferPlace {
  listGuid: string;
  pageId: string;
  type: ItemType;
  fields: ItemField[];
  /** What else can be brought here, and this. */
  types: ItemType[];
  way: WayToAdd;
  isLookedAt: boolean;
  canEdit: boolean;
}

export type OfferPlaces = ReturnType<typeof createOfferPlaces>;

/** Where something can be brought. Of a list that a viewer may not see there is nothing to know. */
export function createOfferPlaces({ items, lists, menus }: Pick<OfferParts, 'items' | 'lists' | 'menus'>) {
  /** For one of the types that the list takes; for its first where none is named, or one that cannot be brought. */
  async function find(viewer: Viewer, listGuid: string, typeName?: string): Promise<OfferPlace | undefined> {
    const place = await items.placed.placeOf(viewer, listGuid);
    if (place === undefined) return undefined;
    const { itemTypeNames, offeredFields } = place.list.options;
    const offered = offeredTypes(place.types, itemTypeNames, offeredFields);
    const chosen = offered.find(({ type }) => type.name === typeName) ?? offered[0];
    if (chosen === undefined) return undefined;
    const { type, fields } = chosen;
    const { pageId, addition } = place.list;
    return {
      listGuid,
      pageId,
      type,
      fields: fields ?? [],
      types: offered.map((one) => one.type),
      way: fields === undefined ? 'none' : wayToAdd(viewer, addition),
      isLookedAt: place.isLookedAt,
      canEdit: place.canEdit,
    };
  }

  return {
    find,

    async require(viewer: Viewer, listGuid: string, typeName?: string): Promise<OfferPlace> {
      const place = await find(viewer, listGuid, typeName);
      if (place === undefined) throw notFound();
      return place;
    },

    /** An editor's own is not looked at, unless somebody else has to say yes to what they publish here. */
    isLookedAtFor: async (viewer: Viewer, { isLookedAt, canEdit, listGuid }: OfferPlace): Promise<boolean> =>
      isLookedAt && !(canEdit && (await items.placed.isFree(viewer, listGuid))),

    /** By the page that it stands on, also when that is gone. */
    async named(listGuid: string, pageId: string | undefined, language: Language) {
      const places = await lists.placesOf([listGuid], language);
      return {
        listTitle: places.get(listGuid)?.title ?? '',
        listPath: pageId === undefined ? null : ((await menus.pathOfPage(pageId, language)) ?? null),
      };
    },
  };
}
