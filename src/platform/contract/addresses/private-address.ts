import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** All that is routed between networks; the rest of IPv6 is special or given to nobody. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');
/** By which a network without IPv4 reaches it (RFC 6052): the address in the last four bytes decides. */
const translated = ipaddr.IPv6.parseCIDR('64:ff9b::/96');

/** URL knows every way to write an address (decimal, hex, octal, shortened) and gives one form back. */
function parseAddress(text: string): Address | undefined {
  const url = `http://${text.includes(':') ? `[${text}]` : text}`;
  if (!URL.canParse(url)) return undefined;
  const host = new URL(url).hostname.replace(/[[\]]/g, '');
  return ipaddr.isValid(host) ? ipaddr.parse(host) : undefined;
}

function isPublic(address: Address): boolean {
  if (address instanceof ipaddr.IPv4) return address.range() === 'unicast';
  if (address.isIPv4MappedAddress()) return isPublic(address.toIPv4Address());
  if (address.match(translated)) return isPublic(new ipaddr.IPv4(address.toByteArray().slice(12)));
  return address.range() === 'unicast' && address.match(globalUnicast);
}

export const isIpAddress = (text: string): boolean => parseAddress(text) !== undefined;

/**
 * Addresses that lead somewhere else for everyone who follows them: private, loopback, link-local, shared, multicast,
 * reserved and documentation ranges. For an IP address without brackets; what cannot be read as one is nowhere to go,
 * and counts as private. A server that fetches an address also asks this of what the host name resolved to.
 */
export function isPrivateAddress(text: string): boolean {
  const address = parseAddress(text);
  return address === undefined || !isPublic(address);
}
