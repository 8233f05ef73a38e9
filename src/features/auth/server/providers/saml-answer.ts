import { type KeyObject, X509Certificate } from 'node:crypto';
import { SaxesParser } from 'saxes';

const strongAlgorithms = [
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha384',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
  'http://www.w3.org/2001/04/xmlenc#sha256',
  'http://www.w3.org/2001/04/xmldsig-more#sha384',
  'http://www.w3.org/2001/04/xmlenc#sha512',
];
const transforms = ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', 'http://www.w3.org/2001/10/xml-exc-c14n#'];
/** As better-auth allows clocks to differ. */
const clockSkew = 5 * 60_000;
const leastRsaBits = 2048;

interface Element {
  path: string;
  attributes: Record<string, string>;
}

/**
 * Which question of ours an answer says that it answers, by the assertion itself: what stands around it is not signed.
 * Nothing when it is not plainly one signed assertion. That its signature is right better-auth checks after this, over
 * the only assertion there is; so what is read here is what was signed.
 */
export function questionAnswered(xml: string, now: Date): string | undefined {
  const elements = readElements(xml);
  if (elements === undefined) return undefined;
  const at = (path: string) => elements.filter((element) => element.path === path);
  const named = (name: string) => elements.filter(({ path }) => path.endsWith(`/${name}`));
  const [response] = at('/Response');
  const [assertion] = at('/Response/Assertion');
  const isOneAssertion = named('Assertion').length === 1 && named('EncryptedAssertion').length === 0;
  if (response === undefined || assertion === undefined || !isOneAssertion) return undefined;
  const ids = elements.flatMap(({ attributes: { ID } }) => ID ?? []);
  if (new Set(ids).size !== ids.length || !isStronglySigned(elements, assertion)) return undefined;

  const confirmations = at('/Response/Assertion/Subject/SubjectConfirmation/SubjectConfirmationData');
  const question = response.attributes.InResponseTo;
  const isForIt = confirmations.every(
    ({ attributes: { InResponseTo, NotOnOrAfter = '' } }) =>
      InResponseTo === question && Date.parse(NotOnOrAfter) + clockSkew > now.getTime(),
  );
  return confirmations.length > 0 && isForIt ? question : undefined;
}

function isStronglySigned(elements: readonly Element[], assertion: Element): boolean {
  const algorithmsOf = (...names: string[]) =>
    elements
      .filter(({ path }) => names.some((name) => path.endsWith(`/${name}`)))
      .map((one) => one.attributes.Algorithm);
  const inside = '/Response/Assertion/Signature/SignedInfo';
  const references = elements.filter(({ path }) => path === `${inside}/Reference`);
  return (
    elements.filter(({ path }) => path === inside).length === 1 &&
    references.length === 1 &&
    references[0]?.attributes.URI === `#${assertion.attributes.ID}` &&
    algorithmsOf('SignatureMethod', 'DigestMethod').every((one) => strongAlgorithms.includes(one ?? '')) &&
    algorithmsOf('Transform').every((one) => transforms.includes(one ?? ''))
  );
}

/** By local names. Nothing when it has parts that readers of XML read differently: comments, entities, instructions. */
function readElements(xml: string): Element[] | undefined {
  const elements: Element[] = [];
  const names: string[] = [];
  let isPlain = true;
  const refuse = () => {
    isPlain = false;
  };
  const parser = new SaxesParser({ xmlns: true });
  for (const event of ['doctype', 'comment', 'processinginstruction', 'cdata', 'error'] as const) {
    parser.on(event, refuse);
  }
  parser.on('opentag', ({ local, attributes }) => {
    names.push(local);
    const values = Object.values(attributes).map((one) => [one.local, one.value]);
    elements.push({ path: `/${names.join('/')}`, attributes: Object.fromEntries(values) });
  });
  parser.on('closetag', () => names.pop());
  parser.write(xml).close();
  return isPlain ? elements : undefined;
}

export const isStrongKey = ({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): boolean =>
  asymmetricKeyType !== 'rsa' || (asymmetricKeyDetails?.modulusLength ?? 0) >= leastRsaBits;

/** Every key that a provider's metadata names; one that can be broken would make all of its word worth nothing. */
export function hasStrongKeys(metadata: string): boolean {
  const certificates = metadata.matchAll(/<(?:\w+:)?X509Certificate>([^<]*)</g);
  try {
    return [...certificates].every(([, text = '']) =>
      isStrongKey(new X509Certificate(Buffer.from(text, 'base64')).publicKey),
    );
  } catch {
    return false;
  }
}
