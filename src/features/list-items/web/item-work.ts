type ItemPlace = { guid: string } | { guid?: undefined; blockGuid: string; typeName: string };

/** What someone is writing, by name: an item that exists by its guid, a new one by its list and type. */
export const itemWork = (place: ItemPlace): string =>
  place.guid === undefined ? `new-item/${place.blockGuid}/${place.typeName}` : `item/${place.guid}`;
