import { cacheTag } from '#platform/contract/calls/cache-tag.ts';

/** What waits for an editor, which is kept nowhere but on the start screen. */
export const offersTag = cacheTag('offers');
