import { cacheTagOf } from '#platform/contract/calls/cache-tag.ts';

/** That a poll is closed, and with which result. Votes touch nothing: how it stands is in no kept page. */
export const pollTag = cacheTagOf('poll');
