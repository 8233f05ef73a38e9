import { cacheTag } from '#platform/contract/cache-tag.ts';

export const itemTypesTag = cacheTag('item-types');
