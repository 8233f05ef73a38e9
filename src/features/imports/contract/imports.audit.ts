import { auditActions } from '#platform/contract/calls/audit-action.ts';

export const importAudit = auditActions({
  started: 'import.started',
  stopped: 'import.stopped',
  undone: 'import.undone',
  discarded: 'import.discarded',
});
