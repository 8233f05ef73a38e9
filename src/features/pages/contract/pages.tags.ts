import { cacheTag, cacheTagOf } from '#platform/contract/calls/cache-tag.ts';

/** One page, template or shared part. */
export const pageTag = cacheTagOf('page');

/** Which pages there are, and where blocks stand. */
export const pagesTag = cacheTag('pages');

/** Templates and shared parts, which stand on many pages. */
export const partsTag = cacheTag('parts');
