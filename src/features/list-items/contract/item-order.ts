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

/** Those that are named, in that order; the rest comes after them and stays as it was. */
export function namedFirst<T extends { guid: string }>(items: readonly T[], order: readonly string[]): T[] {
  const places = new Map(order.map((guid, place) => [guid.toLowerCase(), place]));
  const placeOf = ({ guid }: T) => places.get(guid.toLowerCase()) ?? order.length;
  return [...items].sort((one, other) => placeOf(one) - placeOf(other));
}

/** The items as the block's order by hand has them, if that is what is asked for; they are given newest first. */
export function inHandOrder<T extends { guid: string }>(
  items: readonly T[],
  sortBy: SortBy,
  options: Pick<ListOptions, 'sortOrder' | 'nestedSortOrder' | 'defaultParentGuids'>,
): T[] {
  const { key, direction } = readSortBy(sortBy);
  if (key !== 'sortOrder') return [...items];
  const dragged = draggedOrder(options, options.defaultParentGuids);
  return namedFirst(items, direction === 'asc' ? dragged : dragged.toReversed());
}
