import ChevronRight from 'lucide-react/icons/chevron-right';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { memo, type ReactNode } from 'react';
import { Button, ButtonContext } from 'react-aria-components/Button';
import { Collection } from 'react-aria-components/Collection';
import { Tree as AriaTree, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { TreeMove } from './move-node.ts';
import styles from './tree.module.css';
import type { TreeNode } from './tree-node.ts';
import { type DrawnNode, useDrawnNodes } from './use-drawn-nodes.ts';
import { useTreeMoves } from './use-tree-moves.tsx';

export interface TreeProps {
  label: string;
  /** A node that is the same object as at the last draw is not drawn again. */
  nodes: readonly TreeNode[];
  selectedId?: string | null;
  onSelect?: (id: string) => void;
  expandedIds?: readonly string[];
  defaultExpandedIds?: readonly string[];
  onExpandedChange?: (ids: string[]) => void;
  /** With this the nodes can be dragged, by mouse, touch and keyboard. `moveNodes` gives the tree after the move. */
  onMove?: (move: TreeMove) => void;
  canMove?: (move: TreeMove) => boolean;
  /** Buttons at the end of a row, reached with the arrow keys. */
  actions?: (node: TreeNode) => ReactNode;
  empty?: ReactNode;
  className?: string;
}

export function Tree({
  label,
  nodes,
  selectedId,
  onSelect,
  expandedIds,
  defaultExpandedIds,
  onExpandedChange,
  onMove,
  canMove,
  actions,
  empty,
  className,
}: TreeProps) {
  const dragAndDropHooks = useTreeMoves(nodes, onMove, canMove);

  const drawn = useDrawnNodes(nodes, expandedIds);

  function renderNode({ node, children }: DrawnNode) {
    return (
      <TreeItem
        id={node.id}
        textValue={node.label}
        isDisabled={node.isDisabled}
        hasChildItems={(node.children ?? []).length > 0}
        className={styles.item}
      >
        <TreeItemContent>
          {({ hasChildItems, allowsDragging }) => (
            <div className={styles.row}>
              {allowsDragging && (
                <Button slot="drag" className={classNames(styles.tool, styles.grip)}>
                  <Icon icon={GripVertical} size={18} />
                </Button>
              )}
              {hasChildItems ? (
                <Button slot="chevron" className={classNames(styles.tool, styles.chevron)}>
                  <Icon icon={ChevronRight} size={18} />
                </Button>
              ) : (
                <span className={styles.gap} />
              )}
              <OwnPart node={node} actions={actions} />
            </div>
          )}
        </TreeItemContent>
        <Collection items={children}>{renderNode}</Collection>
      </TreeItem>
    );
  }

  return (
    <AriaTree
      aria-label={label}
      items={drawn}
      className={classNames(styles.tree, className)}
      selectionMode={onSelect ? 'single' : 'none'}
      selectionBehavior="toggle"
      disallowEmptySelection
      selectedKeys={selectedId === undefined ? undefined : selectedId === null ? [] : [selectedId]}
      onSelectionChange={(keys) => {
        const [id] = keys === 'all' ? [] : keys;
        if (id !== undefined) onSelect?.(String(id));
      }}
      expandedKeys={expandedIds}
      defaultExpandedKeys={defaultExpandedIds}
      onExpandedChange={(keys) => onExpandedChange?.([...keys].map(String))}
      dragAndDropHooks={dragAndDropHooks}
      renderEmptyState={() => <div className={styles.empty}>{empty}</div>}
    >
      {renderNode}
    </AriaTree>
  );
}

interface OwnPartProps {
  node: TreeNode;
  actions: TreeProps['actions'];
}

/**
 * What is the node's own in a row. Every row of React Aria is drawn again with every change of the tree; this is not,
 * and its buttons have nothing of the row's, which are others at each draw.
 */
const OwnPart = memo(
  function OwnPart({ node, actions }: OwnPartProps) {
    return (
      <ButtonContext value={null}>
        {node.icon && <Icon icon={node.icon} size={18} className={styles.icon} />}
        <span className={styles.words}>
          <span className={classNames(styles.label, node.note !== undefined && styles.strong)}>{node.label}</span>
          {node.note}
        </span>
        {node.aside}
        {actions?.(node)}
      </ButtonContext>
    );
  },
  // The function of the draw in which the node was another is as good.
  (before, now) => before.node === now.node,
);
