import { cacheTag } from '#platform/contract/calls/cache-tag.ts';

/** That letters, lists or readers changed; nothing of them is in a kept page. */
export const newslettersTag = cacheTag('newsletters');

/** What lists there are, by name: pages with a block to sign up have those that are for everyone. */
export const newsletterListsTag = cacheTag('newsletter-lists');
