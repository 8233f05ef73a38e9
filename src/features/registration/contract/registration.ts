import { z } from 'zod';
import { SignInAnswer } from '#features/auth/contract/session.ts';
import { EmailAddress } from '#features/users/contract/email-address.ts';
import { NewUser } from '#features/users/contract/new-user.ts';
import { NewPassword } from '#features/users/contract/password.ts';
import { GivenProof, LinkToken } from './mail-proof.ts';

/** Where someone was going. It travels through the mail and is made safe where it is used. */
const returnTo = z.string().max(2000).optional();

export const NewRegistration = NewUser.pick({
  email: true,
  password: true,
  firstName: true,
  middleName: true,
  lastName: true,
}).extend({ returnTo });
export type NewRegistration = z.output<typeof NewRegistration>;

export const AskedMail = z.object({ email: EmailAddress, returnTo });
export type AskedMail = z.output<typeof AskedMail>;

/** The password of now; who has none must have signed in just now. */
export const NewAddress = z.object({ email: EmailAddress, password: z.string().max(1000).optional() });
export type NewAddress = z.output<typeof NewAddress>;

/** Without an address: one's own. */
export const AskedVerification = z.object({ email: EmailAddress.optional(), returnTo });
export type AskedVerification = z.output<typeof AskedVerification>;

/** The same whoever asked and whatever address they gave. */
export const MailAsked = z.object({ result: z.literal('Sent') });
export type MailAsked = z.infer<typeof MailAsked>;

export const OpenProof = z.object({
  purpose: z.enum(['verify-address', 'sign-in', 'reset-password', 'change-email', 'contribution']),
  email: z.string(),
  /** Whoever registered must show that it was them: this browser did not. */
  needsPassword: z.boolean(),
});
export type OpenProof = z.infer<typeof OpenProof>;

export const Verification = z.intersection(GivenProof, z.object({ password: z.string().max(1000).optional() }));
export type Verification = z.output<typeof Verification>;

export const Verified = z.object({
  email: z.string(),
  /** False while an admin has still to say yes. */
  isActive: z.boolean(),
  /** Null when nobody is signed in by it: they were already, or a new address was proven elsewhere. */
  signedIn: SignInAnswer.nullable(),
});
export type Verified = z.infer<typeof Verified>;

export const NewPasswordByMail = z.object({ token: LinkToken, password: NewPassword });
export type NewPasswordByMail = z.output<typeof NewPasswordByMail>;
