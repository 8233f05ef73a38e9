import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** The cell that names the row; exactly one column has it. */
  isRowHeader?: boolean;
  isSortable?: boolean;
  /** Figures stand at the end, under one another. */
  isNumeric?: boolean;
  /** A column of buttons needs no heading to look at, and stays on the narrowest screen: without it a row could not be acted on. */
  isLabelHidden?: boolean;
  /** When the table gets narrower the highest number goes first; 1, or none, always stays. */
  priority?: 1 | 2 | 3 | 4;
}

export interface TableRow {
  id: string;
}

export interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** The width of the table itself, not of the screen: a panel beside it makes it narrow too. */
const roomFor: Record<2 | 3 | 4, number> = { 2: 480, 3: 768, 4: 1080 };

/** From how wide a table on a column is shown in it; `undefined` is always. */
export function roomOf<Row>({ priority = 1, isLabelHidden = false }: TableColumn<Row>): number | undefined {
  return priority === 1 || isLabelHidden ? undefined : roomFor[priority];
}

export function columnsThatFit<Row>(columns: readonly TableColumn<Row>[], width: number): TableColumn<Row>[] {
  return columns.filter((column) => width >= (roomOf(column) ?? 0));
}
