import { randomBytes } from 'node:crypto';
import { clockSkew, type NameId } from './saml-answer.ts';
import { escapeXml, only, readXml, type XmlElement } from './saml-xml.ts';

const namespaces =
  'xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"';
const success = 'urn:oasis:names:tc:SAML:2.0:status:Success';
const minutesValid = 5;

export const newMessageId = (): string => `_${randomBytes(16).toString('hex')}`;

interface Sent {
  id: string;
  issuer: string;
  destination: string;
  now: Date;
}

const head = ({ id, destination, now }: Sent): string =>
  `ID="${id}" Version="2.0" IssueInstant="${now.toISOString()}" Destination="${escapeXml(destination)}"`;

const attribute = (name: string, value: string | undefined): string =>
  value === undefined ? '' : ` ${name}="${escapeXml(value)}"`;

export function logoutRequest(sent: Sent, { nameId, sessionIndex }: { nameId: NameId; sessionIndex: string | null }) {
  const until = new Date(sent.now.getTime() + minutesValid * 60_000).toISOString();
  const { value, format, nameQualifier, spNameQualifier } = nameId;
  const qualifiers =
    attribute('NameQualifier', nameQualifier) +
    attribute('SPNameQualifier', spNameQualifier) +
    attribute('Format', format);
  const index = sessionIndex === null ? '' : `<samlp:SessionIndex>${escapeXml(sessionIndex)}</samlp:SessionIndex>`;
  return `<samlp:LogoutRequest ${namespaces} ${head(sent)} NotOnOrAfter="${until}"><saml:Issuer>${escapeXml(sent.issuer)}</saml:Issuer><saml:NameID${qualifiers}>${escapeXml(value)}</saml:NameID>${index}</samlp:LogoutRequest>`;
}

export const logoutResponse = (sent: Sent, inResponseTo: string): string =>
  `<samlp:LogoutResponse ${namespaces} ${head(sent)} InResponseTo="${escapeXml(inResponseTo)}"><saml:Issuer>${escapeXml(sent.issuer)}</saml:Issuer><samlp:Status><samlp:StatusCode Value="${success}"/></samlp:Status></samlp:LogoutResponse>`;

interface Expected {
  issuer: string;
  destination: string;
  now: Date;
}

/** For us, from them, and made just now. */
function readHead(xml: string, kind: string, { issuer, destination, now }: Expected) {
  const document = readXml(xml);
  const root = only(document?.at(`/${kind}`) ?? []);
  if (document === undefined || root === undefined || !document.isPlain) return undefined;
  const { ID: id, Destination, IssueInstant = '', NotOnOrAfter } = root.attributes;
  const isFromThem = only(document.at(`/${kind}/Issuer`))?.text.trim() === issuer;
  const isNow = Math.abs(Date.parse(IssueInstant) - now.getTime()) <= clockSkew;
  const isInTime = NotOnOrAfter === undefined || Date.parse(NotOnOrAfter) + clockSkew > now.getTime();
  if (id === undefined || Destination !== destination || !isFromThem || !isNow || !isInTime) return undefined;
  return { document, root, id };
}

export interface AskedLogout {
  id: string;
  nameId: string;
  /** Empty when all sessions of this person are meant. */
  sessionIndexes: string[];
}

/** The signature was checked before. Nothing when this is no request for us, now. */
export function readLogoutRequest(xml: string, expected: Expected): AskedLogout | undefined {
  const read = readHead(xml, 'LogoutRequest', expected);
  const nameId = textOf(only(read?.document.at('/LogoutRequest/NameID') ?? []));
  if (read === undefined || nameId === undefined) return undefined;
  const indexes = read.document.at('/LogoutRequest/SessionIndex').map(({ text }) => text.trim());
  return { id: read.id, nameId, sessionIndexes: indexes };
}

/** The signature was checked before. Which of our requests it answers, and whether all went well there. */
export function readLogoutResponse(xml: string, expected: Expected): { request: string; isDone: boolean } | undefined {
  const read = readHead(xml, 'LogoutResponse', expected);
  const request = read?.root.attributes.InResponseTo;
  if (read === undefined || request === undefined) return undefined;
  const [status] = read.document.at('/LogoutResponse/Status/StatusCode');
  return { request, isDone: status?.attributes.Value === success };
}

function textOf(element: XmlElement | undefined): string | undefined {
  const text = element?.text.trim();
  return text === '' ? undefined : text;
}
