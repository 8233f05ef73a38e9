import { cacheTag } from '#platform/contract/calls/cache-tag.ts';

/** That letters, lists or readers changed; nothing of them is in a kept page. */
export const newslettersTag = cacheTag('newsletters');
