import { cacheTag } from '#platform/contract/cache-tag.ts';

export const legalTag = cacheTag('legal');
