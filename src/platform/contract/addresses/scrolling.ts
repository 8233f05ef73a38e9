import { isAdminPath } from './admin-path.ts';

/** As much of a location as the rule looks at; both URL and the router's location have it. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
}

export type Scroll = { kind: 'none' } | { kind: 'top' } | { kind: 'hash'; id: string; offset: 108 | 88 };

const parameters = (search: string): string[] => search.slice(1).split('&');
// A list on a page has parameters of its own: a letter and six digits of its block's guid. `open` is what is looked at beside a list.
const isQ = (parameter: string): boolean => /^(q|open|[a-z]-[0-9a-f]{6})(=|$)/.test(parameter);
const onlyQ = (search: string): string => parameters(search).filter(isQ).join('&');
const withoutQ = (search: string): string =>
  parameters(search)
    .filter((parameter) => !isQ(parameter))
    .sort()
    .join('&');

const isOnlyQChange = (from: Place, to: Place): boolean =>
  from.pathname === to.pathname &&
  (from.hash === to.hash || to.hash === '') &&
  withoutQ(from.search) === withoutQ(to.search) &&
  onlyQ(from.search) !== onlyQ(to.search);

function idOf(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/**
 * §2: to top on navigation; smooth scroll to a hash with offset 108 on admin paths and 88 elsewhere; no scroll when only
 * query q changes, which is somebody typing in a search field, or filtering a list, or opening one of its rows. Where a list's pages are turned the
 * link has a hash.
 */
export function scrollFor({ from, to }: { from?: Place; to: Place }): Scroll {
  if (from && isOnlyQChange(from, to)) return { kind: 'none' };
  const id = idOf(to.hash);
  if (id === '') return { kind: 'top' };
  return { kind: 'hash', id, offset: isAdminPath(to.pathname) ? 108 : 88 };
}
