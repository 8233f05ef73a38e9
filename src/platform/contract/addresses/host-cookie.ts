const prefix = '__Host-';

/** Cookies that only the server sets; the browser itself writes `plein.consent`. */
export const isHostCookie = (name: string): boolean => name.startsWith('plein.') && name !== 'plein.consent';

/** As a browser keeps it: over https every cookie of ours is bound to its host, over http such a name would be refused. */
export const keptCookieName = (name: string, isHttps: boolean): string =>
  isHttps && isHostCookie(name) ? `${prefix}${name}` : name;

/** The name without what binds it to its host; undefined for a cookie of ours that is not bound. */
export function readCookieName(name: string): string | undefined {
  if (isHostCookie(name)) return undefined;
  const bare = name.startsWith(prefix) ? name.slice(prefix.length) : name;
  return isHostCookie(bare) ? bare : name;
}
