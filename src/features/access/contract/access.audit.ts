import { auditActions } from '#platform/contract/calls/audit-action.ts';

export const viewAsAudit = auditActions({
  started: 'view-as.started',
  stopped: 'view-as.stopped',
});
