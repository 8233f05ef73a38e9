import { createPublicKey, generateKeyPair, type KeyObject, randomBytes, sign } from 'node:crypto';
import { promisify } from 'node:util';

interface KeyWithCertificate {
  privateKey: string;
  /** Base64 without line breaks, as SAML writes it. */
  certificate: string;
}

/** Ours towards one provider: one to sign with, another that they encrypt for. */
export interface SamlKeys {
  signing: KeyWithCertificate;
  encryption: KeyWithCertificate;
}

const rsaBits = 3072;
const yearsValid = 20;
const generate = promisify(generateKeyPair);

export async function makeSamlKeys(name: string, now: Date): Promise<SamlKeys> {
  const make = async (): Promise<KeyWithCertificate> => {
    const { privateKey } = await generate('rsa', { modulusLength: rsaBits });
    return {
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      certificate: selfSigned(privateKey, name, now).toString('base64'),
    };
  };
  const [signing, encryption] = await Promise.all([make(), make()]);
  return { signing, encryption };
}

/** SAML carries keys in certificates, and nobody but its owner signs this one. Node reads them and does not write them. */
function selfSigned(privateKey: KeyObject, name: string, now: Date): Buffer {
  const sha256WithRsa = Buffer.from('300d06092a864886f70d01010b0500', 'hex');
  const commonName = Buffer.from('0603550403', 'hex');
  const names = der(0x30, der(0x31, der(0x30, commonName, der(0x0c, Buffer.from(name)))));
  const until = new Date(now);
  until.setUTCFullYear(now.getUTCFullYear() + yearsValid);
  const content = der(
    0x30,
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    sha256WithRsa,
    names,
    der(0x30, time(now), time(until)),
    names,
    createPublicKey(privateKey).export({ type: 'spki', format: 'der' }),
  );
  const signature = sign('sha256', content, privateKey);
  return der(0x30, content, sha256WithRsa, der(0x03, Buffer.from([0]), signature));
}

/** A value as certificates hold them: its kind, its length, and then itself. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const length = body.length < 0x80 ? [body.length] : [0x82, body.length >> 8, body.length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}

/** Until 2050 with two digits for the year, after that with four. */
function time(moment: Date): Buffer {
  const digits = `${moment.toISOString().slice(0, 19).replace(/\D/g, '')}Z`;
  const isShort = moment.getUTCFullYear() < 2050;
  return der(isShort ? 0x17 : 0x18, Buffer.from(isShort ? digits.slice(2) : digits));
}
