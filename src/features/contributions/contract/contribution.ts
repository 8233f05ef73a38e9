import { z } from 'zod';
import { ContributionSource } from '#features/registration/contract/contribution-source.ts';
import { LinkToken, MailCode } from '#features/registration/contract/mail-proof.ts';
import { EmailAddress } from '#features/users/contract/email-address.ts';

/** The link of the mail, or its code and what it was about. */
export const GivenContributionProof = z.union([
  z.object({ token: LinkToken }),
  z.object({ source: ContributionSource, code: MailCode }),
]);
export type GivenContributionProof = z.input<typeof GivenContributionProof>;

/** As a browser without script posts it. */
export const PostedCode = ContributionSource.extend({ code: MailCode });

/** What the link of a mail is about; opening it proves nothing yet, because mail scanners open links too. */
export const OpenContribution = z.object({ source: ContributionSource, email: z.string(), title: z.string() });
export type OpenContribution = z.infer<typeof OpenContribution>;

/** Where what was brought can be seen by who brought it. */
export const ProvenContribution = z.object({ path: z.string() });
export type ProvenContribution = z.infer<typeof ProvenContribution>;

export const AskedContributionMail = z.object({
  source: ContributionSource,
  /** Of who brought it without an account. */
  key: z.string().max(64).optional(),
  /** Another address than was given before. */
  email: EmailAddress.optional(),
});
export type AskedContributionMail = z.infer<typeof AskedContributionMail>;
