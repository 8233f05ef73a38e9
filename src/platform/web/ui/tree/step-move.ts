import type { Branch, TreeMove } from './move-node.ts';

export const treeSteps = ['up', 'down', 'under', 'out'] as const;
export type TreeStep = (typeof treeSteps)[number];

/** The same move as by dragging; nothing where there is no such way to go. */
export function stepMove<Node extends Branch<Node>>(
  tree: readonly Node[],
  id: string,
  step: TreeStep,
): TreeMove | undefined {
  const { siblings, parent } = placeOf(tree, id) ?? { siblings: [] };
  const place = siblings.findIndex((node) => node.id === id);
  const previous = siblings[place - 1]?.id;
  const next = siblings[place + 1]?.id;
  const to = (target: string | undefined, position: TreeMove['position']) =>
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
export function placeOf<Node extends Branch<Node>>(
  nodes: readonly Node[],
  id: string,
  parent?: string,
): { siblings: readonly Node[]; parent?: string | undefined } | undefined {
  if (nodes.some((node) => node.id === id)) return { siblings: nodes, parent };
  for (const node of nodes) {
    const found = placeOf(node.children ?? [], id, node.id);
    if (found !== undefined) return found;
  }
  return undefined;
}
