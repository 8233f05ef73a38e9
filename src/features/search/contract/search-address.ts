/** §2: the public route. */
const path = '/search';

export const resultsPerPage = 20;
export const longestQuery = 200;
export const lastPage = 1000;

export interface Asked {
  /** Trimmed; empty when nothing was asked yet. */
  q: string;
  pageNumber: number;
}

/** What an address asks for. Whatever stands there, it is a question that the call accepts. */
export function askedIn(search: URLSearchParams): Asked {
  const q = (search.get('q') ?? '').trim().slice(0, longestQuery).toWellFormed().trim();
  const number = Number(search.get('pageNumber') ?? 1);
  return { q, pageNumber: Number.isInteger(number) && number >= 1 && number <= lastPage ? number : 1 };
}

/** Without the prefix of a language. */
export function searchPath({ q, pageNumber }: Asked): string {
  const search = new URLSearchParams({ q });
  if (pageNumber > 1) search.set('pageNumber', String(pageNumber));
  return `${path}?${search}`;
}
