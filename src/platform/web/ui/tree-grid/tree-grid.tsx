import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Checkbox } from 'react-aria-components/Checkbox';
import choiceStyles from '../choice/choice.module.css';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import tableStyles from '../table/table.module.css';
import { columnsThatFit, roomOf, type TableColumn } from '../table/table-column.ts';
import { useElementWidth } from '../table/use-element-width.ts';
import { ActiveRowContext } from './active-row-context.ts';
import styles from './tree-grid.module.css';
import { type TreeGridRow, treeGridStep } from './tree-grid-keys.ts';

export interface TreeGridProps<Row extends TreeGridRow> {
  label: string;
  id?: string;
  columns: readonly TableColumn<Row>[];
  /** Those that can be seen, from the top. */
  rows: readonly Row[];
  /** For who hears the rows: what the boxes and the arrows are about. */
  words: { all: string; choose(row: Row): string; open(row: Row): string; close(row: Row): string };
  isChoosable(row: Row): boolean;
  selectedIds: ReadonlySet<string>;
  onSelectionChange(ids: Set<string>): void;
  onTurn(id: string, isOpen: boolean): void;
  /** The row that one comes back to; it is brought into sight and gets the focus once. */
  placeId?: string | undefined;
  onPlace(id: string): void;
  empty?: ReactNode;
}

/** A tree with columns: arrows go from row to row and open and close, Space chooses, Enter goes where a row leads. */
export function TreeGrid<Row extends TreeGridRow>(props: TreeGridProps<Row>) {
  const { label, id, columns, rows, words, isChoosable, selectedIds, onSelectionChange, placeId, empty } = props;
  const [region, width] = useElementWidth<HTMLElement>();
  const body = useRef<HTMLTableSectionElement>(null);
  const shown = columnsThatFit(columns, width);
  const [focused, setFocused] = useState(placeId);
  const active = rows.find((row) => row.id === focused)?.id ?? rows[0]?.id;
  const choosable = rows.filter(isChoosable);
  const chosen = choosable.filter((row) => selectedIds.has(row.id)).length;

  const rowOf = (wanted: string) => body.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(wanted)}"]`);
  const isThere = placeId !== undefined && rows.some((row) => row.id === placeId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the row is there
  useEffect(() => {
    if (placeId === undefined || !isThere) return;
    setFocused(placeId);
    rowOf(placeId)?.scrollIntoView({ block: 'center' });
    rowOf(placeId)?.focus({ preventScroll: true });
  }, [placeId, isThere]);

  function choose(row: Row) {
    if (!isChoosable(row)) return;
    const next = new Set(selectedIds);
    if (!next.delete(row.id)) next.add(row.id);
    onSelectionChange(next);
  }

  function press(event: KeyboardEvent<HTMLElement>, row: Row) {
    const element = event.currentTarget;
    if (event.target !== element || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key === 'F10' && event.shiftKey ? 'ContextMenu' : event.key;
    const step = treeGridStep(rows, row.id, key, getComputedStyle(element).direction === 'rtl');
    if (step === undefined) return;
    event.preventDefault();
    if (step === 'choose') choose(row);
    else if (step === 'enter') element.querySelector<HTMLElement>('a[href]')?.click();
    else if (step === 'menu') element.querySelector<HTMLElement>('button[aria-haspopup]')?.click();
    else if ('go' in step) rowOf(step.go)?.focus();
    else props.onTurn(row.id, step.turn);
  }

  function chooseAll() {
    const next = new Set(selectedIds);
    for (const row of choosable) chosen === choosable.length ? next.delete(row.id) : next.add(row.id);
    onSelectionChange(next);
  }

  return (
    <section ref={region} id={id} aria-label={label} className={classNames(tableStyles.region, styles.region)}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that is a tree */}
      <table role="treegrid" aria-label={label} aria-multiselectable className={tableStyles.table}>
        <thead>
          <tr>
            <th scope="col" className={classNames(tableStyles.heading, tableStyles.check)}>
              <Checkbox
                className={classNames(choiceStyles.choice, tableStyles.selection)}
                aria-label={words.all}
                isSelected={choosable.length > 0 && chosen === choosable.length}
                isIndeterminate={chosen > 0 && chosen < choosable.length}
                onChange={chooseAll}
              >
                <span className={choiceStyles.box} />
              </Checkbox>
            </th>
            {shown.map((column) => (
              <th key={column.id} scope="col" className={classNames(tableStyles.heading, lookOf(column))}>
                <span className={column.isLabelHidden ? 'visually-hidden' : undefined}>{column.label}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row) => (
            <tr
              key={row.id}
              data-row={row.id}
              data-selected={selectedIds.has(row.id) || undefined}
              className={classNames(tableStyles.row, styles.row)}
              aria-level={row.level}
              aria-posinset={row.position}
              aria-setsize={row.siblings}
              aria-expanded={row.isOpen}
              aria-selected={isChoosable(row) ? selectedIds.has(row.id) : undefined}
              tabIndex={row.id === active ? 0 : -1}
              onFocus={() => {
                setFocused(row.id);
                props.onPlace(row.id);
              }}
              onKeyDown={(event) => press(event, row)}
            >
              <ActiveRowContext value={row.id === active}>
                <td className={classNames(tableStyles.cell, tableStyles.check)}>
                  {isChoosable(row) && (
                    <Checkbox
                      className={classNames(choiceStyles.choice, tableStyles.selection)}
                      aria-label={words.choose(row)}
                      excludeFromTabOrder
                      isSelected={selectedIds.has(row.id)}
                      onChange={() => choose(row)}
                    >
                      <span className={choiceStyles.box} />
                    </Checkbox>
                  )}
                </td>
                {shown.map((column) => (
                  <td key={column.id} className={classNames(tableStyles.cell, lookOf(column))}>
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
                            onClick={() => props.onTurn(row.id, row.isOpen === false)}
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
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <div className={tableStyles.empty}>{empty}</div>}
    </section>
  );
}

/** Deeper rows stand no further in, so that their names have room. */
const mostIndented = 6;

const lookOf = <Row,>(column: TableColumn<Row>): string | undefined => {
  const room = roomOf(column);
  return room === undefined ? undefined : tableStyles[`from${room}`];
};
