/** So many go along on the page before at most, however large a page is. */
const mostJoined = 5;

/** Up to a third of a page is no page of its own: whoever turned to it would find a few items. */
export const restThatJoins = (pageSize: number): number => Math.min(Math.floor(pageSize / 3), mostJoined);

/** Over how many pages so many items are spread, where a small rest goes along on the last whole page. */
export function pageCount(total: number, pageSize: number): number {
  const pages = Math.ceil(total / pageSize);
  const rest = total - (pages - 1) * pageSize;
  return pages > 1 && rest <= restThatJoins(pageSize) ? pages - 1 : pages;
}

/** How many rows have to be read from where a page begins to know which are on it. */
export const rowsToRead = (pageSize: number): number => pageSize + restThatJoins(pageSize) + 1;

/**
 * Of `rowsToRead` rows those that are on the page. Undefined where they are a rest that is on the page before, so that there
 * is no such page.
 */
export function rowsOnPage<T>(rows: readonly T[], page: number, pageSize: number): T[] | undefined {
  const rest = restThatJoins(pageSize);
  if (page > 1 && rows.length > 0 && rows.length <= rest) return undefined;
  return rows.length > pageSize + rest ? rows.slice(0, pageSize) : [...rows];
}
