import { z } from 'zod';

/** A domain in another script has a second spelling (münster.example, xn--mnster-3ya.example): mail servers know the latter. */
function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (!/^[\p{L}\p{N}.-]+$/u.test(domain) || !URL.canParse(`https://${domain}`)) return address;
  return address.slice(0, at + 1) + new URL(`https://${domain}`).hostname;
}

/** Kept in small letters and one spelling, so that one person has one account however they type their address. */
export const EmailAddress = z.string().trim().toLowerCase().overwrite(withAsciiDomain).pipe(z.email().max(254));
