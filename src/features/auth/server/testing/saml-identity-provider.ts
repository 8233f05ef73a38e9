import saml from 'samlify';

/** Made for these tests and used nowhere else. */
const privateKey = `-----BEGIN PRIVATE KEY-----
MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQDSS3OdChW6r/ZV
1Q9pW93kfPN0wb2qaJ+nQlFDKCN6yh+zZEH4wt5oM0RPlNSrHa4P1itVAX4Q2BpN
YVLZOLyHiLeF3l8LwQHGvcGkzpeYtabrkkMz0QZxkKlSAGqqZKy6ncYXRtF4FdIq
0ENMcNPTeDJarZYd6xdodvRtTfVNbVcCETvMZexD5quFtAgB3AWHF/cGQa96YM/R
eOL+RzSDvf3Mq3zr+tZvD3QvTQfHEunPFaGSLsuxdyG+an4k5o7ZzJLQcS4Rn4M4
S9A0yNAPsiGCzfVQSEX4JPX6wX3P9upjsiVWGaJJ62cS7ESFsEzlGJunp27TxXBe
7bqxKpAPAgMBAAECggEAD8uYBvsbb7bIx2Cl9DFwxLk35hSpRNPv7fW2udcZdx8Y
a3aD2AX3A5eaMWoJ4UJs8QaSoaNnjydULmy5dtRioMF9m2H8/JqGIiHdmh3kWBWI
0JffUVSJad1GQoECggLm0GuKVfQ9RopJC2syKtsspe0YxyPTqzKdwvxwVods/eAu
E0mHjDBlVOPIYg1318ZDXPf2Xen/RD3g719J5KCJeUO/emBsxKY5Azk0rcvHwcjc
D8mtctLv48O126B6CJGsko7V1jPKgp8vnQuWWuosjiKvldBV/G/ETz2dLE2CDuDU
MKWDAUxX257Fcu1lu2Qk1ZE53yX4kx375MZN53F06QKBgQD9iLmPed6yRGoudky5
nWaLmGJqC6nAfD5k3kDk0Feyr6DeeaTV10WNHfV8xdc3S1EpIKAiFZCeGMLxUldw
gyFg16l/52YMfv3RRGOm9oOrs6lQ7AsIG68QuTy5Yz8wxpzhDyDbLxCpj2OC9wwV
ifvSKECTVRmxNChh2J3b11q4mQKBgQDUVxCkMrQUqzRXhTSAb4facZdynkOErgma
B060rFcLyPkRy9dYeEY4DbdXi41lej4bc1DLn6ZiS1BHcX3djMZk/iMoSGp/z/Zt
REWYYVIX1gCPc4gKQ0BDx/J8gvuwvPXr0XMeROuhzWb+XJRMYK5otOJBP+rsje2q
ZkQU80au5wKBgGpN5Lgi+lw20Wqv0ZXWSIPpngIm58M8lRDIG9+U9+CFQWdnC9VZ
0ODNmfv6HDYkD2C2PE5uSlfvu/VheCZF5T3szzZA+QnuSVBwY3RDUoww5aJ3hlyc
9veFI8/7rCgwbuDy7ezZPBxMcgYcveVeGMdSd1kPSpmBbBkysWXXU0OpAoGAQa2Y
cSFZwBbgfr2t6pgUzkVaUdKQEcb/I0xlVM8FsZh9KbsCJdQ16/qaHhMFLkEsWrNF
Z2Y/QaIH98Er7E4xw2U0HK6hel0p3MxENojLqqG/1J8okfwRMaXz4/1julwIOOO1
FsS8mXR+Cek62ZECAVMJtKL/mCGiRJWTM2O4FjsCgYEAgltHKlofoKNerTa42BPY
EGAgu493F1sLGjrEV04gLXKe/mqNjcOYV3315FwyTGnnnG5BbAMuDKaqvMXtyFfL
fd3xDhdG1630Ez2lR3nRzdN40pu0qXdpbc/a+L4foQkjHoLUFCLyUrdH1AzRMqvy
HOl7LKsAbXXBNzcvtGHAYoY=
-----END PRIVATE KEY-----`;
const certificate =
  'MIIDIzCCAgugAwIBAgIUBD03cNsB9fLu6BLJ8YW+EzMkmXwwDQYJKoZIhvcNAQELBQAwIDEeMBwGA1UEAwwVcHJvdmlkZXIgb2YgdGhlIHRlc3RzMCAXDTI2MTExNTA3MDg0M1oYDzIxMjYxMDIyMDcwODQzWjAgMR4wHAYDVQQDDBVwcm92aWRlciBvZiB0aGUgdGVzdHMwggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQDSS3OdChW6r/ZV1Q9pW93kfPN0wb2qaJ+nQlFDKCN6yh+zZEH4wt5oM0RPlNSrHa4P1itVAX4Q2BpNYVLZOLyHiLeF3l8LwQHGvcGkzpeYtabrkkMz0QZxkKlSAGqqZKy6ncYXRtF4FdIq0ENMcNPTeDJarZYd6xdodvRtTfVNbVcCETvMZexD5quFtAgB3AWHF/cGQa96YM/ReOL+RzSDvf3Mq3zr+tZvD3QvTQfHEunPFaGSLsuxdyG+an4k5o7ZzJLQcS4Rn4M4S9A0yNAPsiGCzfVQSEX4JPX6wX3P9upjsiVWGaJJ62cS7ESFsEzlGJunp27TxXBe7bqxKpAPAgMBAAGjUzBRMB0GA1UdDgQWBBQ4JlH24NFvB8w1nu0yBmk0hkec4jAfBgNVHSMEGDAWgBQ4JlH24NFvB8w1nu0yBmk0hkec4jAPBgNVHRMBAf8EBTADAQH/MA0GCSqGSIb3DQEBCwUAA4IBAQCroU2h2RHChyr9oczCyW+a2wLd6YBjV+H6/2DtkZzmlh+xSUinNwf3fySQBWAlmWd8hG9MzDR7f0uCSP4lr+5sx7GJjNC/RmAPGVjHNo4nETxCuFg3msXJn/ihA4Phq6W+Y7ZYuX1f+dVQRmles6k2QnQCJO5kwxguFEg+E9BOwO6J0pNrJO5CXilE5LHYXvnVoJmZxMIlVZOWdPcz9AmHZQs0q4XrL045YExRWz/QQCHj7xoewk65N4Hb+1frmP62LAxkGUUo/QpIQzOikFBySEqUo1hvQ5aQ1ZfAlWoDQqN62SOzwcTV/fjB4cHu71F1shzi5US6bUYh3mgckc+K';

