import { createHash } from 'node:crypto';

/** The same guid for the same block of the same entry, so that who makes it again makes no other. */
export function blockGuid(madeId: string, place: number): string {
  const hex = createHash('sha256').update(`${madeId}/${place}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
