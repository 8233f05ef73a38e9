import { auditActions } from '#platform/contract/calls/audit-action.ts';

export const accessibilityStatementAudit = auditActions({
  changed: 'accessibility-statement.changed',
});

export const accessibilityFindingAudit = auditActions({
  added: 'accessibility-finding.added',
  changed: 'accessibility-finding.changed',
  deleted: 'accessibility-finding.deleted',
});
