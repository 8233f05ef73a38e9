import { isInternalPath, safeReturnPath } from '#platform/contract/addresses/internal-path.ts';
import { checkPublicUrl } from '#platform/contract/addresses/public-url.ts';
import { isReservedSegment } from '#platform/contract/addresses/slug.ts';
import { guidOf } from '#platform/contract/calls/guid-text.ts';
import { type Language, splitLanguagePrefix } from '#platform/contract/texts/language.ts';
import { placeOf, type RedirectTarget } from './redirect-target.ts';

/** What is known of the site where addresses are read. */
export interface RedirectSite {
  languages: readonly Language[];
  isOwnHost(host: string): boolean;
}

export type AddressProblem =
  | { code: 'redirect-from-wrong'; values: { from: string } }
  | { code: 'redirect-from-query'; values: { from: string } }
  | { code: 'redirect-from-elsewhere'; values: { host: string } }
  | { code: 'redirect-from-reserved'; values: { segment: string } }
  | { code: 'redirect-to-wrong'; values: { to: string } }
  | { code: 'redirect-to-private'; values: { host: string } };

export const longestAddress = 2000;

// biome-ignore lint/suspicious/noControlCharactersInRegex: what a database cannot hold and no browser sends.
const unreadable = /[\u0000-\u001f\u007f\\]/;

/**
 * The one way in which an address is written that redirects are found by: readable, without the slash at its end, and in
 * small letters as all addresses of pages are. Nothing for what cannot be read.
 */
export function redirectKey(pathname: string): string | undefined {
  try {
    const readable = decodeURI(pathname).normalize('NFC').toLowerCase();
    if (unreadable.test(readable)) return undefined;
    let end = readable.length;
    while (end > 1 && readable[end - 1] === '/') end -= 1;
    return readable.slice(0, end);
  } catch {
    return undefined;
  }
}

const hostOf = (text: string): URL | undefined =>
  /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : undefined;

/** The address that is to lead elsewhere. */
export function readFrom(text: string, { languages, isOwnHost }: RedirectSite): { from: string } | AddressProblem {
  const written = text.trim();
  const wrong = { code: 'redirect-from-wrong', values: { from: written } } as const;
  const url = hostOf(written);
  if (url !== undefined && !isOwnHost(url.hostname)) {
    return { code: 'redirect-from-elsewhere', values: { host: url.hostname } };
  }
  const path = url === undefined ? written : url.pathname + url.search;
  if (!isInternalPath(path) || written.length > longestAddress) return wrong;
  const { place, suffix } = placeOf(path);
  // A hash never reaches a server; a query would lead all that differ by it to the same place.
  if (suffix.startsWith('?') && suffix !== '?') return { code: 'redirect-from-query', values: { from: written } };
  const from = redirectKey(safeReturnPath(place));
  if (from === undefined || from === '/') return wrong;
  const own = splitLanguagePrefix(from, languages).path;
  const segments = own.slice(1).split('/');
  const [first = ''] = segments;
  if (own === '/' || segments.includes('')) return wrong;
  const reserved = isReservedSegment(first) ? first : segments.at(-1) === 'edit' ? 'edit' : undefined;
  return reserved === undefined ? { from } : { code: 'redirect-from-reserved', values: { segment: reserved } };
}

/** Where it is to lead, before anyone looked whether that is there. */
export function readTo(text: string, { isOwnHost }: RedirectSite): RedirectTarget | AddressProblem {
  const written = text.trim();
  const wrong = { code: 'redirect-to-wrong', values: { to: written } } as const;
  if (written.length > longestAddress) return wrong;
  const [, named = '', hash = ''] = /^page:([0-9a-f-]{32,36})(#.*)?$/i.exec(written) ?? [];
  const guid = guidOf(named);
  if (guid !== undefined) return { kind: 'page', guid, language: null, suffix: hash };
  const url = hostOf(written);
  if (url !== undefined && isOwnHost(url.hostname)) return pathTarget(url.pathname + url.search + url.hash) ?? wrong;
  if (url === undefined) return pathTarget(written) ?? wrong;
  const checked = checkPublicUrl(written);
  if (checked.ok) return { kind: 'url', url: checked.url.href };
  return checked.reason === 'host-private' ? { code: 'redirect-to-private', values: { host: url.hostname } } : wrong;
}

function pathTarget(path: string): RedirectTarget | undefined {
  if (path !== '/' && !isInternalPath(path)) return undefined;
  const safe = safeReturnPath(path, '');
  return safe === '' || redirectKey(placeOf(safe).place) === undefined ? undefined : { kind: 'path', path: safe };
}

export const isProblem = <T extends object>(read: T | AddressProblem): read is AddressProblem => 'code' in read;
