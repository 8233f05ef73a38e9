import saml from 'samlify';
import { certificate, privateKey } from './saml-test-keys.ts';

export const entityId = 'https://werkgever.example/saml';
export const logoutAddress = 'https://werkgever.example/saml/sign-out?tenant=1';
const address = 'https://werkgever.example/saml/sign-in';
const redirect = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';

const attribute = (name: string) => ({
  name,
  valueTag: `user.${name}`,
  nameFormat: 'urn:oasis:names:tc:SAML:2.0:attrname-format:basic',
  valueXsiType: 'xs:string',
});

const statement =
  '<saml:AuthnStatement AuthnInstant="{IssueInstant}" SessionIndex="{SessionIndex}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>';

export interface Employer {
  privateKey: string;
  certificate: string;
  signatureAlgorithm: string;
  /** As samlify encrypts: its own code, and not ours. */
  dataEncryptionAlgorithm: string | undefined;
  wantsSignedRequests: boolean;
}

/** An employer that speaks SAML. */
export function samlIdentityProvider(changes: Partial<Employer> = {}) {
  const { dataEncryptionAlgorithm } = changes;
  return saml.IdentityProvider({
    entityID: entityId,
    signingCert: changes.certificate ?? certificate,
    privateKey: changes.privateKey ?? privateKey,
    requestSignatureAlgorithm: changes.signatureAlgorithm ?? 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    isAssertionEncrypted: dataEncryptionAlgorithm !== undefined,
    ...(dataEncryptionAlgorithm === undefined ? {} : { dataEncryptionAlgorithm }),
    wantAuthnRequestsSigned: changes.wantsSignedRequests ?? false,
    nameIDFormat: ['urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'],
    singleSignOnService: [{ Binding: redirect, Location: address }],
    singleLogoutService: [{ Binding: redirect, Location: logoutAddress }],
    loginResponseTemplate: {
      context: saml.SamlLib.defaultLoginResponseTemplate.context.replace('{AuthnStatement}', statement),
      attributes: ['email', 'givenName', 'surname', 'groups'].map(attribute),
    },
  });
}

export interface Assertion {
  requestId: string;
  acs: string;
  audience: string;
  recipient: string;
  nameId: string;
  assertionId: string;
  sessionIndex: string;
  attributes: Record<string, string>;
  /** From now; below zero for the past. */
  begins: number;
  ends: number;
  /** Of who brings it; as long as the assertion when left out. */
  confirmationEnds?: number;
  employer: Partial<Employer>;
}

let count = 0;

/** The form value that the employer's page would have the browser post. */
export async function samlResponse(spMetadata: string, assertion: Assertion): Promise<string> {
  const idp = samlIdentityProvider(assertion.employer);
  const sp = saml.ServiceProvider({ metadata: spMetadata });
  count += 1;
  const now = Date.now();
  const moment = (offset: number) => new Date(now + offset).toISOString();
  const values: Record<string, string> = {
    ID: `_response-${now}-${count}`,
    AssertionID: assertion.assertionId || `_assertion-${now}-${count}`,
    Destination: assertion.acs,
    Audience: assertion.audience,
    EntityID: assertion.audience,
    SubjectRecipient: assertion.recipient,
    AssertionConsumerServiceURL: assertion.acs,
    Issuer: entityId,
    IssueInstant: moment(0),
    StatusCode: 'urn:oasis:names:tc:SAML:2.0:status:Success',
    ConditionsNotBefore: moment(assertion.begins),
    ConditionsNotOnOrAfter: moment(assertion.ends),
    SubjectConfirmationDataNotOnOrAfter: moment(assertion.confirmationEnds ?? assertion.ends),
    NameIDFormat: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
    NameID: assertion.nameId,
    InResponseTo: assertion.requestId,
    SessionIndex: assertion.sessionIndex,
    ...Object.fromEntries(
      Object.entries(assertion.attributes).map(([name, value]) => [
        `attrUser${name[0]?.toUpperCase()}${name.slice(1)}`,
        value,
      ]),
    ),
  };
  const { context } = await idp.createLoginResponse(
    sp,
    { extract: { request: { id: assertion.requestId } } } as never,
    'post',
    {},
    (template: string) => ({
      id: values.ID ?? '',
      context: saml.SamlLib.replaceTagsByValue(template, values),
    }),
  );
  return context;
}
