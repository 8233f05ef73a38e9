import { useMemo, useRef } from 'react';
import { type DragAndDropHooks, DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { useSteady } from '../../use-steady.ts';
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
  const wordsOf = useSteady((id: string) => labelOf(nodes, id) ?? id);
  const mayMove = useSteady((move: TreeMove) => !canMove || canMove(move));
  const move = useSteady((made: TreeMove) => onMove?.(made));
  // The same at every draw: each row hangs on it, and all would be drawn again with it.
  const parts = useMemo(
    (): Parameters<typeof useDragAndDrop<TreeNode>>[0] => ({
      getItems: (keys) => [...keys].map((key) => ({ 'text/plain': wordsOf(String(key)) })),
      onDragStart: ({ keys }) => {
        dragged.current = [...keys].map(String);
      },
      getDropOperation: (target) => {
        if (target.type !== 'item') return 'cancel';
        const wanted: TreeMove = { ids: dragged.current, target: String(target.key), position: positionOf(target) };
        return mayMove(wanted) ? 'move' : 'cancel';
      },
      onMove: ({ keys, target }) =>
        move({ ids: [...keys].map(String), target: String(target.key), position: positionOf(target) }),
      renderDropIndicator: (target) => <DropIndicator target={target} className={styles.indicator} />,
    }),
    [wordsOf, mayMove, move],
  );
  const { dragAndDropHooks } = useDragAndDrop<TreeNode>(parts);
  return onMove ? dragAndDropHooks : undefined;
}

function positionOf(target: { dropPosition: 'before' | 'after' | 'on' }): TreeMove['position'] {
  return target.dropPosition;
}
