import { createHash, randomBytes } from 'node:crypto';
import { tokenPrefix } from '../contract/access-token.ts';

const day = 24 * 60 * 60_000;

/** Nobody can guess 32 bytes, so a plain hash does; and one who reads the table has no token. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A token, told once, and what is kept of it. */
export function newToken(now: Date, days: number) {
  const token = tokenPrefix + randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + days * day);
  return { token, kept: { token_hash: hashOf(token), hint: token.slice(-4), created_at: now, expires_at: expiresAt } };
}
