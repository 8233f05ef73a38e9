import { isSecretAddress } from '#platform/contract/addresses/secret-path.ts';

const longest = 300;

/**
 * The address of a view as it is counted: without what stands behind the question mark, which may name a person or a
 * search, and without a last slash.
 */
export function countedPath(path: string): string {
  const bare = path.split(/[?#]/, 1)[0] ?? '';
  let end = bare.length;
  while (end > 0 && bare[end - 1] === '/') end -= 1;
  return end === 0 ? '/' : bare.slice(0, Math.min(end, longest));
}

/** Where people run the site, sign in, or have something of their own: not what a site is read for. */
const uncounted =
  /^\/(admin|api|a|assets|account|login|logout|preview|submission|contributions?|verify|invitation)(\/|$)/;

/** An address that opens something for who has it is kept nowhere, and so not counted either. */
export const isCountedPath = (path: string): boolean =>
  !uncounted.test(path) && !/\/edit$/.test(path) && !isSecretAddress(path);
