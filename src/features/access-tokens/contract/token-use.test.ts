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
  ['Write', 'POST', '/api/forms/1/tokens', 'token-not-here'],
  ['Read', 'GET', '/api/forms/1', undefined],
  ['Write', 'POST', '/api/sso-providers', 'token-not-here'],
] as const)('with %s: %s %s is %s', (scope, method, path, refusal) => {
  expect(tokenRefusal({ scope, formGuid: null }, method, path)).toBe(refusal);
});

const formGuid = '0d9c4c37-6a1e-4b0e-9f4e-2f1f4f6a7b80';
const other = '0d9c4c37-6a1e-4b0e-9f4e-2f1f4f6a7b81';
it.each([
  ['GET', `/api/forms/${formGuid}/submissions:since`, undefined],
  ['GET', `/api/forms/${formGuid.toUpperCase()}/submissions:since`, undefined],
  ['GET', `/api/forms/${formGuid.replaceAll('-', '')}/submissions:since`, undefined],
  ['HEAD', `/api/forms/${formGuid}/submissions:since`, 'token-of-form'],
  ['GET', `/api/forms/${other}/submissions:since`, 'token-of-form'],
  ['GET', `/api/forms/${formGuid}/submissions`, 'token-of-form'],
  ['GET', `/api/forms/${formGuid}`, 'token-of-form'],
  ['GET', `/api/forms/${formGuid}/submissions:since/..`, 'token-of-form'],
  ['POST', `/api/forms/${formGuid}/submissions:since`, 'token-of-form'],
  ['GET', '/api/pages', 'token-of-form'],
  ['GET', '/a/1', 'token-of-form'],
  ['GET', '/api/live', 'token-of-form'],
] as const)('of one form: %s %s is %s', (method, path, refusal) => {
  expect(tokenRefusal({ scope: 'Form', formGuid }, method, path)).toBe(refusal);
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
