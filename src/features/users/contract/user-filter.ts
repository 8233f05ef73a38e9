import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import { accountTypes } from '#platform/contract/rights/viewer.ts';
import { origins } from './origin.ts';
import { lastSeenPeriods, userSorts } from './user-sort.ts';

/** A query has one value or several; inside it is always a list. */
const many = <T extends z.ZodType>(one: T) =>
  z.union([z.array(one).max(50), one.transform((value) => [value])]).default([]);
const yesOrNo = z.enum(['true', 'false']).optional();

export const UserFilter = z.object({
  search: z.string().trim().max(200).default(''),
  type: many(z.enum(accountTypes)),
  role: many(Guid),
  origin: many(z.enum(origins)),
  active: yesOrNo,
  verified: yesOrNo,
  /** Signed up, and not let in yet. */
  waiting: yesOrNo,
  lastSeen: z.enum(lastSeenPeriods).optional(),
});
export type UserFilter = z.output<typeof UserFilter>;

/** It finds everyone. */
export const isUnfiltered = ({
  search,
  type,
  role,
  origin,
  active,
  verified,
  waiting,
  lastSeen,
}: UserFilter): boolean =>
  search === '' &&
  type.length + role.length + origin.length === 0 &&
  [active, verified, waiting, lastSeen].every((one) => one === undefined);

export type UserFilterInput = z.input<typeof UserFilter>;

/** The names of §7: pageNumber, itemCount, sort_by. */
export const UserListQuery = UserFilter.extend({
  sort_by: z.templateLiteral([z.enum(userSorts), '_', z.enum(['asc', 'desc'])]).default('name_asc'),
  pageNumber: z.coerce.number().int().min(1).max(1_000_000).default(1),
  itemCount: z.coerce.number().int().min(1).max(100).default(25),
});
export type UserListQuery = z.output<typeof UserListQuery>;
