import { auditActions } from '#platform/contract/calls/audit-action.ts';

export const itemAudit = auditActions({
  deleted: 'item.deleted',
  restored: 'item.restored',
});
