import { cacheTag, cacheTagOf } from '#platform/contract/calls/cache-tag.ts';

/** Whether a page waits for someone's yes, and what was said about it; kept nowhere and followed by who edits it. */
export const pageReviewTag = cacheTagOf('page-review');

/** That someone asked, answered or took back a request, of whatever page or item. */
export const reviewsTag = cacheTag('reviews');
