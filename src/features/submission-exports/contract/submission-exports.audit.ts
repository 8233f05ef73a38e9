import { auditActions } from '#platform/contract/calls/audit-action.ts';

export const submissionExportAudit = auditActions({
  asked: 'submission-export.asked',
  read: 'submission-export.read',
  downloaded: 'submission-export.downloaded',
});
