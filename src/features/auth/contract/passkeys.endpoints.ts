import { z } from 'zod';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { ChosenName } from '#platform/contract/texts/chosen-name.ts';
import { passkeyAudit, sessionAudit } from './auth.audit.ts';
import { SignedIn } from './session.ts';

const feature = 'auth';
const bodyLimit = 64 * 1024;
const callsPerMinute = 60;

/** As WebAuthn writes it in JSON; only the browser and the library look inside. */
export const WebAuthnJson = z.record(z.string(), z.unknown());
export const PasskeyName = ChosenName(80).min(1);
const params = z.object({ id: z.string().min(1).max(100) });

export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  /** Kept by a password manager or a cloud, and so not lost with one device. */
  isSynced: z.boolean(),
});
export type Passkey = z.infer<typeof Passkey>;

export const listPasskeys = defineEndpoint({
  method: 'GET',
  path: '/api/auth/passkeys',
  access: 'user',
  feature,
  summary: 'The passkeys of my account',
  output: z.array(Passkey),
});

export const beginPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/auth/passkeys:begin',
  access: 'user',
  feature,
  summary: 'What a browser needs to make a passkey for this account',
  audits: { nothing: 'only a question for the browser' },
  touches: [],
  output: WebAuthnJson,
  callsPerMinute,
});

export const addPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/auth/passkeys',
  access: 'user',
  feature,
  summary: 'Keep the passkey that the browser made',
  body: z.object({ name: PasskeyName, credential: WebAuthnJson }),
  audits: [passkeyAudit.added],
  touches: [],
  output: Passkey,
  bodyLimit,
  callsPerMinute,
});

export const renamePasskey = defineEndpoint({
  method: 'PUT',
  path: '/api/auth/passkeys/{id}',
  access: 'user',
  feature,
  summary: 'Give a passkey of mine another name',
  params,
  body: z.object({ name: PasskeyName }),
  audits: [passkeyAudit.renamed],
  touches: [],
  output: Passkey,
  bodyLimit,
});

export const removePasskey = defineEndpoint({
  method: 'DELETE',
  path: '/api/auth/passkeys/{id}',
  access: 'user',
  feature,
  summary: 'Remove a passkey of mine',
  params,
  audits: [passkeyAudit.removed],
  touches: [],
  output: z.void(),
});

export const beginPasskeySignIn = defineEndpoint({
  method: 'POST',
  path: '/api/auth/sign-in/passkey:begin',
  access: 'public',
  whileViewingAs: 'allowed',
  feature,
  summary: 'What a browser needs to ask for a passkey',
  audits: { nothing: 'only a question for the browser' },
  touches: [],
  output: WebAuthnJson,
  callsPerMinute,
});

export const signInWithPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/auth/sign-in/passkey',
  access: 'public',
  feature,
  summary: 'Sign in with the answer of a passkey',
  body: z.object({ credential: WebAuthnJson }),
  audits: [sessionAudit.started],
  touches: [],
  output: SignedIn,
  bodyLimit,
  callsPerMinute,
});
