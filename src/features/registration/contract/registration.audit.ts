import { auditActions } from '#platform/contract/calls/audit-action.ts';

export const registrationAudit = auditActions({
  completed: 'registration.completed',
});

export const addressAudit = auditActions({
  verified: 'address.verified',
  changeAsked: 'address.change-asked',
  changed: 'address.changed',
});
