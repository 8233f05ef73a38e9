/**
 * What is counted, and how many failed tries in five minutes it takes to lock. A town hall shares one address, so a
 * client is given many; one person at one machine needs few; an account that the whole world tries is under attack.
 */
export const mostTries = { client: 50, person: 10, account: 100 } as const;
export type CountedKind = keyof typeof mostTries;

const minute = 60 * 1000;
export const windowMilliseconds = 5 * minute;
/** Each lock lasts twice as long as the one before: five minutes at first, a day at most. */
export const longestDoubling = 8;
/** After this long without a failure the next lock is a first one again. */
export const quietMilliseconds = 24 * 60 * minute;
