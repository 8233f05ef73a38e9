import type { Column } from '../form-figures.ts';
import { isFew } from './least-group.ts';

/** How often each value was given. */
export interface Tally {
  value: string;
  number: number;
}

export interface Edge {
  from: string;
  until: string;
  isOpen?: boolean;
  holds(value: string): boolean;
}

const numberIn = (tally: readonly Tally[], { holds }: Edge): number =>
  tally.reduce((sum, { value, number }) => (holds(value) ? sum + number : sum), 0);

/** Columns of a tally, and of what it is compared with along the same edges. */
export function columnsOf(
  edges: readonly Edge[],
  tally: readonly Tally[],
  beside: readonly Tally[] | undefined,
  hidesFew: boolean,
): Column[] {
  return edges.map((edge) => {
    const number = numberIn(tally, edge);
    const was = beside === undefined ? null : numberIn(beside, edge);
    const hidden = hidesFew && isFew(number);
    return {
      from: edge.from,
      until: edge.until,
      isOpen: edge.isOpen ?? false,
      number: hidden ? 0 : number,
      was: was !== null && hidesFew && isFew(was) ? null : was,
      isFew: hidden,
    };
  });
}

export interface NumberTally {
  value: number;
  number: number;
}

export const asNumbers = (tally: readonly Tally[], divisor = 1): NumberTally[] =>
  tally
    .map(({ value, number }) => ({ value: Number(value) / divisor, number }))
    .filter(({ value }) => Number.isFinite(value))
    .sort((one, other) => one.value - other.value);

/** The value below which this part of all lie. */
export function quantile(sorted: readonly NumberTally[], part: number): number | undefined {
  const total = sorted.reduce((sum, { number }) => sum + number, 0);
  let passed = 0;
  for (const { value, number } of sorted) {
    passed += number;
    if (passed >= total * part) return value;
  }
  return undefined;
}

export function meanOf(tally: readonly NumberTally[]): number | undefined {
  const total = tally.reduce((sum, { number }) => sum + number, 0);
  return total === 0 ? undefined : tally.reduce((sum, { value, number }) => sum + value * number, 0) / total;
}

export const scaleEdges = (from: number, to: number): Edge[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => {
    const mark = String(from + index);
    return { from: mark, until: mark, holds: (value) => value === mark };
  });

const wantedColumns = 8;

/** The next step that people count by. */
export function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 2.5, 5, 10].find((step) => step * power >= rough) ?? 10) * power;
}

const tidy = (value: number): number => Number(value.toPrecision(12));

/**
 * Columns of equal width with round edges. The last holds all that is far above the others, so that one slip of the finger
 * (a thousand years old) does not press everyone else into the first.
 */
export function numberEdges(sorted: readonly NumberTally[], divisor = 1): Edge[] {
  const least = sorted[0]?.value;
  const most = sorted.at(-1)?.value;
  if (least === undefined || most === undefined) return [];
  const amount = (value: string) => Number(value) / divisor;
  const areWhole = sorted.every(({ value }) => Number.isInteger(value));
  const top = Math.max(quantile(sorted, 0.97) ?? most, least);
  const step = Math.max(roundStep((top - least) / wantedColumns || 1), areWhole ? 1 : 0);
  const width = areWhole ? Math.ceil(step) : step;
  const begin = Math.floor(least / width) * width;
  const count = Math.max(1, Math.floor((top - begin) / width) + 1);
  return Array.from({ length: count }, (_, index) => {
    const low = tidy(begin + index * width);
    const high = tidy(low + width);
    const isOpen = index === count - 1 && most >= high;
    return {
      from: String(low),
      until: String(areWhole ? high - 1 : high),
      isOpen,
      holds: (value) => amount(value) >= low && (isOpen || amount(value) < high),
    };
  });
}

const mostDays = 12;
const mostMonths = 24;

const monthAfter = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
};

/** Days that were named; months or years where there would be too many. In the order of the calendar. */
export function dayEdges(tally: readonly Tally[]): { unit: 'day' | 'month' | 'year'; edges: Edge[] } {
  const days = [...new Set(tally.map(({ value }) => value.slice(0, 10)))]
    .filter((day) => /^\d{4}-\d\d-\d\d$/.test(day))
    .sort();
  const edge = (start: string): Edge => ({ from: start, until: start, holds: (value) => value.startsWith(start) });
  if (days.length <= mostDays) return { unit: 'day', edges: days.map(edge) };
  const [first = '', last = ''] = [days[0]?.slice(0, 7), days.at(-1)?.slice(0, 7)];
  const months: string[] = [];
  for (let month = first; month <= last && months.length <= mostMonths; month = monthAfter(month)) months.push(month);
  if (months.length <= mostMonths) return { unit: 'month', edges: months.map(edge) };
  return { unit: 'year', edges: [...new Set(days.map((day) => day.slice(0, 4)))].map(edge) };
}

/** Hours from the first to the last that was named. */
export function hourEdges(tally: readonly Tally[]): Edge[] {
  const hours = tally.map(({ value }) => Number(value.slice(0, 2))).filter((hour) => hour >= 0 && hour < 24);
  if (hours.length === 0) return [];
  const [first, last] = [Math.min(...hours), Math.max(...hours)];
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const hour = String(first + index).padStart(2, '0');
    return { from: hour, until: hour, holds: (value) => value.startsWith(`${hour}:`) };
  });
}
