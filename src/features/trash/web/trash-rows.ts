import type { TrashEntry, TrashRef } from '../contract/trash.ts';

/** A line of the table: something that was thrown away, or a page that went along with one. */
export interface TrashRow {
  /** Of the row: two kinds may have one guid. */
  id: string;
  ref: TrashRef;
  title: string;
  entry: TrashEntry;
  /** The page that it went along with. */
  under: TrashEntry | undefined;
}

const rowId = ({ kind, id }: TrashRef): string => `${kind} ${id}`;

export const rowsOf = (entries: readonly TrashEntry[]): TrashRow[] =>
  entries.flatMap((entry): TrashRow[] => [
    { id: rowId(entry), ref: { kind: entry.kind, id: entry.id }, title: entry.title, entry, under: undefined },
    ...entry.below.map(({ id, title }) => {
      const ref = { kind: entry.kind, id };
      return { id: rowId(ref), ref, title, entry, under: entry };
    }),
  ]);

export interface ChosenTrash {
  /** With all that went along with them. */
  whole: TrashRow[];
  /** Pages of which only themselves come back. */
  alone: TrashRow[];
  /** How many things that are. */
  count: number;
}

/** Who chooses a page has chosen what lies under it. */
export function chosenOf(rows: readonly TrashRow[], ids: ReadonlySet<string>): ChosenTrash {
  const chosen = rows.filter(({ id }) => ids.has(id));
  const whole = chosen.filter(({ under }) => under === undefined);
  const alone = chosen.filter(({ under }) => under !== undefined && !whole.some(({ entry }) => entry === under));
  const count = whole.reduce((sum, { entry }) => sum + 1 + entry.belowCount, alone.length);
  return { whole, alone, count };
}
