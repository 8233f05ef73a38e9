import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits: nobody guesses it, so a plain hash keeps it as safe as any. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url');

/** Only this is stored: a copy of the database opens nothing. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
