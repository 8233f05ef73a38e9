import { auditActions } from '#platform/contract/calls/audit-action.ts';

export const formHookAudit = auditActions({
  made: 'form-hook.made',
  changed: 'form-hook.changed',
  secretRenewed: 'form-hook.secret-renewed',
  removed: 'form-hook.removed',
  tried: 'form-hook.tried',
  sentAgain: 'form-hook.sent-again',
  stopped: 'form-hook.stopped',
});
