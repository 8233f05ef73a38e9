import { auditActions } from '#platform/contract/calls/audit-action.ts';

export const profileAudit = auditActions({
  changed: 'profile.changed',
  downloaded: 'profile.downloaded',
});

export const termsAudit = auditActions({
  accepted: 'terms.accepted',
  declined: 'terms.declined',
});

export const accountAudit = auditActions({
  deleted: 'account.deleted',
});
