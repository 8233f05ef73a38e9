import { createPrivateKey, X509Certificate } from 'node:crypto';
import { expect, it } from 'vitest';
import { samlIdentityProvider } from '../../testing/saml-identity-provider.ts';
import { weakCertificate } from '../../testing/saml-test-keys.ts';
import { makeSamlKeys } from './saml-keys.ts';
import { readPeer } from './saml-peer.ts';

const metadata = samlIdentityProvider().getMetadata();

it('makes two keys, each in a certificate that others can read', async () => {
  const now = new Date('2035-03-04T05:06:07Z');
  const { signing, encryption } = await makeSamlKeys('werkgever', now);
  expect(signing.privateKey).not.toBe(encryption.privateKey);
  for (const { privateKey, certificate } of [signing, encryption]) {
    const read = new X509Certificate(Buffer.from(certificate, 'base64'));
    expect(read.checkPrivateKey(createPrivateKey(privateKey))).toBe(true);
    expect(read.verify(read.publicKey)).toBe(true);
    expect(read.publicKey.asymmetricKeyDetails).toMatchObject({ modulusLength: 3072 });
    expect([read.subject, read.validFromDate, read.validToDate]).toEqual([
      'CN=werkgever',
      now,
      new Date('2055-03-04T05:06:07Z'),
    ]);
  }
});

it('knows the other side by its metadata', () => {
  expect(readPeer(metadata)).toMatchObject({
    entityId: 'https://werkgever.example/saml',
    wantsSignedRequests: false,
    hasStrongKeys: true,
    logout: { request: 'https://werkgever.example/saml/sign-out?tenant=1' },
  });
  const elsewhere = metadata.replace(
    '<SingleLogoutService ',
    '<SingleLogoutService ResponseLocation="https://b.example" ',
  );
  expect(readPeer(elsewhere)?.logout?.response).toBe('https://b.example');
  expect(
    readPeer(metadata.replace(/Location="[^"]*sign-out[^"]*"/, 'Location="javascript:alert(1)"'))?.logout,
  ).toBeUndefined();
  expect(readPeer('<EntityDescriptor')).toBeUndefined();
});

it.each([
  ['a key of 1024 bits in a certificate', weakCertificate],
  ['one with spaces and line breaks', weakCertificate.replace(/.{64}/g, '$&\n  ')],
])('does not trust %s', (_, certificate) => {
  const weak = metadata.replace(/(X509Certificate>)[^<]+/, `$1${certificate}`);
  expect(readPeer(weak)?.hasStrongKeys).toBe(false);
});

it('finds a weak key wherever and however it is written', () => {
  const second = `<x-1:X509Certificate xmlns:x-1="http://www.w3.org/2000/09/xmldsig#" a="b">${weakCertificate}</x-1:X509Certificate>`;
  expect(readPeer(metadata.replace('</EntityDescriptor>', `${second}</EntityDescriptor>`))?.hasStrongKeys).toBe(false);
  expect(readPeer(metadata.replace(/(X509Certificate>)[^<]+/, '$1bm9uc2Vuc2U='))).toBeUndefined();
});

it('takes no key for signatures that is there for encryption', () => {
  expect(readPeer(metadata.replace('use="signing"', 'use="encryption"'))?.signing).toEqual([]);
  expect(readPeer(metadata.replace(' use="signing"', ''))?.signing).toHaveLength(1);
});
