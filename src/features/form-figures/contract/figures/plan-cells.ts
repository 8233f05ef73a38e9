import { cellHeight, cellWidth, type PlaceCell } from '#features/submissions/contract/figures/place-cells.ts';
import { leastGroup } from './least-group.ts';

export interface PlanCells {
  cells: { name: string; latitude: number; longitude: number; number: number }[];
  /** In fields of a few, and in those that are too many to draw. */
  elsewhere: number;
  /** How wide a field is, about. */
  metres: number;
}

/** From half a kilometre to half a province: as small as most people can be told apart from nobody. */
const folds = [1, 2, 4, 8, 16, 32, 64] as const;
const mostTold = 0.6;
const mostCells = 25;
const metresOfCell = 550;

const sumOf = (cells: readonly PlaceCell[]): number => cells.reduce((sum, { number }) => sum + number, 0);

function folded(cells: readonly PlaceCell[], fold: number): PlaceCell[] {
  const sums = new Map<string, PlaceCell>();
  for (const { row, column, number } of cells) {
    const at = { row: Math.floor(row / fold), column: Math.floor(column / fold) };
    const key = `${at.row} ${at.column}`;
    sums.set(key, { ...at, number: (sums.get(key)?.number ?? 0) + number });
  }
  return [...sums.values()];
}

/** A, B … Z, AA: as on the plan of a town. */
function letters(index: number): string {
  const before = index < 26 ? '' : letters(Math.floor(index / 26) - 1);
  return `${before}${String.fromCharCode(65 + (index % 26))}`;
}

/** Fields of the ground in which five or more are; the smallest ones of which most people are in such a field. */
export function planCells(cells: readonly PlaceCell[]): PlanCells {
  const total = sumOf(cells);
  const enough = (fold: number) => folded(cells, fold).filter(({ number }) => number >= leastGroup);
  const fold = folds.find((one) => sumOf(enough(one)) >= total * mostTold) ?? folds[folds.length - 1] ?? 1;
  const shown = enough(fold)
    .sort((one, other) => other.number - one.number || other.row - one.row || one.column - other.column)
    .slice(0, mostCells);
  const north = Math.max(...shown.map(({ row }) => row));
  const west = Math.min(...shown.map(({ column }) => column));
  return {
    cells: shown.map(({ row, column, number }) => ({
      name: `${letters(column - west)}${north - row + 1}`,
      latitude: Number(((row + 0.5) * fold * cellHeight).toFixed(4)),
      longitude: Number(((column + 0.5) * fold * cellWidth).toFixed(4)),
      number,
    })),
    elsewhere: total - sumOf(shown),
    metres: fold * metresOfCell,
  };
}
