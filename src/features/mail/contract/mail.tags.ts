import { cacheTag } from '#platform/contract/calls/cache-tag.ts';

export const outboxTag = cacheTag('outbox');

/** That a mail failed for good, is held up, or is on its way again; the outbox itself changes with every mail. */
export const failedMailTag = cacheTag('failed-mail');
