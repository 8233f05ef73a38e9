import type { ListOptions } from './list-options.ts';
import type { SortBy, SortKey } from './list-words.ts';

export interface ListOrder {
  key: SortKey;
  direction: 'asc' | 'desc';
}

export function readSortBy(sortBy: SortBy): ListOrder {
  const [key, direction] = sortBy.split('_') as [SortKey, 'asc' | 'desc'];
  return { key, direction };
}

/**
 * §3: the order that an editor dragged items into. Below one parent it is that parent's own; at the top it is `root`, or
 * `sortOrder` of a list that knows no levels. What nobody dragged comes after it, newest first.
 */
export function draggedOrder(
  { sortOrder, nestedSortOrder }: Pick<ListOptions, 'sortOrder' | 'nestedSortOrder'>,
  parentGuids: readonly string[] | undefined,
): string[] {
  const [parent, ...others] = parentGuids ?? [];
  if (parent !== undefined && others.length === 0) return nestedSortOrder[parent] ?? sortOrder;
  return parent === undefined ? (nestedSortOrder.root ?? sortOrder) : sortOrder;
}
