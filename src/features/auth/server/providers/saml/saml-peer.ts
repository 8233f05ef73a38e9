import { type KeyObject, X509Certificate } from 'node:crypto';
import { readXml, type XmlElement } from './saml-xml.ts';

const leastRsaBits = 2048;
const redirectBinding = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
const descriptor = '/EntityDescriptor/IDPSSODescriptor';

/** The other organisation, by the metadata that it publishes. */
export interface SamlPeer {
  entityId: string;
  wantsSignedRequests: boolean;
  /**
   * Of its signatures. They are taken for their keys alone: an admin gave them to us, so whether their dates are over
   * is told by the test of the connection and stops nobody (SAML V2.0 Metadata Interoperability Profile, 2.6.1).
   */
  signing: X509Certificate[];
  /** One key that can be broken would make all of its word worth nothing. */
  hasStrongKeys: boolean;
  /** Where the browser goes to sign out there, and with our answer when it began there. */
  logout: { request: string; response: string } | undefined;
}

/** Nothing when its metadata cannot be read. */
export function readPeer(metadata: string): SamlPeer | undefined {
  const document = readXml(metadata);
  const [entity] = document?.at('/EntityDescriptor') ?? [];
  if (document === undefined || entity === undefined) return undefined;
  const { at, named } = document;
  const encryption = at(`${descriptor}/KeyDescriptor`).filter(({ attributes: { use } }) => use === 'encryption');
  const isWithin = (inner: XmlElement) => (outer: XmlElement) => outer.start < inner.start && inner.end <= outer.end;
  try {
    const certificates = named('X509Certificate').map((element) => ({
      element,
      certificate: new X509Certificate(Buffer.from(element.text, 'base64')),
    }));
    const inDescriptor = `${descriptor}/KeyDescriptor/`;
    return {
      entityId: entity.attributes.entityID ?? '',
      wantsSignedRequests: at(descriptor).some((one) => one.attributes.WantAuthnRequestsSigned === 'true'),
      signing: certificates
        .filter(({ element }) => element.path.startsWith(inDescriptor) && !encryption.some(isWithin(element)))
        .map(({ certificate }) => certificate),
      hasStrongKeys: certificates.every(({ certificate }) => isStrongKey(certificate.publicKey)),
      logout: logoutOf(at(`${descriptor}/SingleLogoutService`)),
    };
  } catch {
    return undefined;
  }
}

function logoutOf(services: readonly XmlElement[]): SamlPeer['logout'] {
  const service = services.find(({ attributes: { Binding } }) => Binding === redirectBinding);
  const { Location: request, ResponseLocation: response = request } = service?.attributes ?? {};
  if (request === undefined || response === undefined) return undefined;
  return [request, response].every((one) => /^https?:\/\//.test(one) && URL.canParse(one))
    ? { request, response }
    : undefined;
}

export const isStrongKey = ({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): boolean =>
  asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= leastRsaBits;
