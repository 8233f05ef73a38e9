import { cacheTagOf } from '#platform/contract/cache-tag.ts';

export const longWorkTag = cacheTagOf('long-work');
