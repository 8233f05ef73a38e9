import { z } from 'zod';

/** Kept in small letters, so that one person has one account however they type their address. */
export const EmailAddress = z.string().trim().toLowerCase().pipe(z.email().max(254));
