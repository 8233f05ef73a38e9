import { createHmac, randomBytes } from 'node:crypto';

export const newSecret = (): string => randomBytes(32).toString('base64url');

/**
 * What a poll knows a person or a browser by. It takes the secret of the poll and that of the installation to work it out from
 * somebody, and the first is destroyed when the poll closes (docs/decisions/0128).
 */
export const voterKey = (authSecret: string, pollSecret: string, who: string): string =>
  createHmac('sha256', authSecret).update(`poll-voter ${pollSecret} ${who}`).digest('base64url');

export const ofPerson = (userId: string): string => `person ${userId}`;
export const ofBrowser = (key: string): string => `browser ${key}`;

/** What the keys of votes that wait are made with (platform/server/browsers). */
export const waitingVote = 'poll-waiting';
