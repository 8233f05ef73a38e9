import { checkPublicUrl } from '#platform/contract/addresses/public-url.ts';
import { badInput } from '#platform/contract/calls/errors.ts';
import { isLoopback, leadsToPrivateAddress } from '#platform/server/private-name.ts';

const refused = (code: string) => badInput([{ path: 'body.address', code, message: code }]);

/** What is signed is not secret: it goes over TLS, and never into our own network. `allowsLoopback`: this machine, for tests. */
export async function requireHookAddress(address: string, allowsLoopback: boolean): Promise<URL> {
  if (allowsLoopback && URL.canParse(address) && isLoopback(new URL(address).hostname)) return new URL(address);
  const checked = checkPublicUrl(address);
  if (!checked.ok) throw refused(checked.reason === 'host-private' ? 'address-private' : 'address-wrong');
  if (checked.url.protocol !== 'https:') throw refused('address-not-secure');
  // It is looked up again for every message; this is for who types it.
  if (await leadsToPrivateAddress(checked.url.hostname)) throw refused('address-private');
  return checked.url;
}
