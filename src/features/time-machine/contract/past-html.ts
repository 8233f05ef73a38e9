/** What to do with an address that a page names: another one in its place, or nothing at all where it leads nowhere now. */
export type NewAddress = (address: string, attribute: AddressAttribute | 'theme') => string | undefined;

const addressAttributes = ['href', 'src', 'srcset', 'poster', 'imagesrcset'] as const;
export type AddressAttribute = (typeof addressAttributes)[number];

const isAddressAttribute = (name: string): name is AddressAttribute =>
  (addressAttributes as readonly string[]).includes(name);

/** A tag with its attributes, as React writes them: between double quotes, with nothing in them left to escape but these. */
const openTag = /<([a-z][\w-]*)((?:\s+[^\s=>/<"]+(?:="[^"]*")?)*)\s*(\/?)>/g;
const attribute = /([^\s=>/"]+)(?:="([^"]*)")?/g;

const unescaped = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Each picture of a set, with its size. */
const newSet = (set: string, newAddress: NewAddress, name: AddressAttribute): string =>
  set
    .split(',')
    .map((one) => {
      const [address = '', ...size] = one.trim().split(/\s+/);
      return [newAddress(address, name) ?? address, ...size].join(' ');
    })
    .join(', ');

function rewriteTag(name: string, attributes: string, newAddress: NewAddress): string {
  let written = '';
  for (const [whole, key = '', value] of attributes.matchAll(attribute)) {
    if (value === undefined || !isAddressAttribute(key.toLowerCase())) {
      written += ` ${whole}`;
      continue;
    }
    const lower = key.toLowerCase() as AddressAttribute;
    const given = unescaped(value);
    const made = lower.endsWith('srcset') ? newSet(given, newAddress, lower) : newAddress(given, lower);
    if (made !== undefined) written += ` ${key}="${escaped(made)}"`;
    else if (name === 'a') written += ' aria-disabled="true"';
  }
  return written;
}

/** Nothing can be sent, pressed or typed in what was: a form is out of use, and a button that is not a part of one too. */
const outOfUse: Readonly<Record<string, string>> = { form: ' inert', button: ' disabled' };

const has = (attributes: string, name: string): boolean => new RegExp(`\\s${name}(?=[\\s=]|$)`).test(attributes);

/** The page with other addresses, and with nothing in it that would do something. */
export const rewritePastHtml = (html: string, newAddress: NewAddress): string =>
  html.replace(openTag, (_, name: string, attributes: string, end: string) => {
    const off = outOfUse[name];
    const extra = off === undefined || has(attributes, off.trim()) ? '' : off;
    return `<${name}${rewriteTag(name, attributes, newAddress)}${extra}${end === '' ? '' : ' /'}>`;
  });
