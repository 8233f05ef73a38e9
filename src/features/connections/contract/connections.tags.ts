import { cacheTag } from '#platform/contract/calls/cache-tag.ts';

export const connectionsTag = cacheTag('connections');
