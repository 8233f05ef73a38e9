import { cacheTag } from '#platform/contract/calls/cache-tag.ts';

export const accessibilityStatementTag = cacheTag('accessibility-statement');
