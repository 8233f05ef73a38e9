import { createHash } from 'node:crypto';

/**
 * The guid of the copy of something, the same each time within one copying: whoever goes on after a crash makes nothing
 * twice, and a link can name a copy that is yet to be made.
 */
export function copiedGuid(seed: string, guid: string): string {
  const digits = createHash('sha256').update(`${seed}/${guid}`).digest('hex').slice(0, 32).split('');
  // As a random guid looks.
  digits[12] = '4';
  digits[16] = '89ab'[Number.parseInt(digits[16] ?? '0', 16) % 4] ?? '8';
  return digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
