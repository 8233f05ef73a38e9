import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { Icon } from '../icon/icon.tsx';
import styles from './table.module.css';
import { roomOf, type TableColumn } from './table-column.ts';

/** Before the table is measured the style sheet leaves out what does not fit, so that nothing moves when it is. */
export function lookOf<Item>(column: TableColumn<Item>): (string | false | undefined)[] {
  const room = roomOf(column);
  return [column.isNumeric && styles.numeric, room !== undefined && styles[`from${room}`]];
}

interface HeadingWordsProps<Item> {
  column: TableColumn<Item>;
  direction: 'ascending' | 'descending' | undefined;
}

export function HeadingWords<Item>({ column, direction }: HeadingWordsProps<Item>) {
  return (
    <span className={column.isLabelHidden ? 'visually-hidden' : styles.words}>
      {column.label}
      {direction && <Icon icon={direction === 'ascending' ? ArrowUp : ArrowDown} size={16} />}
    </span>
  );
}
