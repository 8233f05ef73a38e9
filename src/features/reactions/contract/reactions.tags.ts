import { cacheTagOf } from '#platform/contract/calls/cache-tag.ts';

/** The reactions to one item, or below one block. */
export const threadTag = cacheTagOf('thread');
