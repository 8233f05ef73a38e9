import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, memo, type ReactElement } from 'react';
import { Checkbox } from 'react-aria-components/Checkbox';
import choiceStyles from '../choice/choice.module.css';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import tableStyles from '../table/table.module.css';
import type { TableColumn } from '../table/table-column.ts';
import { lookOf } from '../table/table-look.tsx';
import { ActiveRowContext } from './active-row-context.ts';
import styles from './tree-grid.module.css';
import type { TreeGridRow } from './tree-grid-keys.ts';

/** For who hears the rows: what the boxes and the arrows are about. */
export interface RowWords<Row> {
  choose(row: Row): string;
  open(row: Row): string;
  close(row: Row): string;
}

interface DrawnRowProps<Row extends TreeGridRow> {
  row: Row;
  columns: readonly TableColumn<Row>[];
  words: RowWords<Row>;
  isActive: boolean;
  isChoosable: boolean;
  isChosen: boolean;
  onFocus(row: Row): void;
  onKey(event: KeyboardEvent<HTMLElement>, row: Row): void;
  onChoose(row: Row): void;
  onTurn(id: string, isOpen: boolean): void;
}

function DrawnRow<Row extends TreeGridRow>(props: DrawnRowProps<Row>) {
  const { row, columns, words, isActive, isChoosable, isChosen, onFocus, onKey, onChoose, onTurn } = props;
  return (
    <tr
      data-row={row.id}
      data-selected={isChosen || undefined}
      className={classNames(tableStyles.row, styles.row)}
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-expanded={row.isOpen}
      aria-selected={isChoosable ? isChosen : undefined}
      tabIndex={isActive ? 0 : -1}
      onFocus={() => onFocus(row)}
      onKeyDown={(event) => onKey(event, row)}
    >
      <ActiveRowContext value={isActive}>
        <td className={classNames(tableStyles.cell, tableStyles.check)}>
          {isChoosable && (
            <Checkbox
              className={classNames(choiceStyles.choice, tableStyles.selection)}
              aria-label={words.choose(row)}
              excludeFromTabOrder
              isSelected={isChosen}
              onChange={() => onChoose(row)}
            >
              <span className={choiceStyles.box} />
            </Checkbox>
          )}
        </td>
        {columns.map((column) => (
          <td key={column.id} className={classNames(tableStyles.cell, ...lookOf(column))}>
            {column.isRowHeader ? (
              <div className={styles.node} data-level={Math.min(row.level, mostIndented)}>
                {row.isOpen === undefined ? (
                  <span className={styles.gap} />
                ) : (
                  <button
                    type="button"
                    tabIndex={-1}
                    className={styles.twist}
                    aria-label={row.isOpen ? words.close(row) : words.open(row)}
                    onClick={() => onTurn(row.id, row.isOpen === false)}
                  >
                    <Icon icon={ChevronRight} size={18} />
                  </button>
                )}
                {column.cell(row)}
              </div>
            ) : (
              column.cell(row)
            )}
          </td>
        ))}
      </ActiveRowContext>
    </tr>
  );
}

/** Drawn again only when something of its own changed: a step from row to row draws two of hundreds. */
export const TreeGridRowView = memo(DrawnRow) as <Row extends TreeGridRow>(props: DrawnRowProps<Row>) => ReactElement;

/** Deeper rows stand no further in, so that their names have room. */
const mostIndented = 6;
