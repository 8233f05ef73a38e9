import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export const newSecret = (): string => randomBytes(32).toString('base64url');

/**
 * What a poll knows a person or a browser by. It takes the secret of the poll and that of the installation to work it out from
 * somebody, and the first is destroyed when the poll closes (docs/decisions/0128).
 */
export const voterKey = (authSecret: string, pollSecret: string, who: string): string =>
  createHmac('sha256', authSecret).update(`poll-voter ${pollSecret} ${who}`).digest('base64url');

export const ofPerson = (userId: string): string => `person ${userId}`;
export const ofBrowser = (key: string): string => `browser ${key}`;

/** By which the browser that sent a vote has its mail sent again. */
export const waitingKey = (authSecret: string, guid: string): string =>
  createHmac('sha256', authSecret).update(`poll-waiting ${guid}`).digest('base64url');

export function isWaitingKey(authSecret: string, guid: string, key: string): boolean {
  const own = waitingKey(authSecret, guid);
  return own.length === key.length && timingSafeEqual(Buffer.from(own), Buffer.from(key));
}

const cookieName = 'plein.poll';
const pattern = /(?:^|;\s*)plein\.poll=([\w-]{43})(?:;|$)/;
const halfAYear = 180 * 24 * 60 * 60;

/** All that is known of who votes without an account; said in the editor to be no more than that. */
export const browserOf = (cookie: string | undefined): string | undefined =>
  cookie === undefined ? undefined : pattern.exec(cookie)?.[1];

export const browserCookie = (key: string): string =>
  `${cookieName}=${key}; Path=/; Max-Age=${halfAYear}; HttpOnly; SameSite=Lax`;
