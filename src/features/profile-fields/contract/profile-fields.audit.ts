import { auditActions } from '#platform/contract/calls/audit-action.ts';

export const profileFieldAudit = auditActions({
  added: 'profile-field.added',
  changed: 'profile-field.changed',
  deleted: 'profile-field.deleted',
  restored: 'profile-field.restored',
  ordered: 'profile-field.ordered',
});
