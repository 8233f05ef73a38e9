import { checkPublicUrl } from '#platform/contract/addresses/public-url.ts';
import { AppError } from '#platform/contract/calls/errors.ts';
import { isLoopback, leadsToPrivateAddress } from '#platform/server/private-name.ts';

/**
 * An address that our server may fetch (§5). A name is also looked up: one that leads into our own network would let an
 * admin of one platform read what only the machine can reach.
 */
export async function requirePublicAddress(address: string, allowsLoopback: boolean): Promise<void> {
  const refused = () =>
    new AppError('address-not-public', 400, {
      fields: [{ path: 'body.issuer', code: 'address-not-public', message: address }],
    });
  if (allowsLoopback && URL.canParse(address) && isLoopback(new URL(address).hostname)) return;
  const checked = checkPublicUrl(address);
  if (!checked.ok || checked.url.protocol !== 'https:') throw refused();
  if (await leadsToPrivateAddress(checked.url.hostname)) throw refused();
}
