import { cacheTag } from '#platform/contract/cache-tag.ts';

export const settingsTag = cacheTag('settings');
