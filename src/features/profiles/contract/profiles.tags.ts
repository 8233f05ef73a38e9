import { cacheTagOf } from '#platform/contract/cache-tag.ts';

export const profileTag = cacheTagOf('profile');
