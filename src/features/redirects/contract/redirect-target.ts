import type { Language } from '#platform/contract/texts/language.ts';

/** Where a redirect leads. A page is named by its guid, so it is found wherever it moves. */
export type RedirectTarget =
  /** In the reader's language, unless one was written; with a query, a place on the page or an item of it behind its address. */
  | { kind: 'page'; guid: string; language: Language | null; suffix: string }
  /** Of this site and no page: an item, a file, a screen. */
  | { kind: 'path'; path: string }
  | { kind: 'url'; url: string }
  /** The page that it led to is gone for good. */
  | { kind: 'gone' };

/** The place of a path that is written with a query or a hash behind it, as a browser would ask for it. */
export const placeOf = (path: string): { place: string; suffix: string } => {
  const [place = ''] = path.split(/[?#]/, 1);
  return { place, suffix: path.slice(place.length) };
};

/** What comes behind the address of a page; that of the front page is a slash by itself. */
export const withSuffix = (path: string, suffix: string): string =>
  path === '/' && suffix.startsWith('/') ? suffix : path + suffix;

/** The query of who asked goes along, behind the one that the target has of its own and before its hash. */
export function withQuery(target: string, search: string): string {
  if (search === '' || search === '?') return target;
  const [address = '', hash] = target.split('#', 2);
  const joined = address.includes('?') ? `${address}&${search.slice(1)}` : address + search;
  return hash === undefined ? joined : `${joined}#${hash}`;
}
