import { isEmail } from '../field-validators.ts';

const phone = /^\+\d[\d -]{6,20}$/;

/** How somebody is reached, as an address that programs open: of mail, of a page behind https, or of a telephone. */
export function contactUri(text: string): string | undefined {
  if (isEmail(text)) return `mailto:${encodeURIComponent(text).replaceAll('%40', '@')}`;
  if (phone.test(text)) return `tel:${text.replaceAll(' ', '-')}`;
  if (!text.startsWith('https://') || /\s/.test(text) || !URL.canParse(text)) return undefined;
  const { href, username, password } = new URL(text);
  return username === '' && password === '' ? href : undefined;
}
