import { cacheTag } from '#platform/contract/calls/cache-tag.ts';

/** Which addresses lead elsewhere, and where. */
export const redirectsTag = cacheTag('redirects');
