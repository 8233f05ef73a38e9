import { isIpAddress, isPrivateAddress } from '#platform/contract/addresses/private-address.ts';

export interface KnownAddresses {
  /** Whether a host name, without a port, was given to this platform or to the installation. */
  isOwnHost(host: string): boolean;
  primaryDomain: string;
  /** Where the installation says that it can be found. */
  publicUrl: string;
  /** While developing, a phone in the same building is to follow a link too. */
  trustsNearbyHosts: boolean;
}

/**
 * What links in mails start with. A caller can write any host in a request, and a mail with a link to another's site
 * would hand over what the link opens: only a host of ours counts, or the reader's own machine.
 */
export function mailOrigin(requested: string, known: KnownAddresses): string {
  const ours = ownOrigin(known);
  if (!URL.canParse(requested)) return ours;
  const { hostname, port, origin } = new URL(requested);
  if (isLoopback(hostname) || (known.trustsNearbyHosts && isNearby(hostname))) return origin;
  return known.isOwnHost(hostname) && isOwnPort(port, known) ? origin : ours;
}

/** The domain of the address that mails are from. */
export const mailDomain = (known: KnownAddresses): string => new URL(ownOrigin(known)).hostname;

function ownOrigin({ primaryDomain, isOwnHost, publicUrl }: KnownAddresses): string {
  return primaryDomain !== '' && isOwnHost(withoutPort(primaryDomain)) ? `https://${primaryDomain}` : publicUrl;
}

const withoutPort = (host: string): string => host.replace(/:\d+$/, '');

/** Behind another port of the same machine another's program may listen. */
function isOwnPort(port: string, { primaryDomain, publicUrl }: KnownAddresses): boolean {
  return port === '' || port === new URL(publicUrl).port || primaryDomain.endsWith(`:${port}`);
}

const bareName = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

function isLoopback(hostname: string): boolean {
  const name = bareName(hostname);
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(?:\.\d{1,3}){3}$/.test(name);
}

function isNearby(hostname: string): boolean {
  const name = bareName(hostname);
  if (isIpAddress(name)) return isPrivateAddress(name);
  return !name.includes('.') || name.endsWith('.local');
}
