import type { z } from 'zod';
import type { RedirectListQuery } from '../contract/redirect.ts';
import { redirectFilters, redirectSorts } from '../contract/redirect-kinds.ts';

type Query = Required<z.input<typeof RedirectListQuery>>;

export const rowsOnPage = 50;

/** What the address asks for, without what nobody can ask for: an old or mistyped link still shows a list. */
export function redirectsQueryOf(search: URLSearchParams): Query {
  const sorts = redirectSorts.flatMap((one) => [`${one}_asc`, `${one}_desc`] as const);
  return {
    search: (search.get('q') ?? '').slice(0, 200),
    filter: redirectFilters.find((one) => one === search.get('filter')) ?? 'all',
    sort_by: sorts.find((one) => one === search.get('sort')) ?? 'since_desc',
    pageNumber: Math.min(Math.max(1, Math.trunc(Number(search.get('page'))) || 1), 1_000_000),
    itemCount: rowsOnPage,
  };
}
