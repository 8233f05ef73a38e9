import { type ReactNode, Suspense, useContext } from 'react';
import { classNames } from '#platform/web/ui/class-names.ts';
import type { ListItem } from '../../../contract/list-item.ts';
import { comingManager, HighlightContext, ListManagerContext } from '../list/list-manager-context.ts';
import styles from './item-box.module.css';

export interface ItemBoxProps {
  item: ListItem;
  children: ReactNode;
  className?: string | undefined;
}

/** One item of a list, whatever the view: it lights up when it was just added, and shows its tools to who may use them. */
export function ItemBox({ item, children, className }: ItemBoxProps) {
  const isHighlighted = useContext(HighlightContext) === item.guid;
  return (
    <li className={classNames(styles.box, isHighlighted && styles.highlighted, className)} data-item={item.guid}>
      {children}
      <ItemTools item={item} />
    </li>
  );
}

export function ItemTools({ item }: { item: ListItem }) {
  const manager = useContext(ListManagerContext);
  if (manager === undefined || !(item.can.edit || item.can.delete)) return null;
  const meanwhile = <div className={styles.toolsRoom} />;
  if (manager === comingManager) return meanwhile;
  return (
    <Suspense fallback={meanwhile}>
      <manager.ItemTools item={item} />
    </Suspense>
  );
}
