import { expect, it } from 'vitest';
import { isAccessToken } from './access-token.ts';
import { isForTokens, tokenRefusal } from './token-use.ts';

it.each([
  ['Read', 'GET', '/api/pages', undefined],
  ['Read', 'HEAD', '/a/1', undefined],
  ['Read', 'POST', '/api/pages', 'token-only-reads'],
  ['Read', 'DELETE', '/cache_invalidate', 'token-only-reads'],
  ['Write', 'POST', '/api/pages', undefined],
  ['Write', 'PUT', '/api/profiles:loggedIn', undefined],
  ['Write', 'DELETE', '/api/profiles:loggedIn', 'token-not-here'],
  ['Write', 'POST', '/api/profiles:deletionCode', 'token-not-here'],
  ['Write', 'POST', '/api/auth/passkeys:begin', 'token-not-here'],
  ['Read', 'GET', '/api/auth/sessions', 'token-not-here'],
  ['Write', 'POST', '/api/accesstokens', 'token-not-here'],
  ['Write', 'DELETE', '/api/accesstokens/1', 'token-not-here'],
  ['Write', 'POST', '/api/viewas', 'token-not-here'],
  ['Write', 'POST', '/api/sso-providers', 'token-not-here'],
] as const)('with %s: %s %s is %s', (scope, method, path, refusal) => {
  expect(tokenRefusal(scope, method, path)).toBe(refusal);
});

it('is for calls and files, not for pages', () => {
  expect(['/api/pages', '/a/1', '/', '/apiaries', '/admin/pages'].map(isForTokens)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

it('is told from a session by how it begins', () => {
  expect(isAccessToken(`plein_${'a'.repeat(43)}`)).toBe(true);
  expect(isAccessToken(`plein_${'a'.repeat(42)}`)).toBe(false);
  expect(isAccessToken('a'.repeat(49))).toBe(false);
});
