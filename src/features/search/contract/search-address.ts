import { guidOf } from '#platform/contract/calls/guid-text.ts';
import {
  type SearchFilter,
  type SearchKind,
  type SearchPeriod,
  type SearchSort,
  searchKinds,
  searchPeriods,
} from './search-filter.ts';

/** §2: the public route. */
const path = '/search';

export const resultsPerPage = 10;
export const longestQuery = 200;
export const lastPage = 1000;

export interface Asked {
  /** Trimmed; empty when nothing was asked yet. */
  q: string;
  pageNumber: number;
}

/** All that an address of the search screen can say. */
export interface AskedInFull extends Asked, SearchFilter {
  sort?: SearchSort | undefined;
}

export const typePattern = /^[A-Za-z][A-Za-z0-9]{0,59}$/;

/** What an address asks for. Whatever stands there, it is a question that the call accepts. */
export function askedIn(search: URLSearchParams): AskedInFull {
  const q = (search.get('q') ?? '').trim().slice(0, longestQuery).toWellFormed().trim();
  const number = Number(search.get('pageNumber') ?? 1);
  const kind = searchKinds.find((one): one is SearchKind => one === search.get('kind'));
  const period = searchPeriods.find((one): one is SearchPeriod => one === search.get('period'));
  const type = search.get('type') ?? '';
  const theme = guidOf(search.get('theme') ?? '');
  return {
    q,
    pageNumber: Number.isInteger(number) && number >= 1 && number <= lastPage ? number : 1,
    ...(kind === undefined ? {} : { kind }),
    ...(typePattern.test(type) ? { type } : {}),
    ...(theme === undefined ? {} : { theme }),
    ...(period === undefined ? {} : { period }),
    ...(search.get('sort') === 'date' ? { sort: 'date' as const } : {}),
  };
}

/** Without the prefix of a language. */
export function searchPath({ q, pageNumber, kind, type, theme, period, sort }: AskedInFull): string {
  const search = new URLSearchParams({ q });
  for (const [name, value] of Object.entries({ kind, type, theme, period })) {
    if (value !== undefined) search.set(name, value);
  }
  if (sort === 'date') search.set('sort', sort);
  if (pageNumber > 1) search.set('pageNumber', String(pageNumber));
  return `${path}?${search}`;
}
