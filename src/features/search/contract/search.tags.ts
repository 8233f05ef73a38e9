import { cacheTag } from '#platform/contract/calls/cache-tag.ts';

export const searchPromotionsTag = cacheTag('search-promotions');
export const searchSynonymsTag = cacheTag('search-synonyms');
