import { useRef } from 'react';
import type { TreeNode } from './tree-node.ts';

export interface DrawnNode {
  id: string;
  node: TreeNode;
  /** None of what is folded away: that is not made at all, so that a tree of hundreds answers at once. */
  children: readonly DrawnNode[];
}

/** The nodes as they are drawn, each the same object as before unless it, or what is seen below it, is another. */
export function useDrawnNodes(nodes: readonly TreeNode[], openIds: readonly string[] | undefined): DrawnNode[] {
  const known = useRef(new WeakMap<TreeNode, DrawnNode>());
  const open = openIds && new Set(openIds);
  const drawnOf = (node: TreeNode): DrawnNode => {
    const isOpen = open === undefined || open.has(node.id);
    const children = isOpen ? (node.children ?? []).map(drawnOf) : [];
    const before = known.current.get(node);
    if (before !== undefined && isSame(before.children, children)) return before;
    const drawn = { id: node.id, node, children };
    known.current.set(node, drawn);
    return drawn;
  };
  return nodes.map(drawnOf);
}

export const isSame = <Part>(one: readonly Part[], other: readonly Part[]): boolean =>
  one.length === other.length && one.every((part, at) => part === other[at]);
