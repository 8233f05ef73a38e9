import { cacheTagOf } from '#platform/contract/cache-tag.ts';

export const assetTag = cacheTagOf('asset');
