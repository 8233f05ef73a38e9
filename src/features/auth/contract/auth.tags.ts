import { cacheTag } from '#platform/contract/calls/cache-tag.ts';

export const ssoProvidersTag = cacheTag('sso-providers');

/** What is kept of who asks (docs/decisions/0016). */
export const viewersTag = cacheTag('viewers');
