import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import { JsonValue } from '#platform/contract/calls/json-value.ts';
import { accountTypes } from '#platform/contract/rights/viewer.ts';
import { ChosenName } from '#platform/contract/texts/chosen-name.ts';
import { origins } from './origin.ts';
import { UserFilter } from './user-filter.ts';

const moment = z.iso.datetime();

/** A person in a list of people, with what the asker may do to them. */
export const UserSummary = z.object({
  guid: z.string(),
  name: z.string(),
  email: z.string(),
  accountType: z.enum(accountTypes),
  origin: z.enum(origins),
  isActive: z.boolean(),
  emailVerified: z.boolean(),
  roleIds: z.array(Guid),
  lastSeenAt: moment.nullable(),
  createdAt: moment,
  can: z.object({ deactivate: z.boolean(), delete: z.boolean() }),
});
export type UserSummary = z.infer<typeof UserSummary>;

export const UserList = z.object({
  users: z.array(UserSummary),
  totalNumberOfItems: z.number().int(),
});
export type UserList = z.infer<typeof UserList>;

/** Something that someone made, and that needs a new owner when they go. */
export const UserContentCount = z.object({ kind: z.enum(['page-version']), count: z.number().int() });
export type UserContentCount = z.infer<typeof UserContentCount>;

export const UserDetail = UserSummary.extend({
  firstName: z.string(),
  middleName: z.string(),
  lastName: z.string(),
  properties: z.array(z.object({ key: z.string(), value: JsonValue })),
  /** A number, null for declined, absent for never asked (product.md §2). */
  termsOfUseVersionAccepted: z.number().int().nullable().optional(),
  invitedBy: z.object({ name: z.string(), at: moment }).nullable(),
  /** How they can sign in: `credential` is a password; others are the names of providers. */
  signInMethods: z.array(z.string()),
  sessionCount: z.number().int(),
  content: z.array(UserContentCount),
  can: UserSummary.shape.can.extend({ accountTypes: z.array(z.enum(accountTypes)) }),
});
export type UserDetail = z.infer<typeof UserDetail>;

const name = ChosenName(100);

/** Only what is named changes. */
export const UserChanges = z.object({
  firstName: name.optional(),
  middleName: name.optional(),
  lastName: name.optional(),
  accountType: z.enum(accountTypes).optional(),
  roleIds: z.array(Guid).max(200).optional(),
  isActive: z.boolean().optional(),
});
export type UserChanges = z.output<typeof UserChanges>;

export const bulkActions = ['activate', 'deactivate', 'giveRole', 'takeRole'] as const;
export type BulkAction = (typeof bulkActions)[number];

/** These people, or everyone whom a filter finds. */
export const BulkChange = z
  .object({
    action: z.enum(bulkActions),
    roleId: Guid.optional(),
    guids: z.array(Guid).min(1).max(1000).optional(),
    filter: UserFilter.optional(),
    /** How many the filter is thought to find: with another number nothing is changed. */
    expected: z.int32().min(0).optional(),
  })
  .refine(({ guids, filter }) => (guids === undefined) !== (filter === undefined), {
    path: ['guids'],
    message: 'either guids or filter',
  })
  .refine(({ action, roleId }) => roleId !== undefined || action === 'activate' || action === 'deactivate', {
    path: ['roleId'],
    message: 'which role',
  });
export type BulkChange = z.output<typeof BulkChange>;

export const BulkResult = z.object({
  changed: z.number().int(),
  refused: z.array(z.object({ guid: z.string(), name: z.string(), rule: z.string() })),
  /** Who changed, while they are few enough to undo it by name. */
  changedGuids: z.array(z.string()),
  /** They are many: it is being done, and `GET /api/longwork/{id}` tells how far it is and then has the rest of this. */
  workId: Guid.optional(),
});
export type BulkResult = z.infer<typeof BulkResult>;
