import { isMailedKey, mailedKeyOf } from '#platform/server/mailed-key.ts';

const purpose = 'form-receipt';

/** By which a mail leads to the receipt. */
export const receiptKeyOf = (secret: string, submissionGuid: string): string =>
  mailedKeyOf(secret, purpose, submissionGuid);

export const isReceiptKey = (secret: string, submissionGuid: string, key: string): boolean =>
  isMailedKey(secret, purpose, submissionGuid, key);
