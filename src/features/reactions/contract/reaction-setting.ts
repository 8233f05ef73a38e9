import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import { visibilities } from '#platform/contract/rights/visibility.ts';
import type { ReactionRules } from './reaction-rules.ts';
import { moderations } from './reaction-words.ts';

/** The setting `reactions`. */
export const ReactionSetting = z.object({
  permission: z.enum(visibilities),
  roleIds: z.array(Guid).max(100),
  moderation: z.enum(moderations),
  /** What was stored before there were pictures does not say. */
  pictures: z.boolean().default(true),
  moderatorRoleIds: z.array(Guid).max(100),
}) satisfies z.ZodType<ReactionRules>;

/** product.md §1.2: without an account, by a proven address. */
export const usualReactions: z.infer<typeof ReactionSetting> = {
  permission: 'Verify',
  roleIds: [],
  moderation: 'after',
  pictures: true,
  moderatorRoleIds: [],
};
