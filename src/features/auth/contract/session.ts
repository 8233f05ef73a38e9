import { z } from 'zod';
import { EmailAddress } from '#features/users/contract/email-address.ts';

export const Credentials = z.object({
  email: EmailAddress,
  // Longer than a password can be, so that a pasted text is refused as wrong and not as malformed.
  password: z.string().min(1).max(1000),
});
export type Credentials = z.infer<typeof Credentials>;

export const SessionUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
});
export type SessionUser = z.infer<typeof SessionUser>;

export const SignedIn = z.object({
  /** Works as `Authorization: Bearer`, and ends with the session that the cookie carries. */
  token: z.string(),
  user: SessionUser,
});
export type SignedIn = z.infer<typeof SignedIn>;

/** Without the token: whoever reads this over the cookie has no need to see it, and a script must not be able to. */
export const CurrentSession = z.object({ session: z.object({ expiresAt: z.iso.datetime() }), user: SessionUser });
export type CurrentSession = z.infer<typeof CurrentSession>;
