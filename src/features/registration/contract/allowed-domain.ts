/** As it stands in the DNS: small letters, other scripts as punycode. Undefined when it is no domain name. */
function asciiDomain(domain: string): string | undefined {
  const name = domain.trim().toLowerCase();
  if (!/^[\p{L}\p{N}.-]+$/u.test(name) || !URL.canParse(`https://${name}`)) return undefined;
  const { hostname } = new URL(`https://${name}`);
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(hostname) ? hostname : undefined;
}

/** `gemeente.nl` is that domain alone; `.gemeente.nl` is everything under it. */
export const isDomainRule = (rule: string): boolean => asciiDomain(rule.replace(/^\./, '')) !== undefined;

/** An empty list allows every address. */
export function isAllowedAddress(address: string, rules: readonly string[]): boolean {
  if (rules.length === 0) return true;
  const domain = asciiDomain(address.slice(address.lastIndexOf('@') + 1));
  return domain !== undefined && rules.some((rule) => matches(domain, rule.trim()));
}

function matches(domain: string, rule: string): boolean {
  const wanted = asciiDomain(rule.replace(/^\./, ''));
  if (wanted === undefined) return false;
  return rule.startsWith('.') ? domain.endsWith(`.${wanted}`) : domain === wanted;
}
