import { z } from 'zod';
import { Device } from '#features/auth/contract/device.ts';
import { UserProperties, UserProperty } from '#features/users/contract/user-properties.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { ChosenName } from '#platform/contract/texts/chosen-name.ts';

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

const name = ChosenName(100);

/** §7: the body is a profile, whole or in part. What is not the person's own to change is passed over, rights first. */
export const ProfileChange = z.object({
  firstName: name.optional(),
  middleName: name.optional(),
  lastName: name.optional(),
  properties: UserProperties.optional(),
  termsOfUseVersionAccepted: z.int32().nullable().optional(),
});
export type ProfileChange = z.output<typeof ProfileChange>;

/** Somebody else, as this reader may know them (§6). */
export const OtherProfile = z.object({
  guid: Guid,
  /** The alias, or without one the name. */
  name: z.string(),
  photo: Guid.nullable(),
  isMett: z.boolean(),
  fields: z.array(
    z.object({ key: z.string(), label: z.string(), section: z.string(), value: UserProperty.shape.value }),
  ),
});
export type OtherProfile = z.infer<typeof OtherProfile>;

/** What somebody did here, as they may read it back. */
export const Activity = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  action: z.string(),
  /** What was done, as it is said in the language that was asked for. */
  words: z.string(),
  subject: z.string(),
  ipAddress: z.string(),
  device: Device,
});
export const ActivityPage = z.object({ entries: z.array(Activity), nextBefore: z.number().int().nullable() });
export type ActivityPage = z.infer<typeof ActivityPage>;

/** The proof that it is really them: their address typed out, and their password or a code from their mailbox. */
export const AccountDeletion = z.object({
  email: z.string().trim().toLowerCase().max(254),
  password: z.string().min(1).max(1000).optional(),
  code: z.string().trim().max(20).optional(),
});
export type AccountDeletion = z.output<typeof AccountDeletion>;
