/** Where texts stand that readers get, in the order of the screen. */
export const translatedPlaces = ['pages', 'menu', 'items', 'itemTypes', 'sharedParts', 'settings'] as const;
export type TranslatedPlace = (typeof translatedPlaces)[number];
