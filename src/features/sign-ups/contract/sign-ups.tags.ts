import { cacheTagOf } from '#platform/contract/calls/cache-tag.ts';

/** How many places an event has left. */
export const signUpTag = cacheTagOf('sign-up');
