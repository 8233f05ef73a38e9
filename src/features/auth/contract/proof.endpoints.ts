import { z } from 'zod';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { signInAudit, twoFactorAudit } from './auth.audit.ts';
import { WebAuthnJson } from './passkeys.endpoints.ts';
import { TypedCode } from './two-factor.ts';

const feature = 'auth';
const callsPerMinute = 20;

/** With what someone can show again that the account is theirs, the easiest first. */
export const proofWays = ['password', 'code', 'passkey'] as const;

export const OwnerProof = z.object({
  /** Shown a moment ago, in this session. */
  isRecent: z.boolean(),
  ways: z.array(z.enum(proofWays)),
});
export type OwnerProof = z.infer<typeof OwnerProof>;

export const GivenOwnerProof = z.union([
  z.strictObject({ password: z.string().min(1).max(1000) }),
  z.strictObject({ code: TypedCode }),
  z.strictObject({ credential: WebAuthnJson }),
]);
export type GivenOwnerProof = z.output<typeof GivenOwnerProof>;

export const readOwnerProof = defineEndpoint({
  method: 'GET',
  path: '/api/auth/proof',
  access: 'user',
  feature,
  summary: 'How I can show that this account is mine, and whether I did so a moment ago',
  output: OwnerProof,
});

export const giveOwnerProof = defineEndpoint({
  method: 'POST',
  path: '/api/auth/proof',
  access: 'user',
  feature,
  summary: 'Show that this account is mine by password, code or passkey; it counts for ten minutes in this session',
  body: GivenOwnerProof,
  audits: [signInAudit.locked, twoFactorAudit.locked, twoFactorAudit.recoveryCodeUsed],
  touches: [],
  output: OwnerProof,
  bodyLimit: 64 * 1024,
  callsPerMinute,
});

export const beginPasskeyProof = defineEndpoint({
  method: 'POST',
  path: '/api/auth/proof:begin-passkey',
  access: 'user',
  feature,
  summary: 'What a browser needs to ask for one of my passkeys',
  audits: { nothing: 'only a question for the browser' },
  touches: [],
  output: WebAuthnJson,
  callsPerMinute,
});
