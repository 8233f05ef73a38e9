// biome-ignore lint/suspicious/noControlCharactersInRegex: URL drops tabs and line ends, so "/\t/host" would become "//host".
const controlCharacter = /[\u0000-\u001f\u007f]/;

/**
 * §5: must start with a single slash followed by a non-slash. A backslash counts as a slash, as it does for a browser.
 * By this rule "/" alone is not one.
 */
export const isInternalPath = (path: string): boolean => /^\/[^/\\]/.test(path) && !controlCharacter.test(path);

const home = 'https://home.invalid';

/**
 * The path to return to after signing in and the like. It comes from an address that anyone can write, so whatever could
 * lead to another site gives the fallback. The answer is normalised: fit for a Location header as it is.
 */
export function safeReturnPath(path: string | null | undefined, fallback = '/'): string {
  if (!path || (path !== '/' && !isInternalPath(path)) || path.includes('\\')) return fallback;
  const url = new URL(path, home);
  // "/.//host" stays on this site once, but what is left of it ("//host") does not.
  if (url.pathname.startsWith('//')) return fallback;
  return url.pathname + url.search + url.hash;
}
