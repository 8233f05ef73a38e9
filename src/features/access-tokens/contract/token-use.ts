import type { TokenScope } from './access-token.ts';

/** Tokens are for calls and the files that these name; pages are read by people. */
export const isForTokens = (path: string): boolean => /^\/(?:api|a)\//.test(path);

/** How accounts are entered, who views as whom, and leaving: its owner does that, signed in. */
const ownersOnly = /^\/api\/(?:auth|accesstokens|sso-providers|viewas|profiles:deletionCode)(?:[/:]|$)/;

export type TokenRefusal = 'token-not-here' | 'token-only-reads';

/** Why a program may not make this call with a token of this scope; nothing when it may what its maker may. */
export function tokenRefusal(scope: TokenScope, method: string, path: string): TokenRefusal | undefined {
  if (ownersOnly.test(path) || (method === 'DELETE' && path === '/api/profiles:loggedIn')) return 'token-not-here';
  const isReading = method === 'GET' || method === 'HEAD';
  return scope === 'Read' && !isReading ? 'token-only-reads' : undefined;
}
