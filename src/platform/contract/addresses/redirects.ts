/** §2. */
const redirects = new Map([
  ['/home', '/'],
  ['/admin', '/admin/pages'],
  ['/account', '/account/profile'],
]);

/** Where this path leads instead; without the language's prefix, and with its query and hash, which stay. */
export function redirectFor(path: string): string | undefined {
  const [place = ''] = path.split(/[?#]/, 1);
  const target = redirects.get(place.endsWith('/') ? place.slice(0, -1) : place);
  return target === undefined ? undefined : target + path.slice(place.length);
}
