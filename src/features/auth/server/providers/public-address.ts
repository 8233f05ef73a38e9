import { lookup } from 'node:dns/promises';
import { isPrivateAddress } from '#platform/contract/addresses/private-address.ts';
import { checkPublicUrl } from '#platform/contract/addresses/public-url.ts';
import { AppError } from '#platform/contract/calls/errors.ts';

const loopback = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * An address that our server may fetch (§5). A name is also looked up: one that leads into our own network would let an
 * admin of one platform read what only the machine can reach.
 */
export async function requirePublicAddress(address: string, allowsLoopback: boolean): Promise<void> {
  const refused = () =>
    new AppError('address-not-public', 400, {
      fields: [{ path: 'body.issuer', code: 'address-not-public', message: address }],
    });
  if (allowsLoopback && URL.canParse(address) && loopback.test(new URL(address).hostname)) return;
  const checked = checkPublicUrl(address);
  if (!checked.ok || checked.url.protocol !== 'https:') throw refused();
  const found = await lookup(checked.url.hostname.replace(/^\[|\]$/g, ''), { all: true }).catch(() => []);
  if (found.some(({ address: ip }) => isPrivateAddress(ip))) throw refused();
}
