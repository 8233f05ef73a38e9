import { rowsOnPage, rowsToRead } from '#platform/contract/page-count.ts';
import { inHandOrder } from './item-order.ts';
import type { ListQuery } from './list-items.endpoints.ts';
import type { ListOptions } from './list-options.ts';
import { defaultSortBy } from './list-words.ts';

type Arranged = Pick<ListOptions, 'sortOrder' | 'nestedSortOrder' | 'defaultParentGuids'>;

/** The page that the server would answer if readers had this order by hand, from all items of the list, newest first. */
export function arrangedPage<T extends { guid: string }>(
  items: readonly T[],
  options: Arranged,
  { sort_by = defaultSortBy, pageNumber: number = 1, itemCount: size = 1, joinRest }: ListQuery,
): T[] {
  const all = inHandOrder(items, sort_by, options);
  const from = (Number(number) - 1) * Number(size);
  if (joinRest !== true) return all.slice(from, from + Number(size));
  const onPage = (page: number) => {
    const start = (page - 1) * Number(size);
    return rowsOnPage(all.slice(start, start + rowsToRead(Number(size))), page, Number(size));
  };
  return onPage(Number(number)) ?? onPage(Number(number) - 1) ?? [];
}
