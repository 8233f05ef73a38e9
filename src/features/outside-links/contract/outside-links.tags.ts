import { cacheTag } from '#platform/contract/calls/cache-tag.ts';

/** An address on another site is there again, or no longer; kept nowhere, and followed by the start screen. */
export const outsideLinksTag = cacheTag('outside-links');
