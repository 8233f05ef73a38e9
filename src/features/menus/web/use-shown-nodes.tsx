import { useRef } from 'react';
import type { TreeNode } from '#platform/web/ui/tree/tree-node.ts';
import { isSame } from '#platform/web/ui/tree/use-drawn-nodes.ts';
import type { MenuSource } from '../contract/menu-source.ts';
import { type MenuTreeNode, pathsOf } from './menu-nodes.ts';
import { MenuRowBadges, MenuRowNote, rowChanges } from './menu-row.tsx';
import type { MenuDraft } from './use-menu-draft.ts';

interface ShownNode {
  of: readonly unknown[];
  shown: TreeNode;
}

/** The rows as the tree shows them; those of which nothing changed are the same objects, and are not drawn again. */
export function useShownNodes(
  nodes: readonly MenuTreeNode[],
  source: MenuSource,
  draft: MenuDraft,
  expanded: readonly string[],
): TreeNode[] {
  const known = useRef(new Map<string, ShownNode>());
  const paths = { was: pathsOf(source.items), becomes: pathsOf(draft.items) };
  const changes = rowChanges(draft.changes);
  const open = new Set(expanded);
  const shownOf = (node: MenuTreeNode): TreeNode => {
    const { id, label, item } = node;
    const [was, becomes] = [paths.was.get(id), paths.becomes.get(id)];
    const change = changes.get(id);
    const hidden = open.has(id) ? 0 : countBelow(node);
    const children = node.children.map(shownOf);
    const of = [label, item, was, becomes, change, hidden, ...children];
    const before = known.current.get(id);
    if (before !== undefined && isSame(before.of, of)) return before.shown;
    const note = <MenuRowNote item={item} was={was} becomes={becomes} />;
    const aside = <MenuRowBadges item={item} change={change} hidden={hidden} />;
    const shown = { id, label, note, aside, children };
    known.current.set(id, { of, shown });
    return shown;
  };
  return nodes.map(shownOf);
}

const countBelow = (node: MenuTreeNode): number => node.children.reduce((sum, child) => sum + 1 + countBelow(child), 0);
