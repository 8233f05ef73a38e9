import { namedFirst } from './item-order.ts';
import type { ListOptions } from './list-options.ts';

/** What the order is made of. */
export interface OrderedItem {
  guid: string;
  title: string;
  parentGuids: readonly string[];
}

/** An item with what hangs below it in the same list. */
export interface OrderNode {
  id: string;
  label: string;
  children: OrderNode[];
}

/** The items as they hang below each other, each level in its own order; `items` are in the order that readers get. */
export function orderTree(
  items: readonly OrderedItem[],
  { nestedSortOrder }: Pick<ListOptions, 'nestedSortOrder'>,
): OrderNode[] {
  const known = new Set(items.map(({ guid }) => guid));
  const parentOf = (item: OrderedItem) => item.parentGuids.find((guid) => known.has(guid));
  const below = (parent: string | undefined, above: readonly string[]): OrderNode[] =>
    namedFirst(
      items.filter((item) => parentOf(item) === parent && !above.includes(item.guid)),
      nestedSortOrder[parent ?? 'root'] ?? [],
    ).map(({ guid, title }) => ({ id: guid, label: title, children: below(guid, [...above, guid]) }));
  return below(undefined, []);
}

const flat = (nodes: readonly OrderNode[]): OrderNode[] => nodes.flatMap((node) => [node, ...flat(node.children)]);

/** What the block keeps of it (§3). Without levels the one order will do. */
export function orderOptions(tree: readonly OrderNode[]): Pick<ListOptions, 'sortOrder' | 'nestedSortOrder'> {
  const ids = (nodes: readonly OrderNode[]) => nodes.map(({ id }) => id);
  const parents = flat(tree).filter(({ children }) => children.length > 0);
  const nested = parents.map(({ id, children }) => [id, ids(children)] as const);
  return {
    sortOrder: ids(flat(tree)),
    nestedSortOrder: parents.length === 0 ? {} : { root: ids(tree), ...Object.fromEntries(nested) },
  };
}

/** Items that hang below something else now, with all that they hang below and what that was; parents of other lists stay. */
export function movedBelow(
  items: readonly OrderedItem[],
  tree: readonly OrderNode[],
): { guid: string; parentGuids: string[]; before: readonly string[] }[] {
  const known = new Set(items.map(({ guid }) => guid));
  const parentOf = new Map(flat(tree).flatMap(({ id, children }) => children.map((child) => [child.id, id] as const)));
  return items.flatMap(({ guid, parentGuids }) => {
    const was = parentGuids.find((parent) => known.has(parent));
    const after = parentOf.get(guid);
    if (was === after) return [];
    const elsewhere = parentGuids.filter((parent) => !known.has(parent));
    return [{ guid, parentGuids: after === undefined ? elsewhere : [...elsewhere, after], before: parentGuids }];
  });
}
