import { auditActions } from '#platform/contract/calls/audit-action.ts';

export const menuAudit = auditActions({
  added: 'menu.added',
  changed: 'menu.changed',
  moved: 'menu.moved',
  removed: 'menu.removed',
  restored: 'menu.restored',
});
