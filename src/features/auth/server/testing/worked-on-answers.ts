/** What someone on the way can make of an answer without a key, and must be told from an answer as it was signed. */

/** The parts of an answer, for who puts them together in another way. */
export const partsOf = (xml: string) => {
  const assertion = /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml)?.[0] ?? '';
  const signature = /<ds:Signature[\s\S]*<\/ds:Signature>/.exec(assertion)?.[0] ?? '';
  const evil = assertion.replaceAll('cato@', 'baas@').replaceAll('Cato', 'Baas');
  return { assertion, signature, evil, unsigned: evil.replace(/<ds:Signature[\s\S]*<\/ds:Signature>/, '') };
};
export const otherId = (text: string) => text.replace(/\bID="_assertion[^"]*"/, 'ID="_evil"');

export const workedOn: [string, (xml: string) => string][] = [
  ['its signature is gone', (xml) => xml.replace(partsOf(xml).signature, '')],
  ['a comment stands in the name', (xml) => xml.replaceAll('cato@werk.example', 'cato@werk.example<!---->')],
  ['a comment cuts the name in two', (xml) => xml.replaceAll('cato@werk', 'cato<!-- -->@werk')],
  ['an instruction stands in the name', (xml) => xml.replaceAll('cato@werk', 'cato<?x?>@werk')],
  ['a document type is declared', (xml) => `<!DOCTYPE Response [<!ENTITY e "x">]>${xml}`],
  [
    'the signed one stands in the extensions',
    (xml) => {
      const { assertion, unsigned } = partsOf(xml);
      return xml.replace(assertion, `<samlp:Extensions>${assertion}</samlp:Extensions>${otherId(unsigned)}`);
    },
  ],
  [
    'the signed one follows another',
    (xml) => {
      const { assertion, unsigned } = partsOf(xml);
      return xml.replace(assertion, otherId(unsigned) + assertion);
    },
  ],
  [
    'another follows the signed one',
    (xml) => {
      const { assertion, unsigned } = partsOf(xml);
      return xml.replace(assertion, assertion + otherId(unsigned));
    },
  ],
  [
    'the signed one stands in the signature of another',
    (xml) => {
      const { assertion, signature, unsigned } = partsOf(xml);
      const inner = signature.replace(
        '</ds:Signature>',
        `<ds:Object>${assertion.replace(signature, '')}</ds:Object></ds:Signature>`,
      );
      return xml.replace(assertion, otherId(unsigned).replace('</saml:Issuer>', `</saml:Issuer>${inner}`));
    },
  ],
  [
    'the signed one stands in the subject of another with its number',
    (xml) => {
      const { assertion, evil } = partsOf(xml);
      return xml.replace(assertion, evil.replace('</saml:Subject>', `${assertion}</saml:Subject>`));
    },
  ],
  [
    'the whole answer stands in another',
    (xml) => {
      const { assertion, unsigned } = partsOf(xml);
      return xml.replace(
        assertion,
        `${otherId(unsigned)}<samlp:Extensions>${xml.replace(/^<\?.*?\?>/, '')}</samlp:Extensions>`,
      );
    },
  ],
  [
    'the signature stands beside the assertion',
    (xml) => {
      const { assertion, signature, evil } = partsOf(xml);
      return xml.replace(assertion, signature + evil.replace(signature, ''));
    },
  ],
  [
    'something else has the same number',
    (xml) => {
      const id = /<saml:Assertion[^>]*\bID="([^"]+)"/.exec(xml)?.[1];
      return xml.replace('<samlp:Status>', `<samlp:Status ID="${id}">`);
    },
  ],
  [
    'the signature is over the whole document',
    (xml) => xml.replace(/<ds:Reference URI="[^"]*"/, '<ds:Reference URI=""'),
  ],
  [
    'it leaves out more before it is signed',
    (xml) =>
      xml.replace(
        'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
        'http://www.w3.org/TR/1999/REC-xpath-19991116',
      ),
  ],
  [
    'another stands in the extensions, beside the signed one',
    (xml) => {
      const { assertion, unsigned } = partsOf(xml);
      return xml.replace(assertion, `<samlp:Extensions>${otherId(unsigned)}</samlp:Extensions>${assertion}`);
    },
  ],
  [
    'a second signature stands in it',
    (xml) =>
      xml.replace('</ds:Signature>', '</ds:Signature><ds:Signature xmlns:ds="d"><ds:SignedInfo/></ds:Signature>'),
  ],
  ['it is no XML', () => 'geen xml'],
];
