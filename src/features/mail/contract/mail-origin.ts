import { isIpAddress, isPrivateAddress } from '#platform/contract/addresses/private-address.ts';

interface KnownAddresses {
  /** Of the request; its host is whatever the caller wrote. */
  requested: string;
  isKnownHost(host: string): boolean;
  primaryDomain: string;
  /** Where the installation says that it can be found. */
  publicUrl: string;
}

/**
 * What links in mails start with. A caller can write any host in a request, and a mail with a link to another's site
 * would hand over what the link opens: only a host that we know counts, or one that leads nowhere from outside.
 */
export function mailOrigin({ requested, isKnownHost, primaryDomain, publicUrl }: KnownAddresses): string {
  const ours = primaryDomain === '' ? publicUrl : `https://${primaryDomain}`;
  if (!URL.canParse(requested)) return ours;
  const { hostname, host, origin } = new URL(requested);
  return isKnownHost(hostname) || host === primaryDomain || isNearby(hostname) ? origin : ours;
}

function isNearby(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, '');
  if (isIpAddress(name)) return isPrivateAddress(name);
  return !name.includes('.') || name.endsWith('.localhost') || name.endsWith('.local');
}
