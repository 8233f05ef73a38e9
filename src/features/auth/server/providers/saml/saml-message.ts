import { sign, verify, type X509Certificate } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { strongSignatures } from './saml-answer.ts';

/** A message in an address (SAML bindings, 3.4): the signature is over the query as it was written. */

export type MessageParameter = 'SAMLRequest' | 'SAMLResponse';

const rsaSha256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
const longest = 100_000;

interface OwnMessage {
  to: string;
  parameter: MessageParameter;
  xml: string;
  relayState: string | undefined;
  privateKey: string;
}

export function addressWithMessage({ to, parameter, xml, relayState, privateKey }: OwnMessage): string {
  const message = deflateRawSync(xml).toString('base64');
  const query = [
    [parameter, message],
    ...(relayState === undefined ? [] : [['RelayState', relayState]]),
    ['SigAlg', rsaSha256],
  ]
    .map(([name = '', value = '']) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  const signature = sign('sha256', Buffer.from(query), privateKey).toString('base64');
  return `${to}${to.includes('?') ? '&' : '?'}${query}&Signature=${encodeURIComponent(signature)}`;
}

export interface SignedMessage {
  parameter: MessageParameter;
  xml: string;
  relayState: string | undefined;
}

/** Nothing when it is not signed by one of these keys, strongly. */
export function readMessage(rawQuery: string, signing: readonly X509Certificate[]): SignedMessage | undefined {
  const pairs = rawQuery.split('&').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return [name, value.join('=')] as const;
  });
  const raw = new Map(pairs);
  const parameter = (['SAMLRequest', 'SAMLResponse'] as const).find((name) => raw.has(name));
  // Written twice, one could be what is checked and the other what is read.
  if (parameter === undefined || raw.size !== pairs.length) return undefined;
  if (parameter === 'SAMLRequest' && raw.has('SAMLResponse')) return undefined;
  const signed = [parameter, 'RelayState', 'SigAlg'].filter((name) => raw.has(name));
  const octets = Buffer.from(signed.map((name) => `${name}=${raw.get(name)}`).join('&'));
  try {
    const value = (name: string) => decodeURIComponent((raw.get(name) ?? '').replaceAll('+', '%20'));
    const algorithm = strongSignatures[value('SigAlg')];
    const signature = Buffer.from(value('Signature'), 'base64');
    const isSigned =
      algorithm !== undefined && signing.some(({ publicKey }) => verify(algorithm, octets, publicKey, signature));
    if (!isSigned) return undefined;
    const xml = inflateRawSync(Buffer.from(value(parameter), 'base64'), { maxOutputLength: longest }).toString();
    return { parameter, xml, relayState: raw.has('RelayState') ? value('RelayState') : undefined };
  } catch {
    return undefined;
  }
}
