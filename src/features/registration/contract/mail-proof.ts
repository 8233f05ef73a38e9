import { z } from 'zod';
import { EmailAddress } from '#features/users/contract/email-address.ts';
import { readMailCode } from './mail-code.ts';

export const mailProofPurposes = [
  'verify-address',
  'sign-in',
  'reset-password',
  'change-email',
  'contribution',
] as const;
export type MailProofPurpose = (typeof mailProofPurposes)[number];

const minute = 60;
const hour = 60 * minute;

/** In seconds. The more a proof opens, the shorter it lives (product.md §2). */
export const mailProofLifetime: Record<MailProofPurpose, number> = {
  'verify-address': 24 * hour,
  'sign-in': 15 * minute,
  'reset-password': hour,
  'change-email': 24 * hour,
  contribution: 24 * hour,
};

/** Five guesses of a million, and at most five mails an hour. */
export const mostCodeTries = 5;

export const LinkToken = z.string().regex(/^[\w-]{43}$/);

export const MailCode = z
  .string()
  .max(40)
  .refine((typed) => readMailCode(typed) !== undefined, 'six digits')
  .overwrite((typed) => readMailCode(typed) ?? typed);

/** The link of the mail, or the address with the code that stood beside it. */
export const GivenProof = z.union([z.object({ token: LinkToken }), z.object({ email: EmailAddress, code: MailCode })]);
export type GivenProof = z.output<typeof GivenProof>;
