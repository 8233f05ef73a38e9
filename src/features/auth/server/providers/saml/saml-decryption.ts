import { constants, createDecipheriv, privateDecrypt } from 'node:crypto';
import { only, readXml, type XmlDocument } from './saml-xml.ts';

const gcm: Readonly<Record<string, number>> = {
  'http://www.w3.org/2009/xmlenc11#aes128-gcm': 128,
  'http://www.w3.org/2009/xmlenc11#aes192-gcm': 192,
  'http://www.w3.org/2009/xmlenc11#aes256-gcm': 256,
};
const cbc: Readonly<Record<string, number>> = {
  'http://www.w3.org/2001/04/xmlenc#aes128-cbc': 128,
  'http://www.w3.org/2001/04/xmlenc#aes256-cbc': 256,
};
const digests: Readonly<Record<string, string>> = {
  'http://www.w3.org/2000/09/xmldsig#sha1': 'sha1',
  'http://www.w3.org/2001/04/xmlenc#sha256': 'sha256',
  'http://www.w3.org/2001/04/xmldsig-more#sha384': 'sha384',
  'http://www.w3.org/2001/04/xmlenc#sha512': 'sha512',
};
const masks: Readonly<Record<string, string>> = {
  'http://www.w3.org/2009/xmlenc11#mgf1sha1': 'sha1',
  'http://www.w3.org/2009/xmlenc11#mgf1sha256': 'sha256',
  'http://www.w3.org/2009/xmlenc11#mgf1sha384': 'sha384',
  'http://www.w3.org/2009/xmlenc11#mgf1sha512': 'sha512',
};
const oaep = ['http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p', 'http://www.w3.org/2009/xmlenc11#rsa-oaep'];

const encrypted = '/Response/EncryptedAssertion';
const data = `${encrypted}/EncryptedData`;

export interface Decryption {
  privateKey: string;
  /** Only where an admin said so: who changes such a text cannot be told from who wrote it. */
  acceptsCbc: boolean;
}

export const hasEncryptedAssertion = (document: XmlDocument): boolean =>
  document.named('EncryptedAssertion').length > 0;

/**
 * The same answer with its assertion in the clear, to be checked as if it had come so: anyone can encrypt for us, so
 * being encrypted proves nothing. Around it a signature over the encrypted form falls away; what counts is that of the
 * assertion. Nothing, without saying why, when it cannot be done: reasons would help who guesses.
 */
export function decryptAnswer(xml: string, { privateKey, acceptsCbc }: Decryption): string | undefined {
  const document = readXml(xml);
  if (document === undefined || !document.isPlain || document.named('Assertion').length > 0) return undefined;
  const wrapper = only(document.named('EncryptedAssertion'));
  if (wrapper === undefined) return undefined;
  try {
    const key = contentKey(document, privateKey);
    const assertion = decryptContent(document, key, acceptsCbc);
    const outer = document.at('/Response/Signature');
    return [...outer.map((one) => ({ ...one, text: '' })), { ...wrapper, text: assertion }]
      .toSorted((a, b) => b.start - a.start)
      .reduce((text, part) => text.slice(0, part.start) + part.text + text.slice(part.end), xml);
  } catch {
    return undefined;
  }
}

/** The key of this one answer, encrypted for us with RSA-OAEP; it stands in or beside what it opens. */
function contentKey({ at, named }: XmlDocument, privateKey: string): Buffer {
  const path = only(named('EncryptedKey'))?.path;
  if (path !== `${data}/KeyInfo/EncryptedKey` && path !== `${encrypted}/EncryptedKey`) throw new Error('no key');
  const method = only(at(`${path}/EncryptionMethod`))?.attributes.Algorithm ?? '';
  if (!oaep.includes(method) || named('OAEPparams').length > 0) throw new Error('not OAEP');
  const digest = digestOf(at(`${path}/EncryptionMethod/DigestMethod`)[0]?.attributes.Algorithm, digests);
  const mask = digestOf(at(`${path}/EncryptionMethod/MGF`)[0]?.attributes.Algorithm, masks);
  // Node has one hash for both.
  if (digest === undefined || digest !== mask) throw new Error('unknown hash');
  return privateDecrypt(
    { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: digest },
    cipherValue(at(`${path}/CipherData/CipherValue`)),
  );
}

const digestOf = (algorithm: string | undefined, known: Readonly<Record<string, string>>): string | undefined =>
  algorithm === undefined ? 'sha1' : known[algorithm];

function decryptContent({ at }: XmlDocument, key: Buffer, acceptsCbc: boolean): string {
  const method = only(at(`${data}/EncryptionMethod`))?.attributes.Algorithm ?? '';
  const bytes = cipherValue(at(`${data}/CipherData/CipherValue`));
  const bits = gcm[method] ?? (acceptsCbc ? cbc[method] : undefined);
  if (bits === undefined) throw new Error('unknown cipher');
  return new TextDecoder('utf-8', { fatal: true }).decode(
    method in gcm ? openGcm(bits, key, bytes) : openCbc(bits, key, bytes),
  );
}

function openGcm(bits: number, key: Buffer, bytes: Buffer): Buffer {
  const decipher = createDecipheriv(`aes-${bits as 256}-gcm`, key, bytes.subarray(0, 12), { authTagLength: 16 });
  decipher.setAuthTag(bytes.subarray(-16));
  return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]);
}

/** The last byte tells how many were added; what the others are is free in XML Encryption. */
function openCbc(bits: number, key: Buffer, bytes: Buffer): Buffer {
  const decipher = createDecipheriv(`aes-${bits}-cbc`, key, bytes.subarray(0, 16)).setAutoPadding(false);
  const padded = Buffer.concat([decipher.update(bytes.subarray(16)), decipher.final()]);
  const added = padded.at(-1) ?? 0;
  if (added < 1 || added > 16) throw new Error('no padding');
  return padded.subarray(0, -added);
}

function cipherValue(found: readonly { text: string }[]): Buffer {
  const value = only(found);
  if (value === undefined) throw new Error('no value');
  return Buffer.from(value.text, 'base64');
}
