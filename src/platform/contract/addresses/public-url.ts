import { isIpAddress, isPrivateAddress } from './private-address.ts';

export type PublicUrlFault =
  | 'malformed'
  | 'protocol-required'
  | 'protocol-unsupported'
  | 'credentials'
  | 'host-invalid'
  | 'host-private';

export type PublicUrlResult = { ok: true; url: URL } | { ok: false; reason: PublicUrlFault };

const refuse = (reason: PublicUrlFault): PublicUrlResult => ({ ok: false, reason });

/** Names that mean another machine in every network; they are to a name what a private range is to an address. */
const isPrivateName = (host: string): boolean => /(?:^|\.)(?:localhost|local|internal|home\.arpa)$/.test(host);

/** At least two labels, so a name that only a search domain completes is not one. URL has made it lowercase and plain. */
const isHostName = (host: string): boolean =>
  host.length <= 253 &&
  /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/.test(host);

/**
 * §5: requires a protocol or //, rejects private IP ranges, requires a valid host. A browser repairs what it is given
 * (https:example.nl, https:\\example.nl, a tab in the middle); what needs repair is refused, so that what was checked is
 * what will be opened.
 */
export function checkPublicUrl(text: string): PublicUrlResult {
  const address = text.trim();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: URL drops tabs and line ends, wherever they stand.
  if (/[\s\u0000-\u001f\u007f\\]/.test(address)) return refuse('malformed');
  const [start, protocol] = /^(?:([a-z][a-z0-9+.-]*):)?\/\//i.exec(address) ?? [];
  if (start === undefined) return refuse('protocol-required');
  if (protocol !== undefined && !/^https?$/i.test(protocol)) return refuse('protocol-unsupported');

  const complete = protocol === undefined ? `https:${address}` : address;
  if (address.startsWith('/', start.length) || !URL.canParse(complete)) return refuse('host-invalid');
  const url = new URL(complete);
  if (url.username !== '' || url.password !== '') return refuse('credentials');

  const host = url.hostname.replace(/[[\]]|\.$/g, '');
  if (isIpAddress(host)) return isPrivateAddress(host) ? refuse('host-private') : { ok: true, url };
  if (isPrivateName(host)) return refuse('host-private');
  return isHostName(host) ? { ok: true, url } : refuse('host-invalid');
}

export const isPublicUrl = (text: string): boolean => checkPublicUrl(text).ok;
