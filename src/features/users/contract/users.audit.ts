import { auditActions } from '#platform/contract/calls/audit-action.ts';

export const userAudit = auditActions({
  created: 'user.created',
  renamed: 'user.renamed',
  typeChanged: 'user.type-changed',
  rolesChanged: 'user.roles-changed',
  activated: 'user.activated',
  deactivated: 'user.deactivated',
  deleted: 'user.deleted',
  exported: 'user.exported',
});

/** What the same change for many records, at once or as long work. */
export const bulkAudits = [userAudit.activated, userAudit.deactivated, userAudit.rolesChanged];
