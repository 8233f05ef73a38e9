import { createHmac, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Client } from '#platform/server/http/route.ts';

/** As much of a request as tells its session. */
export type SessionCarrier = Pick<Client, 'cookie' | 'authorization'>;

const bearer = /^Bearer +([\w-]{1,200})$/i;
const sessionCookie = /(?:^|;\s*)plein\.session_token=([^;]*)/;
const secondStepCookie = /(?:^|;\s*)plein\.two_factor=([^;]*)/;

/**
 * Which session a request is of, as better-auth reads it: a Bearer token comes before the cookie, and a cookie counts
 * only with our signature.
 */
export function sessionTokenOf({ cookie, authorization }: SessionCarrier, secret: string): string | undefined {
  if (authorization !== undefined && /^Bearer /i.test(authorization)) return bearer.exec(authorization)?.[1];
  return signedValue(cookie, sessionCookie, secret);
}

/** Which sign-in a request goes on with, of those that wait for a second step. */
export const waitingSignInOf = ({ cookie }: SessionCarrier, secret: string): string | undefined =>
  signedValue(cookie, secondStepCookie, secret);

function signedValue(cookie: string | undefined, pattern: RegExp, secret: string): string | undefined {
  const value = cookie === undefined ? undefined : pattern.exec(cookie)?.[1];
  return value === undefined ? undefined : verifiedToken(value, secret);
}

/** Browsers send the same with every request, and checking it takes an eighth of the time of a kept page. */
const verified = new LRUCache<string, { token: string; secret: string }>({ max: 10_000 });

function verifiedToken(value: string, secret: string): string | undefined {
  const known = verified.get(value);
  if (known?.secret === secret) return known.token;
  const token = checkedToken(value, secret);
  if (token !== undefined) verified.set(value, { token, secret });
  return token;
}

function checkedToken(value: string, secret: string): string | undefined {
  const [token = '', signature = ''] = decoded(value).split('.');
  const wanted = createHmac('sha256', secret).update(token).digest();
  const given = Buffer.from(signature, 'base64');
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? token : undefined;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
