import { cacheTagOf } from '#platform/contract/calls/cache-tag.ts';

export const assetTag = cacheTagOf('asset');
