import { sessionAudit } from '#features/auth/contract/auth.audit.ts';
import { roleAudit } from '#features/roles/contract/roles.audit.ts';
import { auditActions } from '#platform/contract/calls/audit-action.ts';

export const registrationAudit = auditActions({
  completed: 'registration.completed',
});

export const addressAudit = auditActions({
  verified: 'address.verified',
  changeAsked: 'address.change-asked',
  changed: 'address.changed',
});

/** What can happen when someone proves an address. */
export const provenAudits = [
  addressAudit.verified,
  addressAudit.changed,
  registrationAudit.completed,
  roleAudit.handedOut,
  sessionAudit.started,
];

/** What can happen when a sign-in provider vouches for someone who had no account. */
export const providedAudits = [registrationAudit.completed, roleAudit.handedOut];

/** What can happen when someone signs in by a mail, which proves their address too. */
export const signInByMailAudits = [addressAudit.verified, roleAudit.handedOut, sessionAudit.started];
