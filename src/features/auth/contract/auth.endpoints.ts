import { z } from 'zod';
import { settingAudit } from '#features/settings/contract/settings.audit.ts';
import { settingsTag } from '#features/settings/contract/settings.tags.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { passkeyAudit, sessionAudit, setupAudit, signInAudit } from './auth.audit.ts';
import { WebAuthnJson } from './passkeys.endpoints.ts';
import { Credentials, CurrentSession, SignedIn, SignInAnswer } from './session.ts';
import { Setup, SetupPerson, SetupToken, SetupWithPasskey } from './setup.ts';

const feature = 'auth';
const bodyLimit = 16 * 1024;

export const signInWithEmail = defineEndpoint({
  method: 'POST',
  path: '/api/auth/sign-in/email',
  access: 'public',
  feature,
  summary: 'Sign in with e-mail address and password: sets the session cookie and answers the token',
  body: Credentials,
  audits: [sessionAudit.started, signInAudit.locked],
  touches: [],
  output: SignInAnswer,
  bodyLimit,
});

export const signOutOfSession = defineEndpoint({
  method: 'POST',
  path: '/api/auth/sign-out',
  access: 'public',
  whileViewingAs: 'allowed',
  feature,
  summary: 'End the session of this cookie or token; `next` is where it can be ended at the sign-in provider too',
  query: z.object({ returnTo: z.string().max(8000).optional().catch(undefined) }),
  audits: [sessionAudit.ended],
  touches: [],
  output: z.object({ success: z.literal(true), next: z.string().nullable() }),
  bodyLimit,
});

export const readSession = defineEndpoint({
  method: 'GET',
  path: '/api/auth/get-session',
  access: 'public',
  whileViewingAs: 'allowed',
  feature,
  summary: 'The session of this cookie or token, renewed when it is more than a day old; null without one',
  output: CurrentSession.nullable(),
});

export const readSetup = defineEndpoint({
  method: 'GET',
  path: '/api/auth/setup/{token}',
  access: 'public',
  whileViewingAs: 'allowed',
  feature,
  summary: 'Whether this set-up link still works',
  params: z.object({ token: SetupToken }),
  output: z.object({ isOpen: z.literal(true) }),
  callsPerMinute: 30,
});

export const completeSetup = defineEndpoint({
  method: 'POST',
  path: '/api/auth/setup/{token}',
  access: 'public',
  feature,
  summary: 'Make the first admin with the one-time set-up link, and sign in as them',
  params: z.object({ token: SetupToken }),
  body: Setup,
  audits: [setupAudit.completed, settingAudit.changed, sessionAudit.started],
  touches: [settingsTag],
  output: SignedIn,
  bodyLimit,
  callsPerMinute: 10,
});

export const beginSetupPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/auth/setup/{token}/passkey:begin',
  access: 'public',
  feature,
  summary: 'What a browser needs to make a passkey for the first admin, of whom there is no account yet',
  params: z.object({ token: SetupToken }),
  body: SetupPerson,
  audits: { nothing: 'only a question for the browser' },
  touches: [],
  output: WebAuthnJson,
  bodyLimit,
  callsPerMinute: 10,
});

export const completeSetupWithPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/auth/setup/{token}/passkey',
  access: 'public',
  feature,
  summary: 'Make the first admin with a passkey and without a password, both or neither, and sign in as them',
  params: z.object({ token: SetupToken }),
  body: SetupWithPasskey,
  audits: [setupAudit.completed, passkeyAudit.added, settingAudit.changed, sessionAudit.started],
  touches: [settingsTag],
  output: SignedIn,
  bodyLimit: 64 * 1024,
  callsPerMinute: 10,
});
