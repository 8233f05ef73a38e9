import { parseHexColor, parseRgbColor } from './colors/color.ts';

// §5 names these five and leaves their form open; this is the form that HTML's own fields use.

/** yyyy-mm-dd, and a day that exists: the 30th of February rolls over and does not come back as it went in. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** HH:MM, 00:00 to 23:59. */
export const isTime = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);

const mailbox = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const mailDomain = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]{0,61}[\p{L}\p{N}]$/u;

/** What mail servers really take: no quoted names, no addresses without a dot, within the lengths of RFC 5321. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const [name, domain] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)];
  return text.length <= 254 && name.length <= 64 && mailbox.test(name) && mailDomain.test(domain);
}

export const isHexColor = (text: string): boolean => parseHexColor(text) !== undefined;

export const isRgbColor = (text: string): boolean => parseRgbColor(text) !== undefined;
