import { z } from 'zod';
import { NewPassword } from '#features/users/contract/password.ts';
import { ChosenName } from '#platform/contract/texts/chosen-name.ts';

const name = ChosenName(100).default('');

/** The code of the link; names and a password for whoever has no account yet. */
export const AcceptInvitation = z.object({
  id: z.string().min(1).max(200),
  firstName: name,
  middleName: name,
  lastName: name,
  password: NewPassword.optional(),
});
export type AcceptInvitation = z.output<typeof AcceptInvitation>;
