import { auditActions } from '#platform/contract/calls/audit-action.ts';

export const settingAudit = auditActions({
  changed: 'setting.changed',
});
