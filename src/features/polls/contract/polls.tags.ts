import { cacheTagOf } from '#platform/contract/calls/cache-tag.ts';

/** That a poll is closed, and with which result. Votes touch nothing: how it stands is in no kept page. */
export const pollTag = cacheTagOf('poll');

/** That somebody voted, which makes nothing that is kept old; followed by who sees how it stands. */
export const pollVotesTag = cacheTagOf('poll-votes');
