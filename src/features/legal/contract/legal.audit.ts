import { auditActions } from '#platform/contract/calls/audit-action.ts';

export const legalAudit = auditActions({
  published: 'legal.published',
  draftDiscarded: 'legal.draft-discarded',
});
