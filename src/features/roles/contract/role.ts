import { z } from 'zod';
import { origins } from '#features/users/contract/origin.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { ChosenName } from '#platform/contract/texts/chosen-name.ts';

/** A group that the customer makes: a department, a project team. Not the account type. */
export const Role = z.object({
  id: Guid,
  name: z.string(),
  description: z.string(),
  /** When it is handed out by itself; Manual means never (product.md §2). */
  grantedOn: z.enum(origins),
  memberCount: z.number().int(),
});
export type Role = z.infer<typeof Role>;

export const RoleInput = z.object({
  name: ChosenName(100).min(1),
  description: z.string().trim().max(500).default(''),
  grantedOn: z.enum(origins).default('Manual'),
});
export type RoleInput = z.output<typeof RoleInput>;

/** What a role decides somewhere: who sees a page, who edits it, who sees a block, who adds to it, who is shown in it, who sees an item or a file. */
export const roleUseKinds = [
  'seePage',
  'editPage',
  'seeBlock',
  'addToBlock',
  'showMembers',
  'seeItem',
  'seeFile',
  'form',
] as const;
export type RoleUseKind = (typeof roleUseKinds)[number];

export const RoleUse = z.object({
  kind: z.enum(roleUseKinds),
  /** The page, file or form that it is about. */
  name: z.string(),
  /** Where it can be looked at, when it has an address. */
  path: z.string().nullable(),
  /** Of a block: its kind. */
  block: z.string().optional(),
  /** No other role is named there: without this one only admins are left. */
  isOnly: z.boolean(),
});
export type RoleUse = z.infer<typeof RoleUse>;

export const RoleDetail = Role.extend({ uses: z.array(RoleUse) });
export type RoleDetail = z.infer<typeof RoleDetail>;
