import { cacheTagOf } from '#platform/contract/calls/cache-tag.ts';

/** What became of one item: its history, and what was merged with it. */
export const ideaTag = cacheTagOf('idea');
