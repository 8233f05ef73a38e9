import { readPostcode } from '../kit/contract/dutch-postcode.ts';

export const textFormats = ['any', 'postcode', 'digits', 'iban', 'chamberNumber'] as const;
export type TextFormat = (typeof textFormats)[number];

/** What is wrong with a text that must have this form. */
export const formatFaults: Record<TextFormat, (text: string) => string | undefined> = {
  any: () => undefined,
  postcode: (text) => (readPostcode(text) === undefined ? 'not-a-postcode' : undefined),
  digits: (text) => (/^\d+$/.test(text) ? undefined : 'not-digits'),
  iban: (text) => (isIban(text) ? undefined : 'not-an-iban'),
  chamberNumber: (text) => (/^\d{8}$/.test(text.replaceAll(' ', '')) ? undefined : 'not-a-chamber-number'),
};

/** By its check digits (ISO 13616): the whole, its first four signs at the end and letters as numbers, is 1 modulo 97. */
function isIban(text: string): boolean {
  const signs = text.replaceAll(' ', '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(signs)) return false;
  let rest = 0;
  for (const sign of signs.slice(4) + signs.slice(0, 4)) {
    const digits = sign >= 'A' ? String(sign.charCodeAt(0) - 55) : sign;
    rest = Number(`${rest}${digits}`) % 97;
  }
  return rest === 1;
}
