import { checkPublicUrl } from '#platform/contract/addresses/public-url.ts';
import { isLoopback } from '#platform/server/private-name.ts';

/** An address that may be asked; nothing for what is none, or stands in a network of our own. `allowsLoopback`: of this machine too. */
export function outsideUrl(address: string, allowsLoopback: boolean): URL | undefined {
  if (allowsLoopback && URL.canParse(address) && isLoopback(new URL(address).hostname)) return new URL(address);
  const checked = checkPublicUrl(address);
  return checked.ok ? checked.url : undefined;
}
