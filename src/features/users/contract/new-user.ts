import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import { accountTypes } from '#platform/contract/rights/viewer.ts';
import { ChosenName } from '#platform/contract/texts/chosen-name.ts';
import { EmailAddress } from './email-address.ts';
import { NewPassword } from './password.ts';
import { UserProperties } from './user-properties.ts';

const name = ChosenName(100).default('');

export const NewUser = z.object({
  email: EmailAddress,
  password: NewPassword,
  firstName: name,
  middleName: name,
  lastName: name,
  accountType: z.enum(accountTypes).default('Standard'),
  roleIds: z.array(Guid).max(200).default([]),
  emailVerified: z.boolean().default(false),
  properties: UserProperties.default([]),
  /** For someone who has accepted them elsewhere; everyone else is asked (§4). */
  termsOfUseVersionAccepted: z.int32().min(1).optional(),
});
export type NewUser = z.input<typeof NewUser>;
