import { auditActions } from '#platform/contract/calls/audit-action.ts';

export const statisticsAudit = auditActions({
  linkMade: 'statistics.link-made',
  linkRevoked: 'statistics.link-revoked',
});
