/**
 * What is counted, and how many failed tries it takes to lock. A town hall shares one address, so a client is given
 * many; one person at one machine needs few; an account that the whole world tries is under attack. A known device
 * (docs/decisions/0054) is counted for itself alone, and so are the codes that are typed after a password.
 */
export const mostTries = { client: 50, person: 10, account: 100, device: 10, codes: 10, 'device-codes': 10 } as const;
export type CountedKind = keyof typeof mostTries;

const minute = 60 * 1000;
const day = 24 * 60 * minute;

/** How long failures add up. There are only a million codes, so who guesses them slowly must be stopped too. */
export const windowMilliseconds: Record<CountedKind, number> = {
  client: 5 * minute,
  person: 5 * minute,
  account: 5 * minute,
  device: 5 * minute,
  codes: day,
  'device-codes': day,
};

export const firstLockMilliseconds = 5 * minute;
/** Each lock lasts twice as long as the one before: five minutes at first, a day at most. */
export const longestDoubling = 8;
/** After this long without a failure the next lock is a first one again. */
export const quietMilliseconds = day;

/** Locks of others than the owner, of which the owner is told; they come less often the longer it goes on. */
export const toldLocks = ['account', 'codes'] as const satisfies CountedKind[];
export type ToldLock = (typeof toldLocks)[number];
