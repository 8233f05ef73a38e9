import { auditActions } from '#platform/contract/calls/audit-action.ts';

export const redirectAudit = auditActions({
  added: 'redirect.added',
  changed: 'redirect.changed',
  removed: 'redirect.removed',
  imported: 'redirect.imported',
  undone: 'redirect.undone',
  exported: 'redirect.exported',
});
