import { auditActions } from '#platform/contract/calls/audit-action.ts';

export const upkeepAudit = auditActions({
  changed: 'upkeep.changed',
  foundRight: 'upkeep.found-right',
});
