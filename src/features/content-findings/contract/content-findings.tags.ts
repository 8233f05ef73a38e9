import { cacheTag } from '#platform/contract/calls/cache-tag.ts';

/** Everything was looked at again; kept nowhere, and followed by the start screen. */
export const contentFindingsTag = cacheTag('content-findings');
