import type { ReactNode } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { classNames } from '../class-names.ts';
import { DrawnBox } from './selection-box.tsx';
import styles from './table.module.css';
import type { TableColumn, TableRow, TableSort } from './table-column.ts';
import { HeadingWords, lookOf } from './table-look.tsx';

interface DrawnTableProps<Item extends TableRow> {
  label: string;
  columns: readonly TableColumn<Item>[];
  rows: readonly Item[];
  sort: TableSort | undefined;
  hasBoxes: boolean;
  selectedIds: 'all' | ReadonlySet<string> | undefined;
  disabledIds: readonly string[] | undefined;
  openId: string | null | undefined;
  empty: ReactNode;
}

/**
 * A table as it looks before anything of it can be used, with the roles and names of the one that comes. React Aria
 * makes a collection of it, and of each cell something that can be focused: on the server that was most of a screen.
 */
export function DrawnTable<Item extends TableRow>(props: DrawnTableProps<Item>) {
  const { label, columns, rows, sort, hasBoxes, selectedIds, disabledIds = [], openId, empty } = props;
  const { t } = useTranslation();
  const directionOf = ({ id }: TableColumn<Item>) => (sort?.column === id ? sort.direction : undefined);
  const isChosen = ({ id }: TableRow) => selectedIds === 'all' || selectedIds?.has(id) === true;
  const isDisabled = ({ id }: TableRow) => disabledIds.includes(id);
  const sortOf = (column: TableColumn<Item>) =>
    directionOf(column) ?? (column.isSortable === true ? ('none' as const) : undefined);
  return (
    <table
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: it becomes one, and keeps the focus then
      role="grid"
      aria-multiselectable={hasBoxes || undefined}
      tabIndex={0}
      className={styles.table}
    >
      <thead className={styles.head}>
        <tr>
          {hasBoxes && (
            <th scope="col" className={classNames(styles.heading, styles.check)}>
              <DrawnBox
                label={t('ui.table.selectAll')}
                isChosen={rows.length > 0 && rows.every(isChosen)}
                isDisabled={rows.length === 0}
              />
            </th>
          )}
          {columns.map((column) => (
            <th
              key={column.id}
              scope="col"
              aria-sort={sortOf(column)}
              className={classNames(styles.heading, ...lookOf(column))}
            >
              <HeadingWords column={column} direction={directionOf(column)} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.length === 0 && (
          <tr>
            <td colSpan={columns.length + (hasBoxes ? 1 : 0)}>
              <div className={styles.empty}>{empty}</div>
            </td>
          </tr>
        )}
        {rows.map((row) => (
          <tr
            key={row.id}
            className={classNames(styles.row, row.id === openId && styles.open)}
            data-selected={isChosen(row) || undefined}
            data-disabled={isDisabled(row) || undefined}
          >
            {hasBoxes && (
              <td className={classNames(styles.cell, styles.check)}>
                <DrawnBox label={t('ui.table.select')} isChosen={isChosen(row)} isDisabled={isDisabled(row)} />
              </td>
            )}
            {columns.map((column) => (
              <td
                key={column.id}
                role={column.isRowHeader ? 'rowheader' : undefined}
                className={classNames(styles.cell, ...lookOf(column))}
              >
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
