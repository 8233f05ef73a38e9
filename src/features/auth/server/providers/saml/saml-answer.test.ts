import { expect, it } from 'vitest';
import { type Assertion, samlResponse } from '../../testing/saml-identity-provider.ts';
import { acs, entityIdHere, usualAssertion } from '../../testing/saml-visit.ts';
import { workedOn } from '../../testing/worked-on-answers.ts';
import { readSignedAnswer } from './saml-answer.ts';
import { ownMetadata } from './saml-metadata.ts';

/** Whether signatures are right is seen elsewhere (saml-sign-in.test.ts): here, that there is no doubt what is signed. */

const metadata = ownMetadata({ entityId: entityIdHere, acs, logout: undefined, signsRequests: false, keys: undefined });
const question = '_question';
const answerOf = async (changes: Partial<Assertion> = {}) =>
  Buffer.from(await samlResponse(metadata, { ...usualAssertion(question), ...changes }), 'base64').toString();

it('reads an answer as it was signed', async () => {
  expect(readSignedAnswer(await answerOf(), new Date())).toEqual({
    question,
    nameId: { value: 'cato@werk.example', format: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress' },
    sessionIndex: '_there-1',
  });
});

it.each(workedOn)('does not read one of which %s', async (_, change) => {
  expect(readSignedAnswer(change(await answerOf()), new Date())).toBeUndefined();
});

const minute = 60_000;
it.each<[string, Partial<Assertion>, boolean]>([
  ['a minute too late', { confirmationEnds: -minute }, true],
  ['three minutes too late', { confirmationEnds: -3 * minute }, false],
  ['signed with SHA-1', { employer: { signatureAlgorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' } }, false],
])('reads one %s: %s', async (_, changes, isRead) => {
  expect(readSignedAnswer(await answerOf(changes), new Date()) !== undefined).toBe(isRead);
});

it('does not read one whose signature or digest alone is weak, or that answers something else inside than outside', async () => {
  const good = await answerOf();
  const weakly = good.replace('xmldsig-more#rsa-sha256', 'xmldsig-more#rsa-md5');
  const weak = good.replace('http://www.w3.org/2001/04/xmlenc#sha256', 'http://www.w3.org/2000/09/xmldsig#sha1');
  const other = good.replace(/(<samlp:Response[^>]*InResponseTo=")[^"]*/, '$1_other');
  for (const bad of [weakly, weak, other]) {
    expect(bad).not.toBe(good);
    expect(readSignedAnswer(bad, new Date())).toBeUndefined();
  }
});
