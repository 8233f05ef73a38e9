import { auditActions } from '#platform/contract/calls/audit-action.ts';

export const roleAudit = auditActions({
  handedOut: 'role.handed-out',
  created: 'role.created',
  changed: 'role.changed',
  deleted: 'role.deleted',
});
