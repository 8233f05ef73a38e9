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

/** Right so far, but there is no session yet: a code is asked for. A cookie of ten minutes remembers by whom. */
export const SecondStepNeeded = z.object({ isSecondStepNeeded: z.literal(true) });
export type SecondStepNeeded = z.infer<typeof SecondStepNeeded>;

export const SignInAnswer = z.union([SignedIn, SecondStepNeeded]);
export type SignInAnswer = z.infer<typeof SignInAnswer>;

export const isSecondStepNeeded = (answer: SignInAnswer): answer is SecondStepNeeded => 'isSecondStepNeeded' in answer;

/** Without the token: whoever reads this over the cookie has no need to see it, and a script must not be able to. */
export const CurrentSession = z.object({ session: z.object({ expiresAt: z.iso.datetime() }), user: SessionUser });
export type CurrentSession = z.infer<typeof CurrentSession>;
