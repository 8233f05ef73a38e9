import { cacheTag } from '#platform/contract/cache-tag.ts';

export const outboxTag = cacheTag('outbox');
