import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import { approvalScopes } from './approval-scopes.ts';

export const PageApproval = z.object({
  scope: z.enum(approvalScopes),
  /** The pages that `pages` is about. */
  pageGuids: z.array(Guid).max(2000),
  /** For `menu`: the pages at and below these items. */
  menuItemGuids: z.array(Guid).max(500),
});
export type PageApproval = z.infer<typeof PageApproval>;

export const noApproval: PageApproval = { scope: 'off', pageGuids: [], menuItemGuids: [] };
