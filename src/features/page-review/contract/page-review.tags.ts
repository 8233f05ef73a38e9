import { cacheTagOf } from '#platform/contract/calls/cache-tag.ts';

/** Whether a page waits for someone's yes, and what was said about it; kept nowhere and followed by who edits it. */
export const pageReviewTag = cacheTagOf('page-review');
