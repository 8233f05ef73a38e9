import { createHmac, timingSafeEqual } from 'node:crypto';

const sign = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(`newsletter-${text}`).digest('base64url');

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

/** What the link of a letter holds: whose reading it is about. It opens nothing else, and works for as long as they are known. */
export const readerKey = (secret: string, readerId: string): string =>
  `${readerId}.${sign(secret, `reader ${readerId}`)}`;

export function readerOfKey(secret: string, key: string): string | undefined {
  const [readerId = '', signature = ''] = key.split('.');
  return isSame(sign(secret, `reader ${readerId}`), signature) ? readerId : undefined;
}

/** By which the browser that gave an address has its mail sent again. */
export const waitingKey = (secret: string, guid: string): string => sign(secret, `waiting ${guid}`);

export const isWaitingKey = (secret: string, guid: string, key: string): boolean =>
  isSame(waitingKey(secret, guid), key);
