const longestPath = 24;

/** Where it leads, short enough to read and without what stands behind the question mark, which may be a key. */
export function placeOf(address: string): string {
  if (!URL.canParse(address)) return address;
  const { host, pathname } = new URL(address);
  if (pathname === '/') return host;
  return host + (pathname.length > longestPath ? `${pathname.slice(0, longestPath)}…` : pathname);
}
