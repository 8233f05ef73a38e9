import { z } from 'zod';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { sessionAudit, signInAudit, twoFactorAudit } from './auth.audit.ts';
import { SignedIn } from './session.ts';
import { OwnPassword, RecoveryCodes, SecondStep, TwoFactorSetup, TwoFactorStatus, TypedCode } from './two-factor.ts';

const feature = 'auth';
const bodyLimit = 16 * 1024;
const callsPerMinute = 20;
const withPassword = z.object({ password: OwnPassword });

export const takeSecondStep = defineEndpoint({
  method: 'POST',
  path: '/api/auth/sign-in/second-step',
  access: 'public',
  feature,
  summary: 'The code after a sign-in that asked for one: six digits of an app, or a recovery code',
  body: SecondStep,
  audits: [sessionAudit.started, twoFactorAudit.recoveryCodeUsed, twoFactorAudit.locked],
  touches: [],
  output: SignedIn,
  bodyLimit,
  callsPerMinute,
});

export const readTwoFactor = defineEndpoint({
  method: 'GET',
  path: '/api/auth/two-factor',
  access: 'user',
  feature,
  summary: 'Whether my account asks for a code after the password',
  output: TwoFactorStatus,
});

export const beginTwoFactor = defineEndpoint({
  method: 'POST',
  path: '/api/auth/two-factor:begin',
  access: 'user',
  feature,
  summary: 'A key for an app and ten recovery codes, told once; it works after the first code',
  body: withPassword,
  audits: [signInAudit.locked],
  touches: [],
  output: TwoFactorSetup,
  bodyLimit,
  callsPerMinute,
});

export const confirmTwoFactor = defineEndpoint({
  method: 'POST',
  path: '/api/auth/two-factor:confirm',
  access: 'user',
  feature,
  summary: 'Switch it on with the first code of the app',
  body: z.object({ code: TypedCode }),
  audits: [twoFactorAudit.on, signInAudit.locked],
  touches: [],
  output: TwoFactorStatus,
  bodyLimit,
  callsPerMinute,
});

export const renewRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/api/auth/two-factor:recovery-codes',
  access: 'user',
  feature,
  summary: 'Ten new recovery codes, told once; the old ones stop working',
  body: withPassword,
  audits: [twoFactorAudit.codesRenewed, signInAudit.locked],
  touches: [],
  output: RecoveryCodes,
  bodyLimit,
  callsPerMinute,
});

export const switchOffTwoFactor = defineEndpoint({
  method: 'POST',
  path: '/api/auth/two-factor:off',
  access: 'user',
  feature,
  summary: 'Ask for no code any more',
  body: withPassword,
  audits: [twoFactorAudit.off, signInAudit.locked],
  touches: [],
  output: TwoFactorStatus,
  bodyLimit,
  callsPerMinute,
});
