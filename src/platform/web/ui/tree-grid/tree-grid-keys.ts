export interface TreeGridRow {
  id: string;
  parentId: string | null;
  /** From 1. */
  level: number;
  position: number;
  siblings: number;
  /** Undefined where nothing hangs below it. */
  isOpen?: boolean | undefined;
}

/** What a key does on a row: go to another, open or close it, choose it, or go where it leads. */
export type TreeGridStep = { go: string } | { turn: boolean } | 'choose' | 'enter' | 'menu';

/** In a language that is read from the right, left and right are the other way round. */
export function treeGridStep(
  rows: readonly TreeGridRow[],
  id: string,
  key: string,
  isRightToLeft = false,
): TreeGridStep | undefined {
  const at = rows.findIndex((row) => row.id === id);
  const row = rows[at];
  if (row === undefined) return undefined;
  const to = (other: TreeGridRow | undefined): TreeGridStep | undefined =>
    other === undefined || other.id === id ? undefined : { go: other.id };
  switch (key) {
    case 'ArrowDown':
      return to(rows[at + 1]);
    case 'ArrowUp':
      return to(rows[at - 1]);
    case 'Home':
      return to(rows[0]);
    case 'End':
      return to(rows.at(-1));
    case isRightToLeft ? 'ArrowLeft' : 'ArrowRight':
      if (row.isOpen === false) return { turn: true };
      return row.isOpen === true ? to(rows[at + 1]) : undefined;
    case isRightToLeft ? 'ArrowRight' : 'ArrowLeft':
      if (row.isOpen === true) return { turn: false };
      return to(rows.find((other) => other.id === row.parentId));
    case ' ':
      return 'choose';
    case 'Enter':
      return 'enter';
    case 'ContextMenu':
      return 'menu';
    default:
      return undefined;
  }
}
