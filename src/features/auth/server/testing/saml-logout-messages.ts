import { createVerify, sign, X509Certificate } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { entityId } from './saml-identity-provider.ts';
import { privateKey } from './saml-test-keys.ts';

export const logoutHere = 'http://localhost/api/auth/sso/sign-out/saml';

interface Message {
  id: string;
  issuer: string;
  destination: string;
  issuedAt: Date;
  key: string;
  algorithm: string;
  hash: string;
}

const usual = (): Message => ({
  id: `_${crypto.randomUUID()}`,
  issuer: entityId,
  destination: logoutHere,
  issuedAt: new Date(),
  key: privateKey,
  algorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  hash: 'sha256',
});

/** Written as some products do, with small letters: what is signed is what stands in the address. */
const encoded = (text: string) => encodeURIComponent(text).replace(/%../g, (one) => one.toLowerCase());

function addressOf(parameter: string, xml: string, { key, algorithm, hash }: Message): string {
  const message = encoded(deflateRawSync(xml).toString('base64'));
  const query = `${parameter}=${message}&RelayState=${encoded('a b/c')}&SigAlg=${encoded(algorithm)}`;
  return `/api/auth/sso/sign-out/saml?${query}&Signature=${encoded(sign(hash, Buffer.from(query), key).toString('base64'))}`;
}

interface AskedLogout extends Message {
  nameId: string;
  sessionIndex: string | undefined;
  until: Date | undefined;
  change: (xml: string) => string;
}

/** The address by which an employer has a browser ask us to sign someone out. */
export function logoutRequestOf(changes: Partial<AskedLogout> = {}): string {
  const asked: AskedLogout = {
    ...usual(),
    nameId: 'cato@werk.example',
    sessionIndex: undefined,
    until: undefined,
    change: (xml) => xml,
    ...changes,
  };
  const until = asked.until === undefined ? '' : ` NotOnOrAfter="${asked.until.toISOString()}"`;
  const index =
    asked.sessionIndex === undefined ? '' : `<samlp:SessionIndex>${asked.sessionIndex}</samlp:SessionIndex>`;
  const xml = `<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns="urn:oasis:names:tc:SAML:2.0:assertion" ID="${asked.id}" Version="2.0" IssueInstant="${asked.issuedAt.toISOString()}" Destination="${asked.destination}"${until}><Issuer>${asked.issuer}</Issuer><NameID>${asked.nameId}</NameID>${index}</samlp:LogoutRequest>`;
  return addressOf('SAMLRequest', asked.change(xml), asked);
}

/** The address by which an employer sends a browser back that signed out there. */
export function logoutResponseOf(inResponseTo: string, changes: Partial<Message & { status: string }> = {}): string {
  const answer = { ...usual(), status: 'Success', ...changes };
  const xml = `<samlp:LogoutResponse xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="${answer.id}" Version="2.0" IssueInstant="${answer.issuedAt.toISOString()}" Destination="${answer.destination}" InResponseTo="${inResponseTo}"><Issuer xmlns="urn:oasis:names:tc:SAML:2.0:assertion">${answer.issuer}</Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:${answer.status}"/></samlp:Status></samlp:LogoutResponse>`;
  return addressOf('SAMLResponse', xml, answer);
}

/** What we sent, when it is signed with the key that our metadata publishes. */
export function readOwnMessage(address: string, parameter: string, spMetadata: string): string {
  const query = address.slice(address.indexOf(`${parameter}=`));
  const [signed = '', signature = ''] = query.split('&Signature=');
  const certificate = /use="signing">.*?<ds:X509Certificate>([^<]+)/s.exec(spMetadata)?.[1] ?? '';
  const { publicKey } = new X509Certificate(Buffer.from(certificate, 'base64'));
  const isOurs = createVerify('sha256').update(signed).verify(publicKey, decodeURIComponent(signature), 'base64');
  if (!isOurs) throw new Error('not signed by us');
  return inflateRawSync(Buffer.from(new URLSearchParams(query).get(parameter) ?? '', 'base64')).toString();
}
