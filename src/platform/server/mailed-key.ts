import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/**
 * By which a mail leads to what somebody sent. The sender's own key is known to their browser alone (we keep its hash), so
 * a mail carries one that can be worked out anew, and by nobody else. `purpose` keeps keys of one kind from opening another.
 */
export const mailedKeyOf = (secret: string, purpose: string, guid: string): string =>
  createHmac('sha256', secret).update(`${purpose} ${guid}`).digest('base64url');

export function isMailedKey(secret: string, purpose: string, guid: string, key: string): boolean {
  const own = mailedKeyOf(secret, purpose, guid);
  return own.length === key.length && timingSafeEqual(Buffer.from(own), Buffer.from(key));
}

/** 128 bits or more of a key that nobody guesses: a plain hash keeps it as safe as any. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex');
