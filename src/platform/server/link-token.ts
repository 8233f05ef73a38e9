import { createHash, randomBytes } from 'node:crypto';

/** Of a link that opens something for who has it: 256 random bits, which nobody guesses, so a plain hash keeps it as safe as any. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url');

/** Only this is stored: a copy of the database opens nothing. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
