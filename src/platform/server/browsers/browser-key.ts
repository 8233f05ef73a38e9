import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The name is of its first use: cookies that are out there keep what people did in their browsers. */
const cookieName = 'plein.poll';
const pattern = /(?:^|;\s*)plein\.poll=([\w-]{43})(?:;|$)/;
const halfAYear = 180 * 24 * 60 * 60;

/** All that is known of who takes part without an account; said in the editor to be no more than that. */
export const browserOf = (cookie: string | undefined): string | undefined =>
  cookie === undefined ? undefined : pattern.exec(cookie)?.[1];

export const newBrowserKey = (): string => randomBytes(32).toString('base64url');

const browserCookie = (key: string): string =>
  `${cookieName}=${key}; Path=/; Max-Age=${halfAYear}; HttpOnly; SameSite=Lax`;

/** For an answer: nothing to set where there is no browser to be known. */
export const browserCookies = (key: string | undefined): string[] | undefined =>
  key === undefined ? undefined : [browserCookie(key)];

/** By which the browser that sent something has its mail sent again; `what` keeps the keys of features apart. */
export const waitingKey = (authSecret: string, what: string, guid: string): string =>
  createHmac('sha256', authSecret).update(`${what} ${guid}`).digest('base64url');

export function isWaitingKey(authSecret: string, what: string, { guid, key }: { guid: string; key: string }): boolean {
  const own = waitingKey(authSecret, what, guid);
  return own.length === key.length && timingSafeEqual(Buffer.from(own), Buffer.from(key));
}
