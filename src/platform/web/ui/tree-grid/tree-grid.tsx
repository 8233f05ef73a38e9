import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Checkbox } from 'react-aria-components/Checkbox';
import { flushSync } from 'react-dom';
import { useSteady } from '../../use-steady.ts';
import choiceStyles from '../choice/choice.module.css';
import { classNames } from '../class-names.ts';
import tableStyles from '../table/table.module.css';
import { columnsThatFit, type TableColumn } from '../table/table-column.ts';
import { lookOf } from '../table/table-look.tsx';
import { useElementWidth } from '../table/use-element-width.ts';
import styles from './tree-grid.module.css';
import { type TreeGridRow, treeGridStep } from './tree-grid-keys.ts';
import { type RowWords, TreeGridRowView } from './tree-grid-row.tsx';
import { useDrawnRows } from './use-drawn-rows.ts';

export interface TreeGridProps<Row extends TreeGridRow> {
  label: string;
  id?: string;
  /** Columns and words that stay the same objects spare the rows a new draw. */
  columns: readonly TableColumn<Row>[];
  /** Those that can be seen, from the top. */
  rows: readonly Row[];
  allWord: string;
  words: RowWords<Row>;
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
  const { label, id, columns, rows, allWord, words, isChoosable, selectedIds, onSelectionChange, placeId, empty } =
    props;
  const [region, width] = useElementWidth<HTMLElement>();
  const body = useRef<HTMLTableSectionElement>(null);
  const shown = useMemo(() => columnsThatFit(columns, width), [columns, width]);
  const [focused, setFocused] = useState(placeId);
  const active = rows.find((row) => row.id === focused)?.id ?? rows[0]?.id;
  const choosable = rows.filter(isChoosable);
  const chosen = choosable.filter((row) => selectedIds.has(row.id)).length;
  const placeAt = placeId === undefined ? -1 : rows.findIndex((row) => row.id === placeId);
  const { drawn, drawAll } = useDrawnRows(rows.length, placeAt + 1);

  const rowOf = (wanted: string) => body.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(wanted)}"]`);
  const isThere = placeAt >= 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the row is there
  useEffect(() => {
    if (placeId === undefined || !isThere) return;
    setFocused(placeId);
    rowOf(placeId)?.scrollIntoView({ block: 'center' });
    rowOf(placeId)?.focus({ preventScroll: true });
  }, [placeId, isThere]);

  const choose = useSteady((row: Row) => {
    if (!isChoosable(row)) return;
    const next = new Set(selectedIds);
    if (!next.delete(row.id)) next.add(row.id);
    onSelectionChange(next);
  });
  const turn = useSteady(props.onTurn);
  const stand = useSteady((row: Row) => {
    setFocused(row.id);
    props.onPlace(row.id);
  });

  function go(wanted: string) {
    // The end of a long tree may not be drawn yet.
    if (!rowOf(wanted)) flushSync(drawAll);
    rowOf(wanted)?.focus();
  }

  const press = useSteady((event: KeyboardEvent<HTMLElement>, row: Row) => {
    const element = event.currentTarget;
    if (event.target !== element || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key === 'F10' && event.shiftKey ? 'ContextMenu' : event.key;
    const step = treeGridStep(rows, row.id, key, getComputedStyle(element).direction === 'rtl');
    if (step === undefined) return;
    event.preventDefault();
    if (step === 'choose') choose(row);
    else if (step === 'enter') element.querySelector<HTMLElement>('a[href]')?.click();
    else if (step === 'menu') element.querySelector<HTMLElement>('button[aria-haspopup]')?.click();
    else if ('go' in step) go(step.go);
    else turn(row.id, step.turn);
  });

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
                aria-label={allWord}
                isSelected={choosable.length > 0 && chosen === choosable.length}
                isIndeterminate={chosen > 0 && chosen < choosable.length}
                onChange={chooseAll}
              >
                <span className={choiceStyles.box} />
              </Checkbox>
            </th>
            {shown.map((column) => (
              <th key={column.id} scope="col" className={classNames(tableStyles.heading, ...lookOf(column))}>
                <span className={column.isLabelHidden ? 'visually-hidden' : undefined}>{column.label}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.slice(0, drawn).map((row) => (
            <TreeGridRowView
              key={row.id}
              row={row}
              columns={shown}
              words={words}
              isActive={row.id === active}
              isChoosable={isChoosable(row)}
              isChosen={selectedIds.has(row.id)}
              onFocus={stand}
              onKey={press}
              onChoose={choose}
              onTurn={turn}
            />
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <div className={tableStyles.empty}>{empty}</div>}
    </section>
  );
}
