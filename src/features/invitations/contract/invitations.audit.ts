import { auditActions } from '#platform/contract/calls/audit-action.ts';

export const invitationAudit = auditActions({
  sent: 'invitation.sent',
  sentAgain: 'invitation.sent-again',
  linkMade: 'invitation.link-made',
  revoked: 'invitation.revoked',
  accepted: 'invitation.accepted',
});
