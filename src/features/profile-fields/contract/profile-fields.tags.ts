import { cacheTag } from '#platform/contract/cache-tag.ts';

export const profileFieldsTag = cacheTag('profile-fields');
