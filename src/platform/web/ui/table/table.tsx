import { type ReactNode, use } from 'react';
import {
  Table as AriaTable,
  Cell,
  Column,
  Row,
  type Selection,
  type SortDescriptor,
  TableBody,
  TableHeader,
} from 'react-aria-components/Table';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { classNames } from '../class-names.ts';
import { DrawnOnlyContext } from '../drawn-only-context.ts';
import { DrawnTable } from './drawn-table.tsx';
import { SelectionBox } from './selection-box.tsx';
import styles from './table.module.css';
import { columnsThatFit, type TableColumn, type TableRow, type TableSort } from './table-column.ts';
import { HeadingWords, lookOf } from './table-look.tsx';
import { useElementWidth } from './use-element-width.ts';

export interface TableProps<Item extends TableRow> {
  /** Names the table and the region it scrolls in. */
  label: string;
  /** Of that region, for pages that are turned. */
  id?: string;
  columns: readonly TableColumn<Item>[];
  rows: readonly Item[];
  sort?: TableSort;
  onSortChange?: (sort: TableSort) => void;
  /** `'all'` stands for every row, those on other pages included. */
  selectedIds?: 'all' | ReadonlySet<string>;
  /** With this, rows have a checkbox. */
  onSelectionChange?: (ids: 'all' | Set<string>) => void;
  disabledIds?: readonly string[];
  /** The row whose details stand beside the table. */
  openId?: string | null;
  /** Pressing a row, or Enter on it. For an address put a RowLink in the row's first cell instead. */
  onRowAction?: (id: string) => void;
  empty?: ReactNode;
  /** Scrolls inside the screen, with the headings in sight. */
  hasStickyHead?: boolean;
  className?: string;
}

export function Table<Item extends TableRow>({
  label,
  id,
  columns,
  rows,
  sort,
  onSortChange,
  selectedIds,
  onSelectionChange,
  disabledIds,
  openId,
  onRowAction,
  empty,
  hasStickyHead,
  className,
}: TableProps<Item>) {
  const { t } = useTranslation();
  const [region, width] = useElementWidth<HTMLElement>();
  const shown = columnsThatFit(columns, width);
  const isDrawnOnly = import.meta.env.SSR && use(DrawnOnlyContext);

  function changeSelection(keys: Selection) {
    onSelectionChange?.(keys === 'all' ? 'all' : new Set([...keys].map(String)));
  }

  function changeSort({ column, direction }: SortDescriptor) {
    onSortChange?.({ column: String(column), direction });
  }

  return (
    <section
      ref={region}
      id={id}
      aria-label={label}
      className={classNames(styles.region, hasStickyHead && styles.tall, className)}
    >
      {isDrawnOnly ? (
        <DrawnTable
          {...{ label, rows, sort, selectedIds, disabledIds, openId, empty }}
          columns={shown}
          hasBoxes={onSelectionChange !== undefined}
        />
      ) : (
        <AriaTable
          aria-label={label}
          className={styles.table}
          sortDescriptor={sort}
          onSortChange={changeSort}
          selectionMode={onSelectionChange ? 'multiple' : 'none'}
          selectedKeys={selectedIds}
          onSelectionChange={changeSelection}
          disabledKeys={disabledIds}
          onRowAction={onRowAction && ((key) => onRowAction(String(key)))}
        >
          <TableHeader className={styles.head}>
            {onSelectionChange && (
              <Column className={classNames(styles.heading, styles.check)} textValue={t('ui.table.select')}>
                <SelectionBox label={t('ui.table.selectAll')} />
              </Column>
            )}
            {shown.map((column) => (
              <ColumnHeading key={column.id} column={column} />
            ))}
          </TableHeader>
          <TableBody
            items={rows}
            dependencies={[shown, openId]}
            renderEmptyState={() => <div className={styles.empty}>{empty}</div>}
          >
            {(row: Item) => (
              <Row id={row.id} className={classNames(styles.row, row.id === openId && styles.open)}>
                {onSelectionChange && (
                  <Cell className={classNames(styles.cell, styles.check)}>
                    <SelectionBox label={t('ui.table.select')} />
                  </Cell>
                )}
                {shown.map((column) => (
                  <Cell key={column.id} className={classNames(styles.cell, ...lookOf(column))}>
                    {column.cell(row)}
                  </Cell>
                ))}
              </Row>
            )}
          </TableBody>
        </AriaTable>
      )}
    </section>
  );
}

function ColumnHeading<Item>({ column }: { column: TableColumn<Item> }) {
  return (
    <Column
      id={column.id}
      isRowHeader={column.isRowHeader}
      allowsSorting={column.isSortable}
      className={classNames(styles.heading, ...lookOf(column))}
    >
      {({ sortDirection }) => <HeadingWords column={column} direction={sortDirection} />}
    </Column>
  );
}
