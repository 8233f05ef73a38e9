import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import type { LocalizedText } from '#platform/contract/texts/localized.ts';
import { isFilled, Text } from '#platform/web/content/localized.tsx';
import { useIsAlive } from '#platform/web/content/use-is-alive.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import type { SortOrder } from './contract/sort-rows.ts';
import styles from './view.module.css';

export interface Sorting {
  column: number;
  order: SortOrder;
}

export interface HeaderCellProps {
  title: LocalizedText;
  className: string | undefined;
  /** Of a table that can be sorted. */
  column?: number;
  sorting?: Sorting | undefined;
  onSort?: (sorting: Sorting) => void;
}

const icons = { ascending: ArrowUp, descending: ArrowDown };

/** A button only where there is a script to answer it; it looks the same before. */
export function HeaderCell({ title, className, column, sorting, onSort }: HeaderCellProps) {
  const isAlive = useIsAlive();
  if (!isFilled(title)) return <td className={className} />;
  if (column === undefined || onSort === undefined) {
    return (
      <th scope="col" className={className}>
        <Text of={title} />
      </th>
    );
  }
  const order = sorting?.column === column ? sorting.order : undefined;
  const inside = (
    <>
      <Text of={title} />
      <Icon icon={order === undefined ? ArrowUpDown : icons[order]} size={16} />
    </>
  );
  return (
    <th scope="col" aria-sort={order} className={classNames(className, styles.sortable, order && styles.sorted)}>
      {isAlive ? (
        <button
          type="button"
          className={styles.sort}
          onClick={() => onSort({ column, order: order === 'ascending' ? 'descending' : 'ascending' })}
        >
          {inside}
        </button>
      ) : (
        <span className={styles.sort}>{inside}</span>
      )}
    </th>
  );
}
