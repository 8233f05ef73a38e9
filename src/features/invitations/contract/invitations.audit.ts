import { auditActions } from '#platform/contract/calls/audit-action.ts';

export const invitationAudit = auditActions({
  sent: 'invitation.sent',
  sentAgain: 'invitation.sent-again',
  revoked: 'invitation.revoked',
  accepted: 'invitation.accepted',
});
