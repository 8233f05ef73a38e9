import { cacheTagOf } from '#platform/contract/calls/cache-tag.ts';

/** By the id of whose they are. */
export const noticesTag = cacheTagOf('notices');
