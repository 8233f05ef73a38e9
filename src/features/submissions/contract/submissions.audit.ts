import { auditActions } from '#platform/contract/calls/audit-action.ts';

export const submissionAudit = auditActions({
  withdrawn: 'submission.withdrawn',
});
