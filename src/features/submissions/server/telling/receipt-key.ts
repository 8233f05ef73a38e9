import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * By which a mail leads to the receipt. The sender's own key is known to their browser alone (we keep its hash), so a mail
 * carries one that can be worked out anew, and by nobody else.
 */
export const receiptKeyOf = (secret: string, submissionGuid: string): string =>
  createHmac('sha256', secret).update(`form-receipt ${submissionGuid}`).digest('base64url');

export function isReceiptKey(secret: string, submissionGuid: string, key: string): boolean {
  const own = receiptKeyOf(secret, submissionGuid);
  return own.length === key.length && timingSafeEqual(Buffer.from(own), Buffer.from(key));
}
