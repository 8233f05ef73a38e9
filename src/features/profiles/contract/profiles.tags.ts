import { cacheTagOf } from '#platform/contract/calls/cache-tag.ts';

export const profileTag = cacheTagOf('profile');
