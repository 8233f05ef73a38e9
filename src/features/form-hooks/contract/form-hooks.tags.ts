import { cacheTag, cacheTagOf } from '#platform/contract/calls/cache-tag.ts';

/** Which webhooks a form has. */
export const formHooksTag = cacheTagOf('form-hooks');

/** What the webhooks of a form send and what becomes of it; kept nowhere and followed by who looks at it. */
export const hookLogTag = cacheTagOf('form-hook-log');

/** That a webhook fails for good, or works again. */
export const hookTroubleTag = cacheTag('hook-trouble');
