/** `kaart.nl` is that host alone; `.kaart.nl` is everything under it. */
export const isAllowedHost = (host: string, rules: readonly string[]): boolean =>
  rules.some((rule) => (rule.startsWith('.') ? host.endsWith(rule) : host === rule));

/** The host of an address that may stand in a frame or play: over https, without a name and password, on the usual port. */
export function httpsHost(address: string): string | undefined {
  if (!/^https:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  const { hostname, port, username, password } = new URL(address);
  const isPlain = port === '' && username === '' && password === '';
  return isPlain && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(hostname) ? hostname : undefined;
}
