import { lookup } from 'node:dns/promises';
import { isPrivateAddress } from '#platform/contract/addresses/private-address.ts';

const loopback = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

export const isLoopback = (hostname: string): boolean => loopback.test(hostname);

/** Whether a host name leads into our own network: our server does not fetch anything there for someone else (§5). */
export async function leadsToPrivateAddress(hostname: string): Promise<boolean> {
  const found = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true }).catch(() => []);
  return found.some(({ address }) => isPrivateAddress(address));
}
