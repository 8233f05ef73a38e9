import { randomUUID } from 'node:crypto';
import { shortIdLength, shortIdLetters } from '../contract/item-path.ts';

/**
 * Random, so that nobody finds the next item by counting; 31 letters ten times over is more than can be tried. From the
 * first and last digits of a random guid, which are ten bytes: Node makes guids many at a time, and bytes each time anew.
 */
export const newShortId = (): string => {
  const guid = randomUUID();
  const bytes = Buffer.from(guid.slice(0, 8) + guid.slice(-12), 'hex').subarray(0, shortIdLength);
  return Array.from(bytes, (byte) => shortIdLetters[byte % shortIdLetters.length]).join('');
};
