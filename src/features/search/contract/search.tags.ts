import { cacheTag } from '#platform/contract/cache-tag.ts';

export const searchPromotionsTag = cacheTag('search-promotions');
