import { auditActions } from '#platform/contract/calls/audit-action.ts';

export const previewAudit = auditActions({
  made: 'preview.made',
  revoked: 'preview.revoked',
});
