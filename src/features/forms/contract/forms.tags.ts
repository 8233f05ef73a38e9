import { cacheTag, cacheTagOf } from '#platform/contract/calls/cache-tag.ts';

/** What a form asks and who may fill it in. */
export const formTag = cacheTagOf('form');

/** Which forms there are. */
export const formsTag = cacheTag('forms');
