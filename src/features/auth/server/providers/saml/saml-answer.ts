import { only, readXml, type XmlDocument, type XmlElement } from './saml-xml.ts';

export const strongSignatures: Readonly<Record<string, string>> = {
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256': 'sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha384': 'sha384',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512': 'sha512',
};
const strongDigests = [
  'http://www.w3.org/2001/04/xmlenc#sha256',
  'http://www.w3.org/2001/04/xmldsig-more#sha384',
  'http://www.w3.org/2001/04/xmlenc#sha512',
];
const transforms = ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', 'http://www.w3.org/2001/10/xml-exc-c14n#'];

/** How far the clocks of two organisations may be apart, wherever SAML names a moment. */
export const clockSkew = 2 * 60_000;

/** Who an assertion is about, as its provider wants to hear it back when they sign out. */
export interface NameId {
  value: string;
  format?: string;
  nameQualifier?: string;
  spNameQualifier?: string;
}

export interface SignedAnswer {
  /** Of ours, which it says that it answers. */
  question: string;
  nameId: NameId;
  /** The provider's own session, if it tells. */
  sessionIndex: string | undefined;
}

/**
 * What an answer says by its assertion itself: what stands around it is not signed. Nothing when it is not plainly one
 * signed assertion. That its signature is right better-auth checks after this, over the only assertion there is; so
 * what is read here is what was signed.
 */
export function readSignedAnswer(xml: string, now: Date): SignedAnswer | undefined {
  const document = readXml(xml);
  if (document === undefined || !document.isPlain) return undefined;
  const response = only(document.at('/Response'));
  const assertion = only(document.at('/Response/Assertion'));
  const isOneAssertion = document.named('Assertion').length === 1 && document.named('EncryptedAssertion').length === 0;
  if (response === undefined || assertion === undefined || !isOneAssertion) return undefined;
  const ids = document.elements.flatMap(({ attributes: { ID } }) => ID ?? []);
  if (new Set(ids).size !== ids.length || !isStronglySigned(document, assertion)) return undefined;

  const nameId = only(document.at('/Response/Assertion/Subject/NameID'));
  const confirmations = document.at('/Response/Assertion/Subject/SubjectConfirmation/SubjectConfirmationData');
  const question = response.attributes.InResponseTo;
  const isForIt = confirmations.every(
    ({ attributes: { InResponseTo, NotOnOrAfter = '' } }) =>
      InResponseTo === question && Date.parse(NotOnOrAfter) + clockSkew > now.getTime(),
  );
  if (nameId === undefined || question === undefined || confirmations.length === 0 || !isForIt) return undefined;
  const [statement] = document.at('/Response/Assertion/AuthnStatement');
  return { question, nameId: nameIdOf(nameId), sessionIndex: statement?.attributes.SessionIndex };
}

function nameIdOf({ text, attributes: { Format, NameQualifier, SPNameQualifier } }: XmlElement): NameId {
  return {
    value: text.trim(),
    ...(Format === undefined ? {} : { format: Format }),
    ...(NameQualifier === undefined ? {} : { nameQualifier: NameQualifier }),
    ...(SPNameQualifier === undefined ? {} : { spNameQualifier: SPNameQualifier }),
  };
}

function isStronglySigned({ at, named }: XmlDocument, assertion: XmlElement): boolean {
  const every = (name: string, allowed: readonly string[]) =>
    named(name).every(({ attributes: { Algorithm = '' } }) => allowed.includes(Algorithm));
  const inside = '/Response/Assertion/Signature/SignedInfo';
  return (
    at(inside).length === 1 &&
    only(at(`${inside}/Reference`))?.attributes.URI === `#${assertion.attributes.ID}` &&
    every('SignatureMethod', Object.keys(strongSignatures)) &&
    every('DigestMethod', strongDigests) &&
    every('Transform', transforms)
  );
}
