export const withoutQuery = (address: string): string => address.split(/[?#]/, 1)[0] ?? '';

const withoutSlash = (path: string): string => (path.endsWith('/') ? withoutSlash(path.slice(0, -1)) : path);

/** One name for all sizes of a picture: WordPress makes several of each, and a page shows any of them. */
export function pictureKey(address: string): string {
  const plain = withoutQuery(address).replace(/^https?:/i, '');
  return plain.replace(/(?:-\d{1,5}x\d{1,5}|-scaled)(?=\.\w{2,5}$)/, '').toLowerCase();
}

const withoutWww = (host: string): string => host.toLowerCase().replace(/^www\./, '');

/** An address of the old site, in any of the ways it is written there, as one; undefined when it is somewhere else. */
export function oldPath(href: string, siteUrl: string): string | undefined {
  if (!URL.canParse(href, siteUrl) || !URL.canParse(siteUrl)) return undefined;
  const url = new URL(href, siteUrl);
  const site = new URL(siteUrl);
  if (!/^https?:$/.test(url.protocol) || withoutWww(url.hostname) !== withoutWww(site.hostname)) return undefined;
  const byId = /[?&](?:p|page_id|attachment_id)=(\d+)/.exec(url.search)?.[1];
  if (byId !== undefined) return `?p=${byId}`;
  return pathOf(url.pathname);
}

/** As our own addresses are written: without a slash at the end, without the signs of a browser. */
export function pathOf(pathname: string): string {
  const path = withoutSlash(decoded(pathname)).toLowerCase();
  return path === '' ? '/' : path;
}

/** Where something was before its address got another end; an address without one had none. */
export function formerPaths(path: string | null, oldSlugs: readonly string[]): string[] {
  if (path === null || !path.startsWith('/') || path === '/') return [];
  const above = path.slice(0, path.lastIndexOf('/') + 1);
  const former = oldSlugs.filter((slug) => slug !== '' && !slug.includes('/')).map((slug) => pathOf(above + slug));
  return [...new Set(former)].filter((one) => one !== path);
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** What old addresses lead to; `#part` of a page stays with it. */
export function hrefFor(
  href: string,
  { base, siteUrl, targetOf }: { base: string; siteUrl: string; targetOf(path: string): string | undefined },
): string | undefined {
  if (/^(?:#|mailto:|tel:)/i.test(href)) return href;
  const from = URL.canParse(base) ? base : siteUrl;
  if (!URL.canParse(href, from)) return undefined;
  const url = new URL(href, from);
  if (!/^https?:$/.test(url.protocol)) return undefined;
  const path = oldPath(url.href, siteUrl);
  const target = path === undefined ? undefined : targetOf(path);
  if (target === undefined) return url.href;
  return /^#[a-z][a-z0-9-]*$/.test(url.hash) && target.startsWith('page:') ? `${target}${url.hash}` : target;
}
