import type { Language } from '#platform/contract/texts/language.ts';
import { readItem, readItemByShortId } from '../../../contract/list-items.endpoints.ts';

/** §7: an id shorter than 32 characters is a short one. */
export const itemCall = (id: string) => (id.length < 32 ? readItemByShortId : readItem);
export const itemInput = (id: string, language: Language) => ({
  params: id.length < 32 ? { id } : { guid: id },
  query: { language },
});