const entityId = 'https://werkgever.example/saml';
const address = 'https://werkgever.example/saml/sign-in';

const attribute = (name: string) => ({
  name,
  valueTag: `user.${name}`,
  nameFormat: 'urn:oasis:names:tc:SAML:2.0:attrname-format:basic',
  valueXsiType: 'xs:string',
});

/** An employer that speaks SAML. */
export function samlIdentityProvider(signatureAlgorithm = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256') {
  return saml.IdentityProvider({
    entityID: entityId,
    signingCert: certificate,
    privateKey,
    requestSignatureAlgorithm: signatureAlgorithm,
    isAssertionEncrypted: false,
    wantAuthnRequestsSigned: false,
    nameIDFormat: ['urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'],
    singleSignOnService: [{ Binding: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect', Location: address }],
    loginResponseTemplate: {
      context: saml.SamlLib.defaultLoginResponseTemplate.context,
      attributes: ['email', 'givenName', 'surname', 'groups'].map(attribute),
    },
  });
}

interface Assertion {
  requestId: string;
  acs: string;
  audience: string;
  nameId: string;
  attributes: Record<string, string>;
  lifeMilliseconds?: number;
  signatureAlgorithm?: string;
}

let count = 0;

/** The form value that the employer's page would have the browser post. */
export async function samlResponse(spMetadata: string, assertion: Assertion): Promise<string> {
  const idp = samlIdentityProvider(assertion.signatureAlgorithm);
  const sp = saml.ServiceProvider({ metadata: spMetadata });
  count += 1;
  const now = Date.now();
  const values: Record<string, string> = {
    ID: `_response-${now}-${count}`,
    AssertionID: `_assertion-${now}-${count}`,
    Destination: assertion.acs,
    Audience: assertion.audience,
    EntityID: assertion.audience,
    SubjectRecipient: assertion.acs,
    AssertionConsumerServiceURL: assertion.acs,
    Issuer: entityId,
    IssueInstant: new Date(now).toISOString(),
    StatusCode: 'urn:oasis:names:tc:SAML:2.0:status:Success',
    ConditionsNotBefore: new Date(now - 60_000).toISOString(),
    ConditionsNotOnOrAfter: new Date(now + (assertion.lifeMilliseconds ?? 60_000)).toISOString(),
    SubjectConfirmationDataNotOnOrAfter: new Date(now + (assertion.lifeMilliseconds ?? 60_000)).toISOString(),
    NameIDFormat: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
    NameID: assertion.nameId,
    InResponseTo: assertion.requestId,
    AuthnStatement: '',
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
