import type { SamlKeys } from './saml-keys.ts';
import { escapeXml } from './saml-xml.ts';

interface OwnMetadata {
  entityId: string;
  acs: string;
  /** Undefined for who does not sign out together. */
  logout: string | undefined;
  signsRequests: boolean;
  keys: SamlKeys | undefined;
}

export const emailFormat = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';

const ciphers = [
  'http://www.w3.org/2009/xmlenc11#aes256-gcm',
  'http://www.w3.org/2009/xmlenc11#aes128-gcm',
  'http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p',
];

const keyDescriptor = (use: 'signing' | 'encryption', certificate: string, methods: readonly string[]): string =>
  `<md:KeyDescriptor use="${use}"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data><ds:X509Certificate>${certificate}</ds:X509Certificate></ds:X509Data></ds:KeyInfo>${methods
    .map((one) => `<md:EncryptionMethod Algorithm="${one}"/>`)
    .join('')}</md:KeyDescriptor>`;

/** What the other side needs to know of us. */
export function ownMetadata({ entityId, acs, logout, signsRequests, keys }: OwnMetadata): string {
  return [
    `<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${escapeXml(entityId)}">`,
    `<md:SPSSODescriptor AuthnRequestsSigned="${signsRequests}" WantAssertionsSigned="true" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">`,
    ...(keys === undefined
      ? []
      : [
          keyDescriptor('signing', keys.signing.certificate, []),
          keyDescriptor('encryption', keys.encryption.certificate, ciphers),
        ]),
    ...(logout === undefined
      ? []
      : [
          `<md:SingleLogoutService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${escapeXml(logout)}"/>`,
        ]),
    `<md:NameIDFormat>${emailFormat}</md:NameIDFormat>`,
    `<md:AssertionConsumerService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${escapeXml(acs)}" index="0" isDefault="true"/>`,
    '</md:SPSSODescriptor></md:EntityDescriptor>',
  ].join('');
}
