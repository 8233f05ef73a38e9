import { cacheTagOf } from '#platform/contract/cache-tag.ts';

export const itemSupportTag = cacheTagOf('item-support');
