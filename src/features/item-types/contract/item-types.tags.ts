import { cacheTag } from '#platform/contract/calls/cache-tag.ts';

export const itemTypesTag = cacheTag('item-types');
