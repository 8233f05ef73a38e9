import type { PlacedItem } from '#features/list-items/server/list-items.service.ts';
import { defaultLanguage, isLanguage } from '#platform/contract/texts/language.ts';
import type { OfferRow } from './offers.repository.ts';

/** What was offered, as the item that it becomes. */
export const placedOf = ({
  guid,
  listGuid,
  typeName,
  title,
  words,
  fields,
  language,
}: Pick<OfferRow, 'guid' | 'listGuid' | 'typeName' | 'title' | 'words' | 'fields' | 'language'>): PlacedItem => ({
  guid,
  listGuid,
  typeName,
  title,
  description: words,
  fields,
  language: isLanguage(language) ? language : defaultLanguage,
});
