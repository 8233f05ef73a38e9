import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

/** Most of these are written by better-auth, through its adapter (better-auth.ts). */
export const tables = {
  owns: [
    'account',
    'known_device',
    'passkey',
    'session',
    'sign_in_try',
    'sso_provider',
    'sso_session',
    'two_factor',
    'verification',
  ],
  reads: {
    user: 'who a session belongs to, in one query for every request',
    user_role: 'what they may, in the same query',
  },
} satisfies TableDeclaration;
