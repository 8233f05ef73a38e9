import type { Language } from '#platform/contract/texts/language.ts';
import type { ListItemDetail } from '../../../contract/list-item.ts';
import { readItem, readItemByShortId } from '../../../contract/list-items.endpoints.ts';

/** §7: an id shorter than 32 characters is a short one. */
export const itemCall = (id: string) => (id.length < 32 ? readItemByShortId : readItem);
export const itemInput = (id: string, language: Language) => ({
  params: id.length < 32 ? { id } : { guid: id },
  query: { language },
});

/** Enough to find some that are about the same. Of what has a day, what is still to come. */
export const othersInput = (
  { blockGuid, metadata }: Pick<ListItemDetail, 'blockGuid' | 'metadata'>,
  language: Language,
  today: string,
) => ({
  params: { blockGuid },
  query: {
    language,
    pageNumber: 1,
    itemCount: 12,
    ...(metadata['period-start'] === null
      ? { sort_by: 'publishedOn_desc' as const }
      : { sort_by: 'periodStart_asc' as const, filter: [`meta:period-end=>${today}`] }),
  },
});
