import { cacheTag } from '#platform/contract/calls/cache-tag.ts';

export const outboxTag = cacheTag('outbox');

/** That a mail failed for good, or is tried again; the outbox itself changes with every mail. */
export const failedMailTag = cacheTag('failed-mail');
