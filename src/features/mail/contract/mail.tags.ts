import { cacheTag } from '#platform/contract/calls/cache-tag.ts';

export const outboxTag = cacheTag('outbox');
