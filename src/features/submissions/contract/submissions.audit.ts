import { auditActions } from '#platform/contract/calls/audit-action.ts';

export const submissionAudit = auditActions({
  withdrawn: 'submission.withdrawn',
  read: 'submission.read',
  deleted: 'submission.deleted',
});
