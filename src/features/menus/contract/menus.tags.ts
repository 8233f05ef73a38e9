import { cacheTag } from '#platform/contract/cache-tag.ts';

export const menuTag = cacheTag('menu');
