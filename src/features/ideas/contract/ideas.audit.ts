import { auditActions } from '#platform/contract/calls/audit-action.ts';

export const ideaAudit = auditActions({
  statusChanged: 'idea.status-changed',
  merged: 'idea.merged',
  mergeUndone: 'idea.merge-undone',
});
