import { constants } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { encryptAssertion } from '../../testing/encrypt-assertion.ts';
import { certificate, privateKey, weakPrivateKey } from '../../testing/saml-test-keys.ts';
import { decryptAnswer } from './saml-decryption.ts';
import { ownMetadata } from './saml-metadata.ts';

const xml =
  '<samlp:Response xmlns:samlp="p" xmlns:saml="a"><saml:Issuer>Wérk 🙂</saml:Issuer><ds:Signature xmlns:ds="d"><x/></ds:Signature><saml:Assertion ID="_a">Cató &amp; 🙂</saml:Assertion></samlp:Response>';
const clear = xml.replace(/<ds:Signature.*<\/ds:Signature>/, '');

const own = { privateKey, certificate };
const keys = { signing: own, encryption: own };
const metadata = ownMetadata({ entityId: 'e', acs: 'a', logout: undefined, signsRequests: false, keys });

const sha256 = '<ds:DigestMethod xmlns:ds="d" Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"/>';
const mask256 = '<m:MGF xmlns:m="m" Algorithm="http://www.w3.org/2009/xmlenc11#mgf1sha256"/>';
const cbc = { cipher: '256-cbc', method: 'http://www.w3.org/2001/04/xmlenc#aes256-cbc' };
const oaep11 = 'http://www.w3.org/2009/xmlenc11#rsa-oaep';

describe('an encrypted assertion', () => {
  it.each([
    ['AES-256-GCM', {}, false],
    ['AES-128-GCM', { cipher: '128-gcm', method: 'http://www.w3.org/2009/xmlenc11#aes128-gcm' }, false],
    ['its key beside it', { isBeside: true }, false],
    ['RSA-OAEP with SHA-256', { keyMethod: oaep11, keyDetails: sha256 + mask256, oaepHash: 'sha256' }, false],
    ['AES-256-CBC where an admin allows it', cbc, true],
  ])('is opened: %s', (_, changes, acceptsCbc) => {
    expect(decryptAnswer(encryptAssertion(xml, metadata, changes), { privateKey, acceptsCbc })).toBe(clear);
  });

  const flip = (index: number) => (bytes: Buffer) => {
    const changed = Buffer.from(bytes);
    changed.writeUInt8((changed.at(index) ?? 0) ^ 1, index < 0 ? changed.length + index : index);
    return changed;
  };
  it.each([
    ['AES-CBC by itself', cbc, false],
    ['a changed byte', { damage: flip(20) }, false],
    ['a changed tag', { damage: flip(-1) }, false],
    ['a tag that was cut short', { damage: (bytes: Buffer) => bytes.subarray(0, -12) }, false],
    ['almost nothing', { damage: () => Buffer.alloc(3) }, false],
    ['GCM that says it is CBC', { method: cbc.method }, true],
    ['CBC with a wrong end', { ...cbc, damage: (bytes: Buffer) => bytes.subarray(0, -16) }, true],
    ['half a block of CBC', { ...cbc, damage: (bytes: Buffer) => bytes.subarray(0, -5) }, true],
    ['3DES', { method: 'http://www.w3.org/2001/04/xmlenc#tripledes-cbc' }, true],
    ['a key of another length', { cipher: '128-gcm' }, false],
    [
      'RSA with the old padding',
      { keyMethod: 'http://www.w3.org/2001/04/xmlenc#rsa-1_5', padding: constants.RSA_PKCS1_PADDING },
      false,
    ],
    ['the new padding under the old name', { keyMethod: 'http://www.w3.org/2001/04/xmlenc#rsa-1_5' }, false],
    ['the old padding under the new name', { padding: constants.RSA_PKCS1_PADDING }, false],
    ['two different hashes', { keyMethod: oaep11, keyDetails: sha256, oaepHash: 'sha256' }, false],
    ['an unknown hash', { keyDetails: '<d:DigestMethod xmlns:d="d" Algorithm="md5"/>' }, false],
    ['a label', { keyDetails: '<x:OAEPparams xmlns:x="x">eA==</x:OAEPparams>' }, false],
  ])('stays closed: %s', (_, changes, acceptsCbc) => {
    expect(decryptAnswer(encryptAssertion(xml, metadata, changes), { privateKey, acceptsCbc })).toBeUndefined();
  });

  it('stays closed with another key, twice in one answer, beside one in the clear, or elsewhere', () => {
    const encrypted = encryptAssertion(xml, metadata);
    const [one = ''] = /<saml:EncryptedAssertion[\s\S]*<\/saml:EncryptedAssertion>/.exec(encrypted) ?? [];
    const open = (text: string, key = privateKey) => decryptAnswer(text, { privateKey: key, acceptsCbc: true });
    expect(open(encrypted)).toBe(clear);
    expect(open(encrypted, weakPrivateKey)).toBeUndefined();
    expect(open(encrypted.replace(one, one + one))).toBeUndefined();
    expect(open(encrypted.replace(one, `${one}<saml:Assertion/>`))).toBeUndefined();
    expect(open(encrypted.replace(one, `<x>${one}</x>`))).toBeUndefined();
    expect(open(encrypted.replace('<saml:Issuer>', '<!-- --><saml:Issuer>'))).toBeUndefined();
  });
});
