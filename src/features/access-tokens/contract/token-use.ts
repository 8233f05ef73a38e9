import { writtenGuid } from '#platform/contract/calls/guid-text.ts';
import type { TokenReach } from './access-token.ts';

/** Tokens are for calls and the files that these name; pages are read by people. */
export const isForTokens = (path: string): boolean => /^\/(?:api|a)\//.test(path);

/** How accounts are entered, who views as whom, and leaving: its owner does that, signed in. */
const ownersOnly =
  /^\/api\/(?:auth|accesstokens|sso-providers|viewas|profiles:deletionCode|forms\/[^/]+\/tokens)(?:[/:]|$)/;

export type TokenRefusal = 'token-not-here' | 'token-only-reads' | 'token-of-form';

/** The one call that a token of a form makes; a guid is a guid in capitals and without hyphens too. */
function isReadingOf(formGuid: string, method: string, path: string): boolean {
  const [, named] = /^\/api\/forms\/([0-9a-fA-F-]{32,36})\/submissions:since$/.exec(path) ?? [];
  return method === 'GET' && named !== undefined && writtenGuid(named) === formGuid;
}

/** Why a program may not make this call with a token of this reach; nothing when it may what its maker may. */
export function tokenRefusal(reach: TokenReach, method: string, path: string): TokenRefusal | undefined {
  if (reach.scope === 'Form') return isReadingOf(reach.formGuid, method, path) ? undefined : 'token-of-form';
  if (ownersOnly.test(path) || (method === 'DELETE' && path === '/api/profiles:loggedIn')) return 'token-not-here';
  const isReading = method === 'GET' || method === 'HEAD';
  return reach.scope === 'Read' && !isReading ? 'token-only-reads' : undefined;
}
