import { lookup } from 'node:dns/promises';
import { isPrivateAddress } from '#platform/contract/addresses/private-address.ts';

const loopback = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

export const isLoopback = (hostname: string): boolean => loopback.test(hostname);

/** Whether a host name leads into our own network: our server does not fetch anything there for someone else (§5). */
export async function leadsToPrivateAddress(hostname: string): Promise<boolean> {
  const found = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true }).catch(() => []);
  return found.some(({ address }) => isPrivateAddress(address));
}

export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError';
}

/** Where a name leads now, for who connects there at once: refused where that is our own network, and it cannot change in between. */
export async function publicAddress(hostname: string, allowsLoopback: boolean): Promise<string> {
  const name = hostname.replace(/^\[|\]$/g, '');
  if (allowsLoopback && isLoopback(hostname)) return name;
  const found = await lookup(name, { all: true });
  const [first] = found;
  if (first === undefined || found.some(({ address }) => isPrivateAddress(address)))
    throw new PrivateAddressError('leads into our own network');
  return first.address;
}
