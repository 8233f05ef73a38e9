import GripVertical from 'lucide-react/icons/grip-vertical';
import { type ReactNode, useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '../../notifications/say.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './list.module.css';
import { MoveButtons } from './move-buttons.tsx';
import { reorder } from './reorder.ts';
import { useFocusAfterMove } from './use-focus-after-move.ts';

export interface ListItem {
  id: string;
}

export interface ReorderableListProps<Item extends ListItem> {
  label: string;
  items: readonly Item[];
  /** What an item is called, for the search by first letter and for what is said while dragging. */
  nameOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
  /** The ids in their new order. Without it the list stands still. */
  onReorder?: (ids: string[]) => void;
  onAction?: (id: string) => void;
  empty?: ReactNode;
  className?: string;
}

/** Rows that can be dragged by mouse, touch or keyboard (Enter on the handle, arrows, Enter), or moved by their buttons. */
export function ReorderableList<Item extends ListItem>({
  label,
  items,
  nameOf,
  children,
  onReorder,
  onAction,
  empty,
  className,
}: ReorderableListProps<Item>) {
  const { t } = useTranslation();
  const listId = useId();
  const ids = items.map(({ id }) => id);
  const focusAfterMove = useFocusAfterMove(ids.join());
  const move = (item: Item, by: 1 | -1, buttons: [string, string]) => {
    const place = ids.indexOf(item.id) + by;
    const next = ids[place];
    if (next === undefined) return;
    focusAfterMove(...buttons);
    onReorder?.(reorder(ids, [item.id], next, by < 0 ? 'before' : 'after'));
    say(t('ui.list.moved', { name: nameOf(item), place: place + 1, count: ids.length }));
  };
  const { dragAndDropHooks } = useDragAndDrop<Item>({
    getItems: (keys) =>
      items.filter(({ id }) => keys.has(id)).map((item) => ({ 'text/plain': nameOf(item), [listDragType]: item.id })),
    acceptedDragTypes: [listDragType],
    onReorder: ({ keys, target }) => {
      const position = target.dropPosition === 'before' ? 'before' : 'after';
      onReorder?.(reorder(ids, [...keys].map(String), String(target.key), position));
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.indicator} />,
  });

  return (
    <GridList
      aria-label={label}
      items={items}
      dependencies={[children, ids.join()]}
      keyboardNavigationBehavior="tab"
      dragAndDropHooks={onReorder && dragAndDropHooks}
      onAction={onAction && ((key) => onAction(String(key)))}
      renderEmptyState={() => <div className={styles.empty}>{empty}</div>}
      className={classNames(styles.list, className)}
    >
      {(item: Item) => (
        <GridListItem id={item.id} textValue={nameOf(item)} className={styles.item}>
          {({ allowsDragging }) => (
            <>
              {allowsDragging && (
                <Button slot="drag" className={styles.grip}>
                  <Icon icon={GripVertical} size={20} />
                </Button>
              )}
              <div className={styles.content}>{children(item)}</div>
              {allowsDragging && items.length > 1 && (
                <MoveButtons
                  id={`${listId}-${item.id}`}
                  name={nameOf(item)}
                  isFirst={ids[0] === item.id}
                  isLast={ids.at(-1) === item.id}
                  onMove={(by, buttons) => move(item, by, buttons)}
                />
              )}
            </>
          )}
        </GridListItem>
      )}
    </GridList>
  );
}

const listDragType = 'application/x-plein-list-item';
