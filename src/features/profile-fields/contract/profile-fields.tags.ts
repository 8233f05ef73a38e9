import { cacheTag } from '#platform/contract/calls/cache-tag.ts';

export const profileFieldsTag = cacheTag('profile-fields');
