import { constants, createCipheriv, publicEncrypt, randomBytes, X509Certificate } from 'node:crypto';

interface Encrypting {
  /** As it stands after `aes`: `256-gcm`. */
  cipher: string;
  method: string;
  keyMethod: string;
  /** What stands in the method of the key: a digest, a mask. */
  keyDetails: string;
  oaepHash: string;
  padding: number;
  /** Beside what it opens, as some products put it, and not in it. */
  isBeside: boolean;
  damage: (bytes: Buffer) => Buffer;
}

const usual: Encrypting = {
  cipher: '256-gcm',
  method: 'http://www.w3.org/2009/xmlenc11#aes256-gcm',
  keyMethod: 'http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p',
  keyDetails: '',
  oaepHash: 'sha1',
  padding: constants.RSA_PKCS1_OAEP_PADDING,
  isBeside: false,
  damage: (bytes) => bytes,
};

const encryptionCertificate = /use="encryption">.*?<ds:X509Certificate>([^<]+)/s;

/** Encrypts the assertion of an answer for whoever published this metadata, as an identity provider does. */
export function encryptAssertion(xml: string, spMetadata: string, changes: Partial<Encrypting> = {}): string {
  const { cipher, method, keyMethod, keyDetails, oaepHash, padding, isBeside, damage } = { ...usual, ...changes };
  const certificate = new X509Certificate(Buffer.from(encryptionCertificate.exec(spMetadata)?.[1] ?? '', 'base64'));
  const key = randomBytes(Number.parseInt(cipher, 10) / 8);
  const sealed = publicEncrypt(
    { key: certificate.publicKey, padding, ...(padding === usual.padding ? { oaepHash } : {}) },
    key,
  ).toString('base64');
  const encryptedKey = `<xenc:EncryptedKey><xenc:EncryptionMethod Algorithm="${keyMethod}">${keyDetails}</xenc:EncryptionMethod><xenc:CipherData><xenc:CipherValue>${sealed}</xenc:CipherValue></xenc:CipherData></xenc:EncryptedKey>`;
  const keyInfo = isBeside ? '<ds:RetrievalMethod URI="#key"/>' : encryptedKey;
  return xml.replace(/<saml:Assertion[\s\S]*<\/saml:Assertion>/, (assertion) => {
    const value = damage(seal(cipher, key, assertion))
      .toString('base64')
      .replace(/.{76}/g, '$&\n');
    return `<saml:EncryptedAssertion><xenc:EncryptedData xmlns:xenc="http://www.w3.org/2001/04/xmlenc#" Type="http://www.w3.org/2001/04/xmlenc#Element"><xenc:EncryptionMethod Algorithm="${method}"/><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#">${keyInfo}</ds:KeyInfo><xenc:CipherData><xenc:CipherValue>${value}</xenc:CipherValue></xenc:CipherData></xenc:EncryptedData>${isBeside ? encryptedKey.replace('<xenc:EncryptedKey>', '<xenc:EncryptedKey xmlns:xenc="http://www.w3.org/2001/04/xmlenc#" Id="key">') : ''}</saml:EncryptedAssertion>`;
  });
}

function seal(cipher: string, key: Buffer, text: string): Buffer {
  if (cipher.endsWith('gcm')) {
    const nonce = randomBytes(12);
    const sealing = createCipheriv(`aes-${cipher}` as 'aes-256-gcm', key, nonce);
    return Buffer.concat([nonce, sealing.update(text), sealing.final(), sealing.getAuthTag()]);
  }
  const nonce = randomBytes(16);
  const sealing = createCipheriv(`aes-${cipher}`, key, nonce);
  return Buffer.concat([nonce, sealing.update(text), sealing.final()]);
}
