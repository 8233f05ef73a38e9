import { auditActions } from '#platform/contract/calls/audit-action.ts';

export const signUpAudit = auditActions({
  changed: 'sign-up.changed',
  exported: 'sign-up.exported',
  told: 'sign-up.told',
});
