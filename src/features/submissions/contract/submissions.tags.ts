import { cacheTagOf } from '#platform/contract/calls/cache-tag.ts';

/** What was sent by a form and what became of it; kept nowhere and followed by who deals with it. */
export const formInboxTag = cacheTagOf('form-inbox');
