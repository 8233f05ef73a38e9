import { useRef } from 'react';
import { type DragAndDropHooks, DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import type { TreeMove } from './move-node.ts';
import styles from './tree.module.css';
import type { TreeNode } from './tree-node.ts';

function labelOf(nodes: readonly TreeNode[], id: string): string | undefined {
  for (const node of nodes) {
    const label = node.id === id ? node.label : labelOf(node.children ?? [], id);
    if (label !== undefined) return label;
  }
  return undefined;
}

/** Drag and drop within one tree; where a drop is not allowed there is no place to drop, for the keyboard either. */
export function useTreeMoves(
  nodes: readonly TreeNode[],
  onMove: ((move: TreeMove) => void) | undefined,
  canMove: ((move: TreeMove) => boolean) | undefined,
): DragAndDropHooks<TreeNode> | undefined {
  const dragged = useRef<string[]>([]);
  const { dragAndDropHooks } = useDragAndDrop<TreeNode>({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': labelOf(nodes, String(key)) ?? String(key) })),
    onDragStart: ({ keys }) => {
      dragged.current = [...keys].map(String);
    },
    getDropOperation: (target) => {
      if (target.type !== 'item') return 'cancel';
      const move: TreeMove = { ids: dragged.current, target: String(target.key), position: positionOf(target) };
      return !canMove || canMove(move) ? 'move' : 'cancel';
    },
    onMove: ({ keys, target }) =>
      onMove?.({ ids: [...keys].map(String), target: String(target.key), position: positionOf(target) }),
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.indicator} />,
  });
  return onMove ? dragAndDropHooks : undefined;
}

function positionOf(target: { dropPosition: 'before' | 'after' | 'on' }): TreeMove['position'] {
  return target.dropPosition;
}
