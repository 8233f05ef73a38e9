import { inflateRawSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { type Assertion, samlResponse } from './saml-identity-provider.ts';
import { TestBrowser } from './test-browser.ts';

export const origin = 'http://localhost';
export const acs = `${origin}/api/auth/sso/saml2/sp/acs/saml`;
export const entityIdHere = `${origin}/api/auth/sso/saml2/sp/metadata/saml`;

/** What an employer says of Cato when nothing is wrong. */
export const usualAssertion = (requestId: string): Assertion => ({
  requestId,
  acs,
  audience: entityIdHere,
  recipient: acs,
  nameId: 'cato@werk.example',
  assertionId: '',
  sessionIndex: '_there-1',
  attributes: { email: 'cato@werk.example', givenName: 'Cato', surname: 'Wit', groups: 'red' },
  begins: -60_000,
  ends: 60_000,
  employer: {},
});

/** Somebody on their way to the employer by SAML, whose answer a test may write. */
export async function visitBySaml(app: FastifyInstance, browser = new TestBrowser(app)) {
  const begun = await browser.get('/api/auth/sso/sign-in/saml?returnTo=%2Fnieuws');
  const url = new URL(String(begun.headers.location));
  const request = inflateRawSync(Buffer.from(url.searchParams.get('SAMLRequest') ?? '', 'base64')).toString();
  const requestId = /\bID="([^"]+)"/.exec(request)?.[1] ?? '';
  const spMetadata = (await browser.get('/api/auth/sso/saml2/sp/metadata/saml')).body;
  const post = (SAMLResponse: string) =>
    browser.send({
      method: 'POST',
      url: '/api/auth/sso/saml2/sp/acs/saml',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://werkgever.example',
        'sec-fetch-site': 'cross-site',
      },
      payload: new URLSearchParams({ SAMLResponse, RelayState: url.searchParams.get('RelayState') ?? '' }).toString(),
    });
  return {
    browser,
    url,
    requestId,
    spMetadata,
    post,
    answer: (changes: Partial<Assertion> = {}) =>
      samlResponse(spMetadata, { ...usualAssertion(requestId), ...changes }),
  };
}

/** An answer after someone on the way has worked on it. */
export const changed = (change: (xml: string) => string) => (response: string) =>
  Buffer.from(change(Buffer.from(response, 'base64').toString())).toString('base64');
