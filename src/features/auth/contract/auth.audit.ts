import { auditActions } from '#platform/contract/calls/audit-action.ts';

export const setupAudit = auditActions({
  completed: 'setup.completed',
});

export const passwordAudit = auditActions({
  reset: 'password.reset',
  changed: 'password.changed',
});

export const sessionAudit = auditActions({
  started: 'session.started',
  ended: 'session.ended',
  endedBy: 'session.ended-by',
});

export const signInAudit = auditActions({
  locked: 'sign-in.locked',
});

export const twoFactorAudit = auditActions({
  on: 'two-factor.on',
  off: 'two-factor.off',
  codesRenewed: 'two-factor.codes-renewed',
  locked: 'two-factor.locked',
  recoveryCodeUsed: 'two-factor.recovery-code-used',
});

export const passkeyAudit = auditActions({
  added: 'passkey.added',
  renamed: 'passkey.renamed',
  removed: 'passkey.removed',
});

export const providerAudit = auditActions({
  created: 'provider.created',
  changed: 'provider.changed',
  switched: 'provider.switched',
  deleted: 'provider.deleted',
  linked: 'provider.linked',
});
