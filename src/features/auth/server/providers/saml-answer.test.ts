import { generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { samlIdentityProvider } from '../testing/saml-identity-provider.ts';
import { hasStrongKeys, isStrongKey } from './saml-answer.ts';

it('takes keys that cannot be broken', () => {
  const keyOf = (modulusLength: number) => generateKeyPairSync('rsa', { modulusLength }).publicKey;
  expect(isStrongKey(keyOf(1024))).toBe(false);
  expect(isStrongKey(keyOf(2048))).toBe(true);
  expect(hasStrongKeys(samlIdentityProvider().getMetadata())).toBe(true);
  expect(hasStrongKeys('<X509Certificate>bm9uc2Vuc2U=</X509Certificate>')).toBe(false);
});
