import { z } from 'zod';
import { UserProperty } from '#features/users/contract/user-properties.ts';
import { Guid } from '#platform/contract/guid.ts';

/** The signed-in person as the application knows them (§3). */
export const ApplicationUser = z.object({
  guid: Guid,
  firstName: z.string(),
  middleName: z.string(),
  lastName: z.string(),
  email: z.string(),
  properties: z.array(UserProperty),
  isAdmin: z.boolean(),
  isMett: z.boolean(),
  isDeveloper: z.boolean(),
  isContentManager: z.boolean(),
  isActive: z.boolean(),
  roleIds: z.array(Guid),
  /** A number is the accepted version, null means declined, absent means never asked (product.md §2). */
  termsOfUseVersionAccepted: z.number().int().nullable().optional(),
});
export type ApplicationUser = z.infer<typeof ApplicationUser>;
