import { auditActions } from '#platform/contract/calls/audit-action.ts';

export const jobAudit = auditActions({
  retried: 'job.retried',
  discarded: 'job.discarded',
});
