import { auditActions } from '#platform/contract/calls/audit-action.ts';

export const connectionAudit = auditActions({
  changed: 'connection.changed',
  removed: 'connection.removed',
});
