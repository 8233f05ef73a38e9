import { auditActions } from '#platform/contract/calls/audit-action.ts';

export const timeMachineAudit = auditActions({
  linkMade: 'past-link.made',
  linkRevoked: 'past-link.revoked',
  exportAsked: 'past-export.asked',
  exportDownloaded: 'past-export.downloaded',
  exportStopped: 'past-export.stopped',
  exportRemoved: 'past-export.removed',
});
