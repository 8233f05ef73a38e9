import { auditActions } from '#platform/contract/calls/audit-action.ts';

export const itemTypeAudit = auditActions({
  created: 'item-type.created',
  changed: 'item-type.changed',
  deleted: 'item-type.deleted',
});
