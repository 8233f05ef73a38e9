import { auditActions } from '#platform/contract/calls/audit-action.ts';

export const accessTokenAudit = auditActions({
  created: 'access-token.created',
  revoked: 'access-token.revoked',
});
