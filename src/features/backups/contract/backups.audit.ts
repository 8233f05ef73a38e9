import { auditActions } from '#platform/contract/calls/audit-action.ts';

export const backupAudit = auditActions({
  asked: 'backup.asked',
  planned: 'backup.planned',
});
