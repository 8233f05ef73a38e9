import { cacheTagOf } from '#platform/contract/calls/cache-tag.ts';

export const longWorkTag = cacheTagOf('long-work');
