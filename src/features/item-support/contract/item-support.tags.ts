import { cacheTagOf } from '#platform/contract/calls/cache-tag.ts';

export const itemSupportTag = cacheTagOf('item-support');
