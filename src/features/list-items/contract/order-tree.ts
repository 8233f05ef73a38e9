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

export const orderSteps = ['up', 'down', 'under', 'out'] as const;
export type OrderStep = (typeof orderSteps)[number];

/** The same move as by dragging; nothing where there is no such way to go. */
export function stepMove(
  tree: readonly OrderNode[],
  id: string,
  step: OrderStep,
): { ids: string[]; target: string; position: 'before' | 'after' | 'on' } | undefined {
  const { siblings, parent } = placeOf(tree, id) ?? { siblings: [] };
  const place = siblings.findIndex((node) => node.id === id);
  const previous = siblings[place - 1]?.id;
  const next = siblings[place + 1]?.id;
  const to = (target: string | undefined, position: 'before' | 'after' | 'on') =>
    target === undefined ? undefined : { ids: [id], target, position };
  switch (step) {
    case 'up':
      return to(previous, 'before');
    case 'down':
      return to(next, 'after');
    case 'under':
      return to(previous, 'on');
    case 'out':
      return to(parent, 'after');
  }
}

/** Where it stands among those beside it, and below what. */
export function placeOf(
  nodes: readonly OrderNode[],
  id: string,
  parent?: string,
): { siblings: readonly OrderNode[]; parent?: string | undefined } | undefined {
  if (nodes.some((node) => node.id === id)) return { siblings: nodes, parent };
  for (const node of nodes) {
    const found = placeOf(node.children, id, node.id);
    if (found !== undefined) return found;
  }
  return undefined;
}
